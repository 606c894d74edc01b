import { singularForms } from "../../../engine/text/plural.ts";
import { DETERMINERS, DO, isFunctionWord, MARKS } from "../language/function-words.ts";
import { OF_THINGS } from "../language/question-words.ts";
import type { Word } from "../language/words.ts";
import type { Piece } from "./pieces.ts";
import type { HoldsName } from "./preambles.ts";

const MOST_WORDS_OF_A_NOUN = 3;

/**
 * "Which plays did all the actors of E play in" as "which plays did every actor of E play in"; "in all of the plays" as
 * "in all the plays". Undefined where it is not asked of all of a kind.
 */
export function everyOne(words: readonly Word[], holdsName: HoldsName): readonly Piece[] | undefined {
  const all = words.findIndex(({ lower }) => lower === "all");
  const isOf = words[all + 1]?.lower === "of";
  const article = isOf ? all + 2 : all + 1;
  const isThe = words[article]?.lower === "the";
  if (all < 1 || (isOf && !isThe) || holdsName(all, all + 1)) return undefined;
  const noun = isThe ? article + 1 : article;
  if (DO.has(words[all - 1]?.lower ?? "") && asksForKind(words, all)) {
    const end = endOfNoun(words, noun, holdsName);
    const [one] = end === undefined ? [] : singularForms(words[end - 1]?.lower ?? "");
    if (end === undefined || one === undefined) return undefined;
    const did = words[all - 1]?.lower === "do" ? "does" : (words[all - 1]?.text ?? "");
    return [
      { from: 0, to: all - 1 },
      { said: `${did} every` },
      { from: noun, to: end - 1 },
      { said: one },
      { from: end, to: words.length },
    ];
  }
  return isOf && endOfNoun(words, noun, holdsName) !== undefined
    ? [
        { from: 0, to: all + 1 },
        { from: article, to: words.length },
      ]
    : undefined;
}

/** "Which plays did", "in which plays did". */
function asksForKind(words: readonly Word[], to: number): boolean {
  const which = words.findIndex(({ lower }) => OF_THINGS.has(lower));
  return (which === 0 || which === 1) && to - which > 2;
}

/** Behind a noun in the plural, with what stands before it; of a name all is no kind. */
function endOfNoun(words: readonly Word[], from: number, holdsName: HoldsName): number | undefined {
  for (let at = from; at < from + MOST_WORDS_OF_A_NOUN; at += 1) {
    const lower = words[at]?.lower ?? "";
    if (lower === "" || isFunctionWord(lower) || MARKS.has(lower) || DETERMINERS.has(lower)) return undefined;
    if (singularForms(lower).some((one) => one !== lower)) return holdsName(from, at + 1) ? undefined : at + 1;
  }
  return undefined;
}
