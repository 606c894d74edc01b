import type { Form, RelationCandidate, RelationPhrase, SetForm } from "../../../question/form/logical-form.ts";
import { mapForm } from "../../../question/form/walk.ts";
import { counted } from "../../../values/counted.ts";
import { outcomesOf } from "../../../query/outcomes.ts";
import type { Hop, Row } from "../../../query/execution/hop.ts";
import { mapInTurns, Turn } from "../../../investigation/turn.ts";
import { BOUNDS } from "../bounds.ts";
import type { Asked } from "../linking/link-entities.ts";
import {
  entitiesIn,
  isInstead,
  labelIn,
  membersIn,
  rowsIn,
  type Answers,
  type FoundRows,
  type NodeSet,
} from "../node-set.ts";
import { knownAnswers } from "../known-answers.ts";
import { partsOf, type Part } from "../parts.ts";
import { slotInWhole, type Placed } from "../placed.ts";
import type { Run } from "../run.ts";
import type { LinkedEntity, LinkedRelation } from "../../../evidence/logic-tree.ts";
import { questionFor } from "../../../question/form/question-for.ts";
import { questionFrom, slotInForm } from "../verbalise.ts";
import { factsStage } from "./facts.ts";
import { startsAt, withReasons } from "../../../query/execution/rows.ts";
import { entitySet } from "../../../question/form/entity-set.ts";

/** What was kept of a node's candidates. */
export interface Links {
  readonly entities: readonly LinkedEntity[];
  readonly relations: readonly LinkedRelation[];
}

/** A sub-question as the graph answers it. */
export interface Computed {
  readonly found: FoundRows;
  /** The sub-question in the graph's names, with the validated answers that it starts from. */
  readonly question: string;
  /** True where it is asked of one thing alone whether something is so; what is found is that thing. */
  readonly isWhether: boolean;
  readonly truncated: boolean;
}

/**
 * Executes a sub-question that fits a logical form: nothing of it is guessed. Undefined when the graph gives nothing.
 */
export async function fromGraph(
  asked: Asked,
  part: Part,
  links: Links,
  answers: Answers,
  run: Run,
): Promise<Computed | undefined> {
  const { supported } = run.following;
  const standsInstead = isInstead(answers);
  // What was named in place of what the graph computes leads on; where that is no thing of the graph, nothing does.
  if (
    standsInstead &&
    [...answers.values()].some((set) => isInstead(new Map([["", set]])) && entitiesIn(set).length === 0)
  )
    return undefined;
  const form = standsInstead ? (supported ?? run.following.form) : run.following.form;
  const supportedPart = supported === undefined ? undefined : partsOf(supported).find(({ id }) => id === part.id);
  if (!standsInstead && supported !== undefined && supportedPart !== undefined && isKept(supportedPart, links)) {
    const known = knownAnswers(answers, run);
    const computed = await executed(supportedPart, 1, questionFrom(supported, part.id, known), run);
    return computed === undefined ? undefined : { ...computed, isWhether: asksOfOne(supportedPart, asked, computed) };
  }
  if (form === undefined) return undefined;
  const substituted = partsOf(startingFrom(form, answers, run)).find(({ id }) => id === part.id);
  if (substituted === undefined) return undefined;
  const { all } = await outcomesOf(narrowed(substituted, part, links), run.queryContext);
  const outcome = all.find(({ decision }) => decision.kind === "members");
  if (outcome === undefined) return undefined;
  const concrete = { ...substituted, set: outcome.form as SetForm };
  const computed = await executed(concrete, outcome.linking, questionFor(concrete.set), run);
  return computed === undefined
    ? undefined
    : {
        ...computed,
        isWhether: asksOfOne(concrete, asked, computed),
        found: {
          ...computed.found,
          rows: withReasons(computed.found.rows, rowsIn(asked.needed), startsAt(part.id)),
          ...(standsInstead ? { instead: true } : {}),
        },
      };
}

/**
 * Is it asked of one thing whether a condition holds of it? Of several it is asked which of them: then those that are
 * left are the answer.
 */
