import lists from "../language/data/frames.json" with { type: "json" };
import { MARKS, WH } from "../language/function-words.ts";
import { politeOpening } from "../grammar/questions/politeness.ts";
import type { Word } from "../language/words.ts";
import { frameOf, longest } from "./frames.ts";
import type { Piece } from "./pieces.ts";

const OPENINGS = lists.openings.map(frameOf);
const NEEDING = lists.needing.map(frameOf);
const HELLO = ["{hello}", "{hello} ,"].map(frameOf);
/** "Tell me about who directed E": what the question is about follows at once. */
const ABOUT: ReadonlySet<string> = new Set(["about", "of", "exactly"]);
const MOST_IN_A_ROW = 4;

/** What stands before a question and only asks to be told. */
export interface Opening {
  /** Index of the first word of the question itself. */
  readonly to: number;
  /** Does it ask to be told, or only greet? */
  readonly asks: boolean;
  /** Is it one that the grammar knows as it stands? */
  readonly isPlain: boolean;
}

/** "Hello, I was wondering whether you could tell me". */
export function openingOf(words: readonly Word[]): Opening {
  const lowers = words.map(({ lower }) => lower);
  let [to, asks] = [0, false];
  for (let times = 0; times < MOST_IN_A_ROW; times += 1) {
    const from = behindMarks(words, to);
    const needing = longest(NEEDING, lowers, from);
    // "We need to sleep there" says what is wanted.
    const length = lowers[from + needing] === "the" ? needing : longest(OPENINGS, lowers, from);
    if (length === 0 || from + length >= words.length) break;
    asks ||= length !== longest(HELLO, lowers, from);
    to = from + length;
  }
  const start = behindMarks(words, to);
  const isAbout = ABOUT.has(lowers[start] ?? "") && WH.has(lowers[start + 1] ?? "");
  return { to: isAbout && asks ? start + 1 : start, asks, isPlain: !isAbout && politeOpening(words, 0) === to };
}

/** "E, do you happen to know who designed it": the question without what asks to be told. */
export function openingInside(words: readonly Word[], from: number, to: number): readonly Piece[] | undefined {
  const comma = words.findIndex(({ lower }, at) => at > from && at < to && lower === ",");
  if (comma < 0) return undefined;
  const lowers = words.slice(0, to).map(({ lower }) => lower);
  const length = longest(OPENINGS, lowers, comma + 1);
  const start = comma + 1 + length;
  if (length === 0 || !WH.has(lowers[start] ?? "")) return undefined;
  return [
    { from, to: comma + 1 },
    { from: start, to },
  ];
}

function behindMarks(words: readonly Word[], from: number): number {
  let at = from;
  while (at > 0 && at < words.length && MARKS.has(words[at]?.lower ?? "") && words[at]?.lower !== '"') at += 1;
  return at;
}
