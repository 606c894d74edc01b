import lists from "../language/data/frames.json" with { type: "json" };
import { DETERMINERS, MARKS } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import type { HoldsName, InName } from "./preambles.ts";
import type { Piece } from "./pieces.ts";

const OWNERS = wordSet(lists.owners);
const KEEPERS = wordSet(lists.keepers);
const THESE_DAYS = lists.theseDays.map((line) => line.split(" "));

/**
 * The question without whose things they are that it asks for, where that is who is asked or who asks: "your biggest N"
 * is the biggest N, "how many N have you got" asks how many there are, and how it is "these days" how it is now.
 * Undefined where there is nothing of the kind.
 */
export function ofWhatIsHeld(
  words: readonly Word[],
  holdsName: HoldsName,
  inName: InName,
): readonly Piece[] | undefined {
  const end = MARKS.has(words.at(-1)?.lower ?? "") ? words.length - 1 : words.length;
  const lower = (at: number): string => words[at]?.lower ?? "";
  const said = new Map<number, readonly [to: number, said: string]>();
  for (let at = 0; at < end; at += 1)
    if (OWNERS.has(lower(at)) && !inName(at) && !isPartOfName(at, end, holdsName)) said.set(at, [at + 1, "the"]);
  const had = hadFrom(words, end);
  if (had !== undefined) said.set(had, [end, "are there"]);
  else {
    const now = THESE_DAYS.find((phrase) => phrase.every((each, at) => lower(end - phrase.length + at) === each));
    const from = end - (now?.length ?? 0);
    if (now !== undefined && from > 1 && !holdsName(from, end)) said.set(from, [end, "now"]);
  }
  if (said.size === 0) return undefined;
  const pieces: Piece[] = [];
  let from = 0;
  for (const [at, [to, text]] of [...said].sort(([one], [other]) => one - other)) {
    pieces.push({ from, to: at }, { said: text });
    from = to;
  }
  return [...pieces, { from, to: words.length }];
}

/** "Our" of "Our Lady": a name reaches over it, or begins behind it and may have it before. */
function isPartOfName(at: number, end: number, holdsName: HoldsName): boolean {
  const holds = (from: number, to: number): boolean => from < to && holdsName(from, to);
  for (let to = at + 2; to <= Math.min(end, at + LONGEST_NAME); to += 1)
    if (holds(at + 1, to) && !holds(at + 2, to)) return true;
  for (let from = Math.max(0, at - LONGEST_NAME); from <= at; from += 1)
    for (let to = at + 1; to <= Math.min(end, at + LONGEST_NAME); to += 1)
      if (holds(from, to) && !holds(from, at) && !holds(at + 1, to)) return true;
  return false;
}

const LONGEST_NAME = 6;

/** "(How many N) have you got", "(which N) do you have": where that begins, behind a noun and last. */
function hadFrom(words: readonly Word[], end: number): number | undefined {
  const lower = (at: number): string => words[at]?.lower ?? "";
  const isAsked = (lower(0) === "how" && lower(1) === "many") || lower(0) === "which" || lower(0) === "what";
  const got = lower(end - 1) === "got" ? end - 1 : end;
  const isGot = got < end && KEEPERS.has(lower(got - 1)) && lower(got - 2) === "have";
  const isHad = got === end && lower(end - 1) === "have" && KEEPERS.has(lower(end - 2)) && lower(end - 3) === "do";
  const at = isGot ? got - 2 : isHad ? end - 3 : undefined;
  const isBehindNoun = at !== undefined && at > (lower(0) === "how" ? 2 : 1) && !DETERMINERS.has(lower(at - 1));
  return isAsked && isBehindNoun ? at : undefined;
}
