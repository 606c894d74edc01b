import type { Form } from "../../../../engine/question/form/logical-form.ts";
import { BE, DETERMINERS, WH } from "../../language/function-words.ts";
import type { Grammar } from "../grammar.ts";
import { applied, type FormParse, parse } from "../parse.ts";
import { kindOf, numbersOfOwned } from "../totals/numbers-of-owned.ts";

const MOST_WORDS_OF_OWNERS = 4;

/** "Whose dogs weigh the most together", "which owner's dogs …", "(who is) the owner whose dogs …". */
export function numbersOfWhose(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const { words } = grammar;
  const start = openingEnd(grammar, from);
  const found: FormParse[] = [];
  for (let at = start; at < Math.min(to, start + MOST_WORDS_OF_OWNERS + 1); at += 1) {
    const lower = words[at]?.lower ?? "";
    if (lower !== "whose" && !(lower === "'s" && at > start)) continue;
    const set = kindOf(grammar, start, at);
    const owners = { words: words.slice(start, at), set };
    for (const { value, cost } of numbersOfOwned(grammar, at + 1, to, owners)) {
      const chosen = applied(set, value);
      if (chosen !== undefined) found.push(parse<Form>(chosen, cost));
    }
  }
  return found;
}

/** Where the noun for those who are asked for begins: behind "which", "who is the", "the". */
function openingEnd({ words }: Grammar, from: number): number {
  const lower = (at: number): string => words[at]?.lower ?? "";
  let at = from;
  if (lower(at) !== "whose" && WH.has(lower(at))) at += 1;
  if (at > from && BE.has(lower(at))) at += 1;
  return DETERMINERS.has(lower(at)) && lower(at) !== "whose" ? at + 1 : at;
}
