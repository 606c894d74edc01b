import lists from "../../language/data/question-words.json" with { type: "json" };
import { DO, MODAL } from "../../language/function-words.ts";
import { wordSet } from "../../language/word-set.ts";
import type { Word } from "../../language/words.ts";
import { ORDERS } from "../../weights.ts";
import type { WordOrder } from "./word-order.ts";

/**
 * "On what island would you find E?" asks nothing of you: it is "on what island is E"; "what do they speak in E" is
 * "what is spoken in E".
 */
export function withoutGenericSubject(words: readonly Word[]): readonly WordOrder[] {
  const at = words.findIndex(
    ({ lower }, index) =>
      (MODAL.has(lower) || DO.has(lower)) &&
      GENERIC.has(words[index + 1]?.lower ?? "") &&
      index + 3 < words.length &&
      words[index + 2]?.text === words[index + 2]?.lower,
  );
  const [auxiliary, verb] = [words[at], words[at + 2]];
  if (auxiliary === undefined || verb === undefined) return [];
  // "what do people speak" is asked of them.
  if (words[at + 1]?.lower === "people" && !FINDING.has(verb.lower)) return [];
  const is: Word = { ...auxiliary, text: "is", lower: "is", roots: ["is"] };
  const passive: Word = { ...verb, text: `${verb.text}`, lower: `${verb.lower}ed` };
  const said = FINDING.has(verb.lower) ? [is] : [is, passive];
  return [{ words: [...words.slice(0, at), ...said, ...words.slice(at + 3)], cost: ORDERS.genericSubject }];
}

const GENERIC = wordSet(lists.generic);
const FINDING = wordSet(lists.finding);
