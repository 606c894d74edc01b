import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { askedQuestion } from "../accounting/asked-question.ts";
import { likeNoun } from "../language/inflection.ts";
import { wordsOf } from "../language/words.ts";
import { reworded, type Piece } from "../plain-question/pieces.ts";
import { isUnknown } from "../rewording/rewording.ts";
import { classMeant } from "./class-meant.ts";
import { countsInFront } from "./counts-in-front.ts";
import { kindsBesideNames } from "./kinds-beside-names.ts";
import { hadDoing } from "./had-doing.ts";
import { leaders } from "./leaders.ts";
import { namedFirst } from "./named-first.ts";

/** A question as it is put in the words of a graph, and what is told of that. */
export interface InOrdinaryWords<T extends AnalysisInput> {
  readonly input: T;
  /** What was read otherwise than it is said, and means the same. */
  readonly readAs: readonly string[];
  /** The same where something else may be meant. */
  readonly doubts: readonly string[];
}

/** Longer questions say more than people say in passing. */
const MOST_WORDS = 40;

/**
 * The question with what people call things in place of what the graph calls them: classes that go by another noun
 * there, and without what a name is where the name says it. Undefined where there is nothing of the kind.
 */
export function inOrdinaryWords<T extends AnalysisInput>(asked: T): InOrdinaryWords<T> | undefined {
  if (wordsOf(asked.question).length > MOST_WORDS) return undefined;
  let found: InOrdinaryWords<T> = { input: asked, readAs: [], doubts: [] };
  for (const rewording of [namedFirst, kindsBesideNames, leaders, hadDoing, inClassesOfGraph, countsInFront]) {
    const next = rewording(found.input);
    if (next === undefined) continue;
    found = {
      input: next.input,
      readAs: [...found.readAs, ...next.readAs],
      doubts: [...found.doubts, ...next.doubts],
    };
  }
  return found.input === asked ? undefined : found;
}

/** "Which boats" as "which vessels". */
function inClassesOfGraph<T extends AnalysisInput>(input: T): InOrdinaryWords<T> | undefined {
  const { words, start, demands } = askedQuestion(input.question);
  const pieces: Piece[] = [];
  const [readAs, doubts]: [string[], string[]] = [[], []];
  let from = 0;
  words.forEach((word, at) => {
    if (at < start || demands[at] !== undefined || word.text !== word.lower || !isUnknown(words, at, input)) return;
    const meant = classMeant(word.lower, input.catalogue);
    if (meant === undefined) return;
    const noun = likeNoun(meant.entry.label.toLowerCase(), word.lower);
    pieces.push({ from, to: at }, { said: noun });
    from = at + 1;
    const told = `“${word.text}” was read as “${noun}”`;
    if (meant.isSaidByGraph) readAs.push(told);
    else doubts.push(`${told}, which may not be meant`);
  });
  if (pieces.length === 0) return undefined;
  return { input: withPieces(input, [...pieces, { from, to: words.length }]), readAs, doubts };
}

/** The question put together of pieces of it, and the names that are kept where they stand then. */
export function withPieces<T extends AnalysisInput>(input: T, pieces: readonly Piece[]): T {
  const { text, moved } = reworded(input.question, wordsOf(input.question), pieces);
  const mentions = input.mentions.flatMap((mention) => {
    const place = moved(mention.start, mention.end);
    return place === undefined ? [] : [{ ...mention, ...place }];
  });
  return { ...input, question: text, mentions };
}