function asksOfOne({ set, starts }: Part, { needed }: Asked, { found }: Pick<Computed, "found">): boolean {
  const inner = set.kind === "at" ? set.set : set;
  const startsFrom = needed.length > 0 ? needed.map((each) => membersIn(each).length) : [starts?.length ?? 0];
  return inner.kind === "where" && startsFrom.every((count) => count === 1) && membersIn([found]).length === 1;
}

async function executed(
  part: Part,
  score: number,
  question: string,
  run: Run,
): Promise<Omit<Computed, "isWhether"> | undefined> {
  const facts = await run.context.get(factsStage(part.set, run.question, run.parts));
  if (facts.rows.length === 0) return undefined;
  const placed = (row: Row): Row => placedInWhole(row, part.placed);
  const rows = await mapInTurns(facts.rows, placed, new Turn(run.context.signal));
  return {
    found: { rows, labels: facts.labels, retrievedAt: facts.retrievedAt, score },
    question,
    truncated: facts.truncated,
  };
}

function placedInWhole(row: Row, placed: Placed): Row {
  return { value: row.value, hops: row.hops.map((hop): Hop => ({ ...hop, slot: slotInWhole(hop.slot, placed) })) };
}

/** Are the meanings that the graph supports among those kept? */
function isKept({ mentions, relation }: Part, { entities, relations }: Links): boolean {
  const isRelation = (candidate: RelationCandidate): boolean =>
    relations.some(({ kept, iri, direction }) => kept && iri === candidate.iri && direction === candidate.direction);
  return (
    mentions.every(({ candidates }) =>
      candidates.every(({ iri }) => entities.some((entity) => entity.kept && entity.iri === iri)),
    ) &&
    (relation?.candidates.every(isRelation) ?? true)
  );
}

/** The form with validated answers in place of the parts that they answer. */
function startingFrom(form: Form, answers: Answers, run: Run): Form {
  const sets = new Map([...answers].map(([slot, set]) => [slotInForm(slot), answersAsSet(set, run)]));
  return mapForm(form, (node, slot) => sets.get(slot) ?? node);
}

/**
 * The entities of an answer as a set of their own, as many as a relation is followed from; undefined when there are
 * none.
 */
export function answersAsSet(set: NodeSet, run: Run): SetForm | undefined {
  const entities = entitiesIn(set);
  if (entities.length > BOUNDS.members)
    run.cut(`a relation was followed from ${BOUNDS.members} of ${counted(entities.length, "thing")} only`);
  return entitySet(entities.slice(0, BOUNDS.members).map((iri) => ({ iri, label: labelIn(set, iri) ?? iri })));
}

/** The set with those candidates only that were kept for its own names and relation. */
function narrowed({ set, placed }: Part, part: Part, { entities, relations }: Links): SetForm {
  const mentions = new Set(part.mentions.map(({ text }) => text));
  const keptEntities = new Set(entities.filter(({ kept, via }) => kept && via !== "ANSWER").map(({ iri }) => iri));
  const phrase = (relation: RelationPhrase): RelationPhrase => ({
    ...relation,
    candidates: keptCandidates(relation.candidates, relations),
  });
  return mapForm(set, (node, slot) => {
    if (node.kind === "mention" && mentions.has(node.text))
      return { ...node, candidates: node.candidates.filter(({ iri }) => keptEntities.has(iri)) };
    if (slotInWhole(slot, placed) !== part.id) return node;
    if (node.kind === "follow" || node.kind === "where") return { ...node, relation: phrase(node.relation) };
    return node.kind === "extreme" ? { ...node, by: phrase(node.by) } : node;
  }) as SetForm;
}

/** Of what the words may mean, what was kept; where the words mean nothing known, what a reasoner chose instead. */
function keptCandidates(
  named: readonly RelationCandidate[],
  relations: readonly LinkedRelation[],
): readonly RelationCandidate[] {
  const kept = relations.filter((relation) => relation.kept);
  const both = named.filter(({ iri, direction }) =>
    kept.some((relation) => relation.iri === iri && relation.direction === direction),
  );
  return both.length > 0 || named.length > 0
    ? both
    : kept.map(({ iri, label, direction, score }) => ({ iri, label, direction, score }));
}
