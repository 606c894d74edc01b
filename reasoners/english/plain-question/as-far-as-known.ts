import frames from "../language/data/frames.json" with { type: "json" };
import { gradedAdjective } from "../language/adjectives.ts";
import { wordSet } from "../language/word-set.ts";
import { isFunctionWord } from "../language/function-words.ts";
import type { Word } from "../language/words.ts";
import type { InName } from "./preambles.ts";
import type { Piece } from "./pieces.ts";

const ON_RECORD = wordSet(frames.onRecord);

/**
 * "The earliest recorded accident", "boats with no known owner": all that is answered is what is on record. Undefined
 * where nothing is said so.
 */
export function asFarAsKnown(words: readonly Word[], _: unknown, inName: InName): readonly Piece[] | undefined {
  const at = words.findIndex(
    ({ lower }, index) =>
      ON_RECORD.has(lower) && bounds(words[index - 1]) && isNoun(words[index + 1]) && !inName(index),
  );
  if (at < 0) return undefined;
  return [
    { from: 0, to: at },
    { from: at + 1, to: words.length },
  ];
}

/** "No", and the end of a scale. */
function bounds(word: Word | undefined): boolean {
  return word !== undefined && (word.lower === "no" || gradedAdjective(word.lower)?.degree === "superlative");
}

function isNoun(word: Word | undefined): boolean {
  return word !== undefined && !isFunctionWord(word.lower);
}
