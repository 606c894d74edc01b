import type { StageContext, Stage } from "../investigation/stage.ts";
import { membersOf } from "../graph/fused-graph.ts";
import type { InvestigationParts } from "../investigation-parts.ts";
import { maxAgeOf } from "../sources/age.ts";
import type { Catalogue, EntityCandidate, Mention } from "../sources/knowledge-graph.ts";
import { versionOf } from "../sources/version.ts";
import type { QuestionAnalysis, Reading } from "./analysis.ts";
import { isOfSet, type Form, type LinkCandidate, type SetForm, type WhereForm } from "./form/logical-form.ts";
import { leadsToThings, turnedRound } from "./form/turned-round.ts";
import { mapForm, nodesOf } from "./form/walk.ts";
import { reviseForm } from "./revise-form.ts";

/** The most names of one analysis that are looked up, and the most things that one of them may mean. */
export const LEFT_OPEN = Object.freeze({ names: 4, namesakes: 4 } as const);

type Analysed = Pick<QuestionAnalysis, "readings" | "parts">;

/** What whoever reads the question was shown, and where the rest is looked up. */
interface Shown {
  readonly mentions: readonly Mention[];
  readonly catalogue: Catalogue;
  readonly parts: InvestigationParts;
}

/**
 * An analysis in which names that were given by words alone are what the graph calls exactly so, by a label or another
 * name. So is a text that a relation is to be equal to which leads to things, and not to texts. What was listed to
 * whoever left a name open is not meant by it. No names are looked up for reasoners that choose from what is listed,
 * texts alone ("male").
 */
export async function withNamesLookedUp<T extends Analysed>(
  analysis: T,
  { mentions, catalogue, parts }: Shown,
  context: StageContext,
): Promise<T> {
  const choosesNames = parts.reasoner.answers?.(reviseForm) !== true;
  const readings = [...analysis.readings, ...(analysis.parts ?? []).flatMap((part) => part.readings)];
  const open = readings.flatMap(({ form }) =>
    [...nodesOf(form)].flatMap(({ node }) => {
      const name = choosesNames && node.kind === "mention" ? undefined : openName(node, catalogue);
      return name ?? [];
    }),
  );
  const words = [...new Set(open)].slice(0, LEFT_OPEN.names);
  if (words.length === 0) return analysis;
  const found = new Map(
    await Promise.all(words.map(async (each) => [each, await context.get(namesakesStage(each, parts))] as const)),
  );
  const listed = new Set(mentions.flatMap(({ candidates }) => candidates.map(({ iri }) => iri)));
  const known: Known = { called: (name) => found.get(name) ?? [], listed, catalogue };
  const looked = <Read extends Pick<QuestionAnalysis, "readings">>(read: Read): Read => ({
    ...read,
    readings: read.readings.map((reading): Reading => ({ ...reading, form: linked(reading.form, known) })),
  });
  return { ...looked(analysis), ...(analysis.parts === undefined ? {} : { parts: analysis.parts.map(looked) }) };
}

interface Known {
  /** What is called exactly so, best first. */
  readonly called: (name: string) => readonly EntityCandidate[];
  /** IRIs of what was shown. */
  readonly listed: ReadonlySet<string>;
  readonly catalogue: Catalogue;
}

/** The words of a node that the graph is still to be asked for; undefined where there are none. */
function openName(node: Form, catalogue: Catalogue): string | undefined {
  if (node.kind === "mention" && node.candidates.length === 0 && node.answerOf === undefined) return node.text;
  return node.kind === "where" ? textOfThing(node, catalogue) : undefined;
}

/** The text of a condition, where its relation leads to things. */
function textOfThing({ relation, condition, tally }: WhereForm, { relations }: Catalogue): string | undefined {
  if (tally !== undefined || isOfSet(condition) || condition.operator !== "=") return undefined;
  return condition.value.type === "text" && leadsToThings(relation, relations) ? condition.value.text : undefined;
}

function linked(form: Form, { called, listed, catalogue }: Known): Form {
  return mapForm(form, (node): Form => {
    const name = openName(node, catalogue);
    if (name === undefined) return node;
    // A text is said to be the name of what the relation leads to: that may be listed as well.
    const meant = called(name).filter(({ iri }) => node.kind === "where" || !listed.has(iri));
    if (meant.length === 0) return node;
    const candidates = meant.map(({ iri, label, score }): LinkCandidate => ({ iri, label, score }));
    const thing: SetForm = { kind: "mention", text: name, candidates };
    if (node.kind !== "where") return thing;
    return {
      kind: "intersect",
      sets: [node.set, { kind: "follow", from: thing, relation: turnedRound(node.relation) }],
    };
  });
}

/** What the graph calls by some words as they stand, spelling apart that makes no difference. */
function namesakesStage(words: string, parts: InvestigationParts): Stage<readonly EntityCandidate[]> {
  return {
    name: "mentions.leftOpen",
    version: 1,
    inputs: { words, graph: versionOf(parts.graph) },
    maxAgeMs: maxAgeOf(membersOf(parts.graph)),
    async compute(context) {
      const found = await parts.graph.searchEntities(words, LEFT_OPEN.namesakes, context);
      return found.filter(({ match }) => match !== "FUZZY");
    },
  };
}
