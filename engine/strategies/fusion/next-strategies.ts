import type { StrategyName } from "../../evidence/trace.ts";
import { FIDELIS, HYDRA, TREEQA, WHOLE } from "./name.ts";
import type { Opening, Undecided, World } from "./undecided.ts";

/** A strategy, and when it may find what is open. */
interface Suggestion {
  readonly strategy: StrategyName;
  readonly when: (opening: Opening) => boolean;
}

/** Part by part, each from graphs or texts: where there are parts, and texts to look them up in. */
const partByPart: Suggestion = { strategy: TREEQA, when: ({ isComposed, hasTexts }) => isComposed && hasTexts };
/** The same for what a model could say no reading of: it takes the question apart by itself. */
const takenApart: Suggestion = { strategy: TREEQA, when: ({ hasTexts, hasModel }) => hasTexts && hasModel };
/** From all sources at once: where there are several, and somebody can say whether what is found answers. */
const allSources: Suggestion = {
  strategy: HYDRA,
  when: (opening) => isJudgedInGraphs(opening) || (opening.sources > 1 && (opening.isRead || opening.hasModel)),
};
/** The same where texts may bear out, or contradict, what the graphs say: none have been read yet. */
const inTexts: Suggestion = { strategy: HYDRA, when: ({ hasUnreadTexts }) => hasUnreadTexts };
/**
 * Step by step along whatever relations there are: where the words for them do not fit. Part by part a model chooses
 * among the same relations, and has texts beside them: then it is not asked to do so twice.
 */
const alongRelations: Suggestion = {
  strategy: FIDELIS,
  when: (opening) => !isTakenApart(opening) && !isJudgedInGraphs(opening),
};
/** The same where they fit, or nobody can tell: without a model no step is judged by more than these words. */
const byModel: Suggestion = {
  strategy: FIDELIS,
  when: (opening) => opening.hasModel && !isTakenApart(opening) && !isJudgedInGraphs(opening),
};

/** Does a model take it apart, and look up each part in graphs and texts? */
function isTakenApart({ hasModel, hasTexts, isComposed, isRead }: Opening): boolean {
  return hasModel && hasTexts && (isComposed || !isRead);
}

/**
 * Are there graphs alone, and a model? It then judges paths between all that the question names, and whether the whole
 * of them answers: that answers more than step by step, for as many calls (docs/choosing-a-strategy.md).
 */
function isJudgedInGraphs({ hasModel, hasTexts }: Opening): boolean {
  return hasModel && !hasTexts;
}

/** What may find what QUERY has left open, the likeliest first, where nobody reads texts as a whole. */
const SUGGESTED: Readonly<Record<Undecided, readonly Suggestion[]>> = {
  NOT_UNDERSTOOD: [takenApart, byModel, allSources],
  UNKNOWN_NAME: [partByPart, allSources],
  UNKNOWN_RELATION: [alongRelations, partByPart, allSources],
  NOTHING_FOUND: [partByPart, allSources, byModel],
  RIVAL_READINGS: [allSources],
  LOOSE_WORDS: [alongRelations, inTexts],
  UNCHECKED: [inTexts],
};

/** There is an answer already: what else is read bears it out, or is weighed against it. */
const ANSWERED: ReadonlySet<Undecided> = new Set(["LOOSE_WORDS", "UNCHECKED"]);

/** Names of the strategies to go on with, in the order in which they are tried. */
export function nextStrategies(opening: Opening): readonly StrategyName[] {
  if (opening.isUndated) return [];
  if (opening.readsWhole) return readingFirst(opening);
  return SUGGESTED[opening.why].filter(({ when }) => when(opening)).map(({ strategy }) => strategy);
}

/**
 * Where a model reads the question in the texts as a whole, for a request or two, that is done first. Part by part, or
 * step by step, it would be shown the same texts again; what is left is paths between what graphs know by name.
 */
function readingFirst({ why, isInGraph }: Opening): readonly StrategyName[] {
  return isInGraph && !ANSWERED.has(why) ? [WHOLE, HYDRA] : [WHOLE];
}

/** Names of all that may be asked over these sources, whatever QUERY leaves open. */
export function mayBeNext({ hasTexts, sources, hasModel, readsWhole }: World): readonly StrategyName[] {
  const known = { isInGraph: true, isUndated: false };
  const world = { hasTexts, hasUnreadTexts: hasTexts, sources, hasModel, readsWhole, ...known };
  const widest = { ...world, words: [] };
  const openings = [true, false].flatMap((isComposed) =>
    [true, false].map((isRead) => ({ ...widest, isComposed, isRead })),
  );
  const reasons = Object.keys(SUGGESTED) as readonly Undecided[];
  return [...new Set(openings.flatMap((opening) => reasons.flatMap((why) => nextStrategies({ ...opening, why }))))];
}
