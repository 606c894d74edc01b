import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { isParticiple, isPast } from "../language/word-forms.ts";
import { phraseText, type Word, wordsOf } from "../language/words.ts";
import { type InOrdinaryWords, withPieces } from "../ordinary-words/put-in-words.ts";
import { pronounsIn } from "../several/pronouns.ts";
import { withoutWhatever, withoutWhereabouts } from "./asides-inside.ts";
import { isCircumstance } from "./circumstances.ts";
import { clausesOf } from "./clauses.ts";
import { withHint } from "./hints.ts";
import { behindCorrection, type Clause, isFiller, questionIn } from "./phrases-of-talk.ts";
import { withNameForPronoun } from "./pronouns-for-names.ts";
import { namesIn, tellsOfAsker } from "./what-clauses-say.ts";

/** Longer texts tell more than people say around a question. */
const MOST_WORDS = 60;
const MOST_CLAUSES = 8;
const LEAST_OF_A_QUESTION = 3;

/**
 * A question without what its asker tells of himself before and behind it, and without what he takes back: "my sister
 * gave me E, any idea who wrote it" asks who wrote E, and "who trained … no wait, which club is E in" in which club E
 * is. What is told holds no words of the graph but for the name that a pronoun stands for. Undefined where nothing is
 * told or taken back, or it is not said what a pronoun stands for.
 */
export function withoutTalk<T extends AnalysisInput>(input: T): InOrdinaryWords<T> | undefined {
  let found: InOrdinaryWords<T> = { input, readAs: [], doubts: [] };
  for (const put of [withoutClauses, withHint, withoutWhatever, withoutWhereabouts]) {
    const next = put(found.input);
    if (next === undefined) continue;
    found = {
      input: next.input,
      readAs: [...found.readAs, ...next.readAs],
      doubts: [...found.doubts, ...next.doubts],
    };
  }
  return found.input === input ? undefined : found;
}

/** Without clauses that are talk alone. */
function withoutClauses<T extends AnalysisInput>(input: T): InOrdinaryWords<T> | undefined {
  const words = wordsOf(input.question);
  if (words.length > MOST_WORDS) return undefined;
  const clauses = clausesOf(input, words);
  if (clauses.length > MOST_CLAUSES) return undefined;
  const { told, asked, begin, isTakenBack } = inClauses(words, clauses, input);
  const [first, last] = [asked[0], asked.at(-1)];
  if (first === undefined || last === undefined || told.length === 0) return undefined;
  const core: Clause = { from: begin ?? first.from, to: last.to };
  const readAs = told
    .filter((clause) => !isFiller(words, clause) && !isCircumstance(words, clause))
    .map(({ from, to }) => `“${phraseText(words.slice(from, to))}” was taken for talk`);
  const inCore = namesIn(words, core, input).map(({ name }) => name.text.toLowerCase());
  const isNamed = inCore.some((name) => !isDeed(name));
  const inTold = told.flatMap((clause) => namesIn(words, clause, input).map(({ name }) => name.text.toLowerCase()));
  const named = inTold.length > 0;
  // "She loves E. How high is E?" is asked of what it names.
  const isOther = inTold.some((name) => !inCore.includes(name));
  if (isNamed && isOther && isTakenBack !== true) return undefined;
  const speaks = !isNamed && pronounsIn(words, core.from, core.to).length > 0;
  if (!speaks) return named && !isNamed ? undefined : { input: withPieces(input, [core]), readAs, doubts: [] };
  const meant = withNameForPronoun(words, core, told, input);
  return meant && { input: withPieces(input, meant.pieces), readAs: [...readAs, meant.told], doubts: [] };
}

/** "Born" is called like somebody, and says what happened. */
function isDeed(name: string): boolean {
  return !name.includes(" ") && (isPast(name) || isParticiple(name));
}

interface Told {
  /** What is told besides, or taken back. */
  readonly told: readonly Clause[];
  readonly asked: readonly Clause[];
  /** Where what is asked begins, behind words of its first clause that take something back. */
  readonly begin?: number | undefined;
  readonly isTakenBack?: true;
}

function inClauses(words: readonly Word[], clauses: readonly Clause[], input: AnalysisInput): Told {
  const corrected = clauses.findLastIndex((clause, at) => at > 0 && goesOnBehind(words, clauses, at) !== undefined);
  if (corrected > 0) {
    const begin = goesOnBehind(words, clauses, corrected);
    const at = clauses.findIndex(({ to }) => to > (begin ?? 0));
    return { told: clauses.slice(0, corrected), asked: clauses.slice(at), begin, isTakenBack: true };
  }
  const isTold = (clause: Clause): boolean =>
    isFiller(words, clause) ||
    isCircumstance(words, clause) ||
    (questionIn(words, clause) === undefined && tellsOfAsker(words, clause, input));
  let [from, to] = [0, clauses.length];
  while (from < to - 1 && isTold(clauses[from] as Clause)) from += 1;
  while (to > from + 1 && isTold(clauses[to - 1] as Clause)) to -= 1;
  const asked = clauses.slice(from, to);
  const first = asked[0];
  const begin = first === undefined ? undefined : questionIn(words, first);
  // What is left must ask for something by itself where something is told before it.
  const tells = clauses.slice(0, from).some((clause) => !isFiller(words, clause) && !isCircumstance(words, clause));
  if (tells && begin === undefined) return { told: [], asked: clauses };
  return {
    told: [...clauses.slice(0, from), ...clauses.slice(to)],
    asked,
    begin: from > 0 ? begin : undefined,
  };
}

/** Where a question begins behind words of a clause that take back what stands before them. */
function goesOnBehind(words: readonly Word[], clauses: readonly Clause[], at: number): number | undefined {
  const clause = clauses[at];
  const behind = clause === undefined ? undefined : behindCorrection(words, clause);
  if (clause === undefined || behind === undefined) return undefined;
  const rest = behind < clause.to ? { from: behind, to: clause.to } : clauses[at + 1];
  // "I mean which hut" says what is asked for, and asks for nothing by itself.
  return rest === undefined || rest.to - rest.from < LEAST_OF_A_QUESTION ? undefined : questionIn(words, rest);
}
