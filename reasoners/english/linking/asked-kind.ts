import type { LinkCandidate } from "../../../engine/question/form/logical-form.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { politeOpening } from "../grammar/questions/politeness.ts";
import { isAuxiliary, isFunctionWord } from "../language/function-words.ts";
import { isVerb } from "../language/verbs.ts";
import type { Word } from "../language/words.ts";
import { linkClass } from "./class-linker.ts";
import { OF_THINGS } from "../language/question-words.ts";

/** Words that may name the kind: "which administrative division of …". */
const MOST_WORDS = 4;

/** The classes that the noun behind "which" or "what" names, the longest name first; none where it names none. */
export function askedKind(words: readonly Word[], catalogue: Catalogue): readonly LinkCandidate[] {
  const start = politeOpening(words, 0);
  if (!OF_THINGS.has(words[start]?.lower ?? "")) return [];
  for (let length = MOST_WORDS; length > 0; length -= 1) {
    const noun = words.slice(start + 1, start + 1 + length);
    if (noun.length < length || isFunctionWord(noun[0]?.lower ?? "") || noun.some(({ text, lower }) => text !== lower))
      continue;
    const classes = linkClass(noun, catalogue);
    // "What form of government", "which team's": the noun goes on.
    const next = words[start + 1 + length]?.lower ?? "";
    if (classes.length > 0)
      return next === "'s" ||
        (next !== "" && !isFunctionWord(next) && !isVerb(next) && !isAuxiliary(next) && length > 1)
        ? []
        : classes;
  }
  return [];
}
