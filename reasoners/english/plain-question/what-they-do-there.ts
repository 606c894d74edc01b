import { isFunctionWord, WH } from "../language/function-words.ts";
import { baseForms } from "../language/word-forms.ts";
import type { Word } from "../language/words.ts";
import type { Piece } from "./pieces.ts";

const SUBJECTS: ReadonlySet<string> = new Set(["they", "people"]);
const OF_KINDS: ReadonlySet<string> = new Set(["which", "what"]);
const MOST_WORDS_OF_A_NOUN = 2;

/**
 * "Which language they are speaking in E" and "what money they use there" as "which language do they speak in E": the
 * order of statements asks the same. Undefined where the verb stands in front already.
 */
export function whatTheyDoThere(words: readonly Word[]): readonly Piece[] | undefined {
  const asking = words.findIndex(({ lower }) => OF_KINDS.has(lower));
  const they = words.findIndex(({ lower }, at) => at > asking && SUBJECTS.has(lower));
  const noun = words.slice(asking + 1, they);
  if (asking < 0 || asking > 1 || they < 0 || noun.length === 0 || noun.length > MOST_WORDS_OF_A_NOUN) return undefined;
  if (noun.some(({ lower }) => isFunctionWord(lower) || WH.has(lower))) return undefined;
  const isDoing = words[they + 1]?.lower === "are";
  const verb = words[isDoing ? they + 2 : they + 1];
  if (verb === undefined || isDoing !== verb.lower.endsWith("ing")) return undefined;
  const [base] = isDoing ? baseForms(verb.lower) : [verb.lower];
  if (base === undefined || (!isDoing && isFunctionWord(base) && base !== "have")) return undefined;
  const at = isDoing ? they + 3 : they + 2;
  return [{ from: asking, to: they }, { said: `do they ${base}` }, { from: at, to: words.length }];
}
