import { answerForms, saysAnswer } from "../normalise/answer-forms.ts";
import { relationNames, sameRelation } from "../normalise/identifier.ts";
import type { GoldQuestion } from "../question-set.ts";
import type { RecordedAnswer, RecordedLink } from "../run/record.ts";
import { LINKING_RANKS, type RecallAtRanks } from "./question-score.ts";

type Candidate = RecordedLink["candidates"][number];

/**
 * Recall of the gold topic entities at ranks 1, 3, 5 and 6, each 0–1: the share that is among the first k candidates of
 * some mention. Undefined where the gold names none; 0 when the question failed.
 */
export function scoreEntityLinking(gold: GoldQuestion, answer: RecordedAnswer | undefined): RecallAtRanks | undefined {
  if (gold.topicEntities === undefined) return undefined;
  const reading = { type: "ENTITIES" } as const;
  const isEntity = (name: string) => {
    const wanted = answerForms([name], undefined, reading);
    return ({ label, iri }: Candidate) => saysAnswer(answerForms([label], iri, reading), wanted);
  };
  return recallAtRanks(gold.topicEntities, answer?.links ?? [], isEntity);
}

/** The same of the gold relations; undefined also where the run recorded no candidates of relations. */
export function scoreRelationLinking(
  gold: GoldQuestion,
  answer: RecordedAnswer | undefined,
): RecallAtRanks | undefined {
  if (gold.relations === undefined || answer?.relationLinks === undefined) return undefined;
  const isRelation = (name: string) => {
    const wanted = relationNames(name);
    return ({ label, iri }: Candidate) => sameRelation(relationNames(label, iri), wanted);
  };
  return recallAtRanks(gold.relations, answer.relationLinks, isRelation);
}

function recallAtRanks(
  wanted: readonly string[],
  links: readonly RecordedLink[],
  recogniser: (name: string) => (candidate: Candidate) => boolean,
): RecallAtRanks | undefined {
  if (wanted.length === 0) return undefined;
  const ranks = wanted.map((name) => bestRank(links, recogniser(name)));
  const recallAt = (k: number): number => ranks.filter((rank) => rank <= k).length / wanted.length;
  return Object.fromEntries(LINKING_RANKS.map((k) => [k, recallAt(k)])) as RecallAtRanks;
}

/** From 1; infinite where no mention has the candidate. */
function bestRank(links: readonly RecordedLink[], isWanted: (candidate: Candidate) => boolean): number {
  const places = links.map(({ candidates }) => candidates.findIndex(isWanted)).filter((place) => place >= 0);
  return Math.min(...places.map((place) => place + 1));
}
