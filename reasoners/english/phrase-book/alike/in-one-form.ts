import lists from "../../language/data/phrase-book/said-alike.json" with { type: "json" };
import { singularForms } from "../../../../engine/text/plural.ts";
import { englishDictionary } from "../../dictionary/english-dictionary.ts";
import { BE, DO, HAVE, isFunctionWord, MARKS } from "../../language/function-words.ts";
import { BASE_OF } from "../../language/word-forms.ts";
import { wordSet } from "../../language/word-set.ts";
import { THING } from "../spoken.ts";
import { PRONOUNS } from "./generic-words.ts";
import { isWhat, type Step, type Words } from "./step.ts";

/** Words that ask no more and no less. */
export const NOISE = wordSet(lists.noise);

/** Past forms that are words of their own: who found a thing did not found it. */
const AS_THEY_ARE = wordSet(lists.leftAsTheyAre);

/** All forms of "be" and "have" are one; "has got" is "has". */
export const inOneForm: Step = (words) => {
  const forms = withoutSort(withoutNow(words)).flatMap((word, at, all) => {
    if (PRONOUNS.has(word) && all[at + 1] === "or" && PRONOUNS.has(all[at + 2] ?? "")) return [];
    if (word === "or" && PRONOUNS.has(all[at - 1] ?? "") && PRONOUNS.has(all[at + 1] ?? "")) return [];
    if (MARKS.has(word) || NOISE.has(word)) return [];
    if (DO.has(word) && !word.endsWith("t")) return ["do"];
    if (word === "'s" || (BE.has(word) && !LASTING.has(word) && !word.endsWith("t")))
      return word === "'s" ? ["'s"] : ["is"];
    if (word === "could") return ["can"];
    return [HAVE.has(word) && !word.endsWith("t") && word !== "having" ? "has" : word];
  });
  return forms.filter((word, at) => word !== forms[at - 1] || (word !== "is" && word !== "has" && word !== "'s"));
};

/** "How long has E been open" is not how long it was. */
const LASTING: ReadonlySet<string> = new Set(["been", "being"]);

/** What is asked of today is asked of what is known: "who is in charge at the moment". */
function withoutNow(words: Words): Words {
  const tail = words.slice(-2).join(" ");
  return words.length > 3 && NOW.has(tail) ? words.slice(0, -2) : words;
}

export const NOW: ReadonlySet<string> = new Set(lists.now);

/** "What kind of things" and "what sort of thing" as "what". */
function withoutSort(words: Words): Words {
  const sort = words.findIndex((word, at) => SORTS.has(word) && isWhat(words[at - 1]) && words[at + 1] === "of");
  return sort > 0 && THINGS.has(words[sort + 2] ?? "") ? [...words.slice(0, sort), ...words.slice(sort + 3)] : words;
}

export const SORTS: ReadonlySet<string> = new Set(["kind", "sort", "type", "kinds", "sorts", "types"]);

export const THINGS: ReadonlySet<string> = new Set(["thing", "things", "stuff"]);

export const inBaseForms: Step = (words) => words.map((word) => (word === "who" ? "what" : baseOf(word)));

/** A word in the form in which it is compared. */
export function baseOf(word: string): string {
  if (word === THING || AS_THEY_ARE.has(word) || word.length < 4 || isFunctionWord(word)) return word;
  const past = BASE_OF.get(word);
  if (past !== undefined) return past;
  if (word.endsWith("ed")) return englishDictionary().lemmasOf(word, "v")[0] ?? word;
  return word.endsWith("s") ? (singularForms(word)[0] ?? word) : word;
}
