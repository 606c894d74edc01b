import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { dateOf } from "../grammar/value.ts";
import { BE, MARKS } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import { type Word, wordsOf } from "../language/words.ts";
import { classesEndingIn, linkClass } from "../linking/class-linker.ts";
import { type InOrdinaryWords, withPieces } from "./put-in-words.ts";

const TIED: ReadonlySet<string> = new Set(["in", "during", "between", "before", "after", "since", "on"]);
const OPENING: ReadonlySet<string> = new Set(["which", "what", "all", "the", "any", "how", "many"]);
/** A name for when something was, and for nothing that began or ended then. */
const PLAIN = wordSet("year date day when on in of took place held");
const MOST_WORDS_OF_A_KIND = 3;
const LONGEST_NAME = 60;

/**
 * "Avalanches in the 1950s", "which trips were there in 1968" as "avalanches that happened in the 1950s": of things of
 * which the graph tells one time only, and calls it their date or year, that is meant. Undefined where nothing is asked
 * so.
 */
export function happenedIn<T extends AnalysisInput>(input: T): InOrdinaryWords<T> | undefined {
  const words = wordsOf(input.question);
  const from = words.findIndex(({ lower }) => !OPENING.has(lower));
  for (let length = MOST_WORDS_OF_A_KIND; length > 0 && from >= 0; length -= 1) {
    const noun = words.slice(from, from + length);
    if (noun.length < length || !happens(noun, input.catalogue)) continue;
    let tie = from + length;
    if (BE.has(words[tie]?.lower ?? "") || words[tie]?.lower === "there") tie += 1;
    if (words[tie]?.lower === "there" || BE.has(words[tie]?.lower ?? "")) tie += 1;
    if (!TIED.has(words[tie]?.lower ?? "") || !isTime(words.slice(tie + 1))) return undefined;
    return {
      input: withPieces(input, [
        { from: 0, to: from + length },
        { said: "that happened" },
        { from: tie, to: words.length },
      ]),
      readAs: [],
      doubts: [],
    };
  }
  return undefined;
}

/** Things of one class, of which one time is told. */
function happens(noun: readonly Word[], catalogue: Catalogue): boolean {
  const named = linkClass(noun, catalogue);
  const [kind, ...others] = named.length > 0 ? named : classesEndingIn(noun, catalogue);
  if (kind === undefined || others.some(({ iri }) => iri !== kind.iri)) return false;
  const own = wordsOf(kind.label.slice(0, LONGEST_NAME)).map(({ lower }) => lower);
  const dates = catalogue.relations.filter(
    (each) => each.subjectClasses.includes(kind.iri) && (each.objectKind === "DATE" || isPlain(each, own)),
  );
  const [date, ...more] = dates;
  return date !== undefined && more.length === 0 && isPlain(date, own);
}

/** @param own the words that the things are called by: the "date of call-out" of a call-out is its date */
function isPlain({ label, objectKind }: RelationEntry, own: readonly string[]): boolean {
  if (objectKind !== "DATE" && objectKind !== "NUMBER") return false;
  return wordsOf(label.slice(0, LONGEST_NAME)).every(({ lower }) => PLAIN.has(lower) || own.includes(lower));
}

/** Years, days and decades, and what joins two of them. */
function isTime(words: readonly Word[]): boolean {
  const said = words.filter(({ lower }) => !MARKS.has(lower) && !BESIDE.has(lower));
  return (
    said.length > 0 && said.length <= MOST_OF_A_TIME && said.every((word) => DECADE.test(word.lower) || isDate(word))
  );
}

function isDate(word: Word): boolean {
  return dateOf([word]) !== undefined;
}

const DECADE = /^\d{3}0['’]?s$/u;
const BESIDE: ReadonlySet<string> = new Set(["the", "and", "year", "years", "'s"]);
const MOST_OF_A_TIME = 4;
