import phrases from "../../language/data/phrase-words.json" with { type: "json" };
import lists from "../../language/data/question-words.json" with { type: "json" };
import { isSet, type Form } from "../../../../engine/question/form/logical-form.ts";
import { DETERMINERS, HAVE, isFunctionWord, WH } from "../../language/function-words.ts";
import { wordSet } from "../../language/word-set.ts";
import { QUESTIONS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { applied, type FormParse, parse } from "../parse.ts";
import { whQuestions } from "./question-word.ts";

const RELATIVES = wordSet(phrases.relatives);
const OPENINGS = wordSet(lists.clauseOpenings);
const MOST_WORDS_OF_A_NOUN = 4;

/** Does what one has end here: "have children", "has a captain"? */
function isHad({ words }: Grammar, end: number): boolean {
  for (let at = end - 1; at > 0 && end - at <= MOST_WORDS_OF_A_NOUN + 1; at -= 1) {
    const lower = words[at]?.lower ?? "";
    if (HAVE.has(lower)) return at < end - 1;
    if (isFunctionWord(lower) && !DETERMINERS.has(lower)) return false;
  }
  return false;
}

/** "What film was E in that was directed by F?": a clause at the end that belongs to what is asked for. */
export function extraposed(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  if (!WH.has(grammar.words[from]?.lower ?? "")) return [];
  const found: FormParse[] = [];
  for (let at = from + 4; at < to - 1; at += 1) {
    const lower = grammar.words[at]?.lower ?? "";
    if (!OPENINGS.has(lower) || grammar.isLowerCase(at - 1, at) === false) continue;
    // "Have children who …" is said of the children.
    if (RELATIVES.has(lower) && isHad(grammar, at)) continue;
    const start = lower === "and" || lower === "but" ? at + 1 : at;
    const clauses = grammar.predicates(start, to).slice(0, 4);
    if (clauses.length === 0) continue;
    for (const question of [...whQuestions(grammar, from, at)].sort((a, b) => a.cost - b.cost).slice(0, 4)) {
      const { value } = question;
      if (!isSet(value)) continue;
      for (const clause of clauses) {
        const set = applied(value, clause.value);
        if (set !== undefined) found.push(parse<Form>(set, question.cost + clause.cost + QUESTIONS.extraposed));
      }
    }
  }
  return found;
}
