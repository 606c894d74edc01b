import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { askedQuestion } from "../accounting/asked-question.ts";
import { likeNoun } from "../language/inflection.ts";
import { wordsOf } from "../language/words.ts";
import type { Piece } from "../plain-question/pieces.ts";
import { isUnknown } from "../rewording/rewording.ts";
import { classMeant } from "./class-meant.ts";
import { countsInFront } from "./counts-in-front.ts";
import { kindsBesideNames } from "./kinds-beside-names.ts";
import { hadDoing } from "./had-doing.ts";
import { leaders } from "./leaders.ts";
import { namedFirst } from "./named-first.ts";
import { type InOrdinaryWords, withPieces } from "./put-in-words.ts";

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
