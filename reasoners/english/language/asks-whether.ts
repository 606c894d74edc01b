import lists from "./data/question-words.json" with { type: "json" };
import { FILLERS, isAuxiliary, MARKS, PREPOSITIONS, WH } from "./function-words.ts";
import { wordSet } from "./word-set.ts";

const IMPERATIVES = wordSet(lists.imperatives);
const BEFORE_A_QUESTION = wordSet(lists.beforeQuestion);
const WHETHER = wordSet(lists.whether);

const ASKED_ANYWHERE = wordSet(lists.askedAnywhere);
const KNOWING = wordSet(lists.knowing);
const TOLD_TO = wordSet(lists.toldTo);

/** "Is it known who …", "can you tell me in which …": what is asked comes behind, and the rest is polite. */
function isPolite(words: readonly string[]): boolean {
  return words.some((word, at) => {
    if (!WH.has(word)) return false;
    const before = PREPOSITIONS.has(words[at - 1] ?? "") ? at - 2 : at - 1;
    return [at - 1, before, TOLD_TO.has(words[before] ?? "") ? before - 1 : before].some((place) =>
      KNOWING.has(words[place] ?? ""),
    );
  });
}

/** "Of which F", "and which F"; and not "E, which is …" or "the F which is …". */
function isAskedWhich(words: readonly string[], at: number): boolean {
  return words[at] === "which" && PREPOSITIONS.has(words[at - 1] ?? "") && !MARKS.has(words[at - 2] ?? "");
}

/**
 * May an English question ask for yes or no, by the words that it begins with? "Did E …" may; "Who …", "In which year
 * …", "Name the …" and what is only politely put ("Is it known who …") do not. Undefined where they tell neither, as
 * those of a statement or of a few words.
 * @param words in lower case, apostrophes straight
 */
export function mayAskWhether(words: readonly string[]): boolean | undefined {
  const [first = "", second = ""] = words.filter(
    (word) => !MARKS.has(word) && !FILLERS.has(word) && !BEFORE_A_QUESTION.has(word),
  );
  if (isAuxiliary(first) || first.endsWith("n't")) return !isPolite(words);
  if (WH.has(first) || (PREPOSITIONS.has(first) && WH.has(second))) return false;
  // "E is the father of which F?": these begin no clause about what stands before them.
  if (words.some((word, at) => ASKED_ANYWHERE.has(word) || isAskedWhich(words, at))) return false;
  // "Tell me whether E …"
  if (words.some((word) => WHETHER.has(word))) return true;
  return IMPERATIVES.has(first) ? false : undefined;
}
