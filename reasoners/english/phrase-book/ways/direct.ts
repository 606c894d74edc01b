import { englishDictionary } from "../../dictionary/english-dictionary.ts";
import { BE, isAuxiliary, MODAL, WH } from "../../language/function-words.ts";
import { isPast } from "../../language/word-forms.ts";
import { THING } from "../spoken.ts";
import { PREPOSITIONS } from "./prepositions.ts";
import type { Way } from "./way.ts";

/** Words in front of who is spoken of in an indirect question: "what sort of stone they …". */
const MOST_IN_FRONT = 5;

const SUBJECTS: ReadonlySet<string> = new Set([THING, "they", "you", "we", "people", "i", "one", "it"]);

/** "What they replaced E with" as "what did they replace E with", and "how fast E can go" as "how fast can E go". */
export function asDirect(words: readonly string[]): readonly Way[] {
  if (!WH.has(words[0] ?? "") && !WH.has(words[1] ?? "")) return [];
  const at = words.findIndex((word, index) => index > 0 && (SUBJECTS.has(word) || isAuxiliary(word)));
  const [subject, verb] = [words[at], words[at + 1]];
  const last = words.at(-1) ?? "";
  // "Who E's keeper is"
  const turned =
    BE.has(last) && at > 0 && !isAuxiliary(subject ?? "") ? [[words[0] ?? "", last, ...words.slice(1, -1)]] : [];
  if (at < 1 || at > MOST_IN_FRONT || subject === undefined || verb === undefined || isAuxiliary(subject)) return [];
  const [front, behind] = [words.slice(0, at), words.slice(at + 2)];
  if (isAuxiliary(verb)) turned.push([...front, verb, subject, ...behind]);
  const [base] = englishDictionary().lemmasOf(verb, "v");
  if (base !== undefined && !PREPOSITIONS.has(verb) && !BE.has(verb) && !MODAL.has(verb)) {
    const does = isPast(verb) && verb !== base ? "did" : base === verb ? "do" : "does";
    turned.push([...front, does, subject, base, ...behind]);
  }
  return turned.map((each) => ({ words: each }));
}

/** "Across which river does E lead" as "which river does E lead across", and "over which river E". */
export function withPrepositionBehind(words: readonly string[]): readonly Way[] {
  const [preposition = "", asks = "", ...rest] = words;
  if (!PREPOSITIONS.has(preposition) || !WH.has(asks)) return [];
  const is = rest.some(isAuxiliary) ? [] : ["is"];
  const at = is.length === 0 ? rest.length : rest.indexOf(THING);
  if (at < 0) return [];
  return [{ words: [asks, ...rest.slice(0, at), ...is, ...rest.slice(at), preposition] }];
}
