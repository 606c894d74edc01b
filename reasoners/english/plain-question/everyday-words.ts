import lists from "../language/data/frames.json" with { type: "json" };
import { gradedAdjective, ordinal } from "../language/adjectives.ts";
import type { Word } from "../language/words.ts";
import type { HoldsName } from "./preambles.ts";
import type { Piece } from "./pieces.ts";

const SHORTENED: ReadonlyMap<string, string> = new Map(Object.entries(lists.shortened));
const HAS: ReadonlyMap<string, string> = new Map(Object.entries(lists.hasGot));
const MOST_BETWEEN = 5;

/**
 * The question in the words of a book, where people write otherwise: "ppl" are people, "has E got" is "does E have",
 * and "the very first" is the first. Undefined where there is nothing of the kind.
 */
export function inPlainWords(words: readonly Word[], holdsName: HoldsName): readonly Piece[] | undefined {
  const said = new Map<number, string>();
  words.forEach(({ text, lower }, at) => {
    const full = SHORTENED.get(lower);
    if (full !== undefined && text === lower && !holdsName(at, at + 1)) said.set(at, full);
    if (lower === "very" && isRank(words[at + 1]?.lower)) said.set(at, "");
    if (lower === "got") hasGot(words, at, said);
  });
  return said.size === 0 ? undefined : piecesOf(words.length, said);
}

function isRank(lower: string | undefined): boolean {
  return lower !== undefined && (ordinal(lower) !== undefined || gradedAdjective(lower)?.degree === "superlative");
}

/** "Has got" is "has", "how many moons has E got" asks how many it has. */
function hasGot(words: readonly Word[], got: number, said: Map<number, string>): void {
  for (let at = got - 1; at >= 0 && got - at <= MOST_BETWEEN + 1; at -= 1) {
    const does = HAS.get(words[at]?.lower ?? "");
    if (does === undefined) continue;
    said.set(got, at === got - 1 ? "" : "have");
    if (at < got - 1) said.set(at, does);
    return;
  }
}

function piecesOf(length: number, said: ReadonlyMap<number, string>): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const [at, word] of [...said].sort(([one], [other]) => one - other)) {
    pieces.push({ from, to: at }, ...(word === "" ? [] : [{ said: word }]));
    from = at + 1;
  }
  return [...pieces, { from, to: length }];
}
