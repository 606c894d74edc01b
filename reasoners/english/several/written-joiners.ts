import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { isOnlyAlike } from "../../../engine/question/only-alike.ts";
import type { Mention } from "../../../engine/sources/knowledge-graph.ts";
import { WH } from "../language/function-words.ts";

/** What people write for "and" as a word of its own; "/" may be an "or" as well. */
const JOINER = /(?<=\s)(?:&|\+|'?n'?)(?=\s)/gu;
/** "When/where", "who + when": between question words it need not stand alone. */
const BETWEEN_QUESTION_WORDS = /(?<=\b(\p{L}{3,5}))\s?[/&+]\s?(?=(\p{L}{3,5})\b)/giu;
const LETTER = /\p{L}/u;

/**
 * The question with "and" where it is written as "n", "&" or "+", and as "/" between question words. In a name it stays
 * as it is, and between numbers it may be no "and".
 */
export function withJoinersInWords<T extends AnalysisInput>(input: T): T {
  const { question, mentions } = input;
  const found = [
    ...[...question.matchAll(JOINER)].map((each) => placeOf(each)),
    ...[...question.matchAll(BETWEEN_QUESTION_WORDS)].flatMap((each) =>
      WH.has(each[1]?.toLowerCase() ?? "") && WH.has(each[2]?.toLowerCase() ?? "") ? [placeOf(each)] : [],
    ),
  ].filter((place, at, all) => {
    const isFirst = all.findIndex((other) => other.start < place.end && place.start < other.end) === at;
    return isFirst && standsBetweenWords(question, place) && !mentions.some((name) => holds(name, place));
  });
  if (found.length === 0) return input;
  let [text, from] = ["", 0];
  const shifts: { readonly end: number; readonly by: number }[] = [];
  for (const { start, end } of found.sort((a, b) => a.start - b.start)) {
    text += `${question.slice(from, start).trimEnd()} and `;
    from = end + (question.slice(end).length - question.slice(end).trimStart().length);
    shifts.push({ end: from, by: text.length - from });
  }
  const by = (at: number): number => shifts.findLast(({ end }) => end <= at)?.by ?? 0;
  const isJoiner = ({ start, end }: Place): boolean => found.some((each) => each.start < end && start < each.end);
  return {
    ...input,
    question: text + question.slice(from),
    mentions: mentions
      .filter((name) => !isJoiner(name))
      .map((name) => ({ ...name, start: name.start + by(name.start), end: name.end + by(name.start) })),
  };
}

interface Place {
  readonly start: number;
  readonly end: number;
}

function placeOf({ index, 0: { length } }: RegExpExecArray): Place {
  return { start: index, end: index + length };
}

function standsBetweenWords(question: string, { start, end }: Place): boolean {
  const [before, behind] = [question.slice(0, start).trimEnd().at(-1) ?? "", question.slice(end).trimStart()[0] ?? ""];
  return LETTER.test(behind) && !/\d/u.test(before);
}

/** Does a name of the graph go on over it? "n" alone is like the symbol of some element. */
function holds({ start, end, candidates }: Mention, place: Place): boolean {
  return (
    start < place.end && place.start < end && end - start > place.end - place.start && !candidates.every(isOnlyAlike)
  );
}
