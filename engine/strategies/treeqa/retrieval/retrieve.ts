import type { SetForm } from "../../../question/form/logical-form.ts";
import { hopKey, isGraphHop, type GraphHop, type Row } from "../../../query/execution/hop.ts";
import { eachInTurns, Turn } from "../../../investigation/turn.ts";
import { BOUNDS } from "../bounds.ts";
import type { Asked } from "../linking/link-entities.ts";
import { isInstead, type Answers, type FoundRows, type NodeSet } from "../node-set.ts";
import type { Run } from "../run.ts";
import { factsStage } from "./facts.ts";
import { fromGraph, type Links } from "./from-graph.ts";
import { fromText, type TextFound } from "./from-text.ts";

/** What was retrieved for a node: a computed answer, or facts and texts to find it in. */
export interface Retrieval {
  /** The sub-question as it can be said by now. */
  readonly question: string;
  /** The answer where it was computed from a logical form; empty otherwise. */
  readonly computed: NodeSet;
  /** True where the sub-question asks of one thing whether something is so, and it is. */
  readonly isWhether: boolean;
  readonly triples: readonly TripleFound[];
  readonly texts: readonly TextFound[];
  readonly truncated: boolean;
}

export interface TripleFound {
  readonly hop: GraphHop;
  readonly found: FoundRows;
}

/** Graph and text retrieval for one node; text where the graph leaves the sub-question open (TreeQA, section 3.2). */
export async function retrieve(
  asked: Asked,
  links: Links,
  answers: Answers,
  clue: string | null,
  run: Run,
): Promise<Retrieval> {
  const { part, planned } = asked;
  const turn = new Turn(run.context.signal);
  if (part === undefined) {
    const found = await oneHopFacts(asked, links, run);
    const texts = await fromText(asked, links.entities, clue, run);
    const triples = await triplesOf(found.rows, undefined, turn);
    return { question: planned.question, computed: [], isWhether: false, triples, texts, truncated: found.truncated };
  }
  const computed = await fromGraph(asked, part, links, answers, run);
  const found = computed === undefined ? [] : [computed.found];
  const isOpen = computed === undefined && part.isWalk && (run.following.supported === undefined || isInstead(answers));
  return {
    question: computed?.question ?? planned.question,
    computed: found,
    isWhether: computed?.isWhether === true,
    triples: await triplesOf(found, part.id, turn),
    texts: isOpen ? await fromText(asked, links.entities, clue, run) : [],
    truncated: computed?.truncated === true,
  };
}

/**
 * What documents say of a node of which the graph states what does not answer it: nothing that the graph computed is
 * evidence of another answer. A sentence can say only what stands at the far end of a relation.
 */
export async function retrieveInstead(
  asked: Asked,
  links: Links,
  { question }: Retrieval,
  clue: string | null,
  run: Run,
): Promise<Retrieval> {
  const texts = asked.part?.isWalk === true ? await fromText(asked, links.entities, clue, run) : [];
  return { question, computed: [], isWhether: false, triples: [], texts, truncated: false };
}

/** The facts of the kept entities by the kept relations, whenever they hold: for a sub-question that fits no form. */
async function oneHopFacts(
  { planned }: Asked,
  { entities, relations }: Links,
  run: Run,
): Promise<{ readonly rows: readonly FoundRows[]; readonly truncated: boolean }> {
  const from = entities.filter(({ kept }) => kept).slice(0, BOUNDS.members);
  const sets = relations
    .filter(({ kept }) => kept)
    .flatMap(({ iri, label, direction, score }) =>
      from.map((entity): SetForm => ({
        kind: "follow",
        from: {
          kind: "mention",
          text: entity.mention,
          candidates: [{ iri: entity.iri, label: entity.label, score: 1 }],
        },
        relation: { text: label, candidates: [{ iri, label, direction, score }] },
      })),
    );
  const [first] = sets;
  if (first === undefined) return { rows: [], truncated: false };
  const set: SetForm = {
    kind: "at",
    set: sets.length > 1 ? { kind: "union", sets } : first,
    time: { kind: "interval" },
  };
  const facts = await run.context.get(factsStage(set, run.question, run.parts));
  const { rows, labels, retrievedAt } = facts;
  const truncated = facts.truncated || entities.filter(({ kept }) => kept).length > from.length;
  const ofNode = rows.map(({ value, hops }) => ({ value, hops: hops.map((hop) => ({ ...hop, slot: planned.id })) }));
  return { rows: [{ rows: ofNode, labels, retrievedAt, score: 1 }], truncated };
}

/** Each triple once, those of the sub-question itself first. */
async function triplesOf(set: NodeSet, part: string | undefined, turn: Turn): Promise<readonly TripleFound[]> {
  const triples = new Map<string, TripleFound>();
  for (const found of set) {
    const note = ({ hops }: Row): void => {
      for (const hop of hops.filter(isGraphHop)) triples.set(hopKey(hop), { hop, found });
    };
    await eachInTurns(found.rows, note, turn);
  }
  await turn.rest();
  const isOwn = ({ hop }: TripleFound): boolean => hop.slot === part;
  return [...triples.values()].sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
}
