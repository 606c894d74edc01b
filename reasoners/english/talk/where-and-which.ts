import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { isAuxiliary, isFunctionWord, MARKS, PREPOSITIONS } from "../language/function-words.ts";
import { wordsOf } from "../language/words.ts";
import { isPlace } from "../linking/what-classes-hold.ts";
import { linkClass } from "../linking/class-linker.ts";
import { type InOrdinaryWords, withPieces } from "../ordinary-words/put-in-words.ts";

const OF_KINDS: ReadonlySet<string> = new Set(["which", "what"]);
const MOST_WORDS_OF_A_NOUN = 2;

/**
 * "Where is E, which city", "where was E born, in what country" as "in which city is E": the kind of place is said
 * behind. Undefined where nothing else is.
 */
export function whereAndWhich<T extends AnalysisInput>(input: T): InOrdinaryWords<T> | undefined {
  const words = wordsOf(input.question);
  const comma = words.findLastIndex(({ lower }, at) => lower === "," && at < words.length - 2);
  const where = words[0]?.lower === "so" ? 1 : 0;
  if (comma < 3 || words[where]?.lower !== "where" || !isAuxiliary(words[where + 1]?.lower ?? "")) return undefined;
  const end = words.findLastIndex(({ lower }) => !MARKS.has(lower)) + 1;
  const which = PREPOSITIONS.has(words[comma + 1]?.lower ?? "") ? comma + 2 : comma + 1;
  const noun = words.slice(which + 1, end);
  const isNoun = noun.length > 0 && noun.length <= MOST_WORDS_OF_A_NOUN;
  if (!OF_KINDS.has(words[which]?.lower ?? "") || !isNoun || noun.some(({ lower }) => isFunctionWord(lower)))
    return undefined;
  const kinds = linkClass(noun, input.catalogue);
  // "Where did E play, which position?" asks twice.
  if (kinds.length === 0 || !kinds.every(({ iri }) => isPlace(iri, input.catalogue) === true)) return undefined;
  const last = PREPOSITIONS.has(words[comma - 1]?.lower ?? "") ? comma - 1 : comma;
  const pieces = [{ said: "in which" }, { from: which + 1, to: end }, { from: where + 1, to: last }];
  return { input: withPieces(input, pieces), readAs: [], doubts: [] };
}
