import type { Form } from "../../../engine/question/form/logical-form.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { politeOpening } from "../grammar/questions/politeness.ts";
import { isFunctionWord, MARKS } from "../language/function-words.ts";
import { phraseText, wordsOf } from "../language/words.ts";
import { measures, more, numbers } from "./amounts.ts";
import { carriedBy, type Carried } from "./carried.ts";
import { unsaidWord } from "./content.ts";
import { calledIn, hasWord, isCalled, isCalledLike, wordsInNames, type Called } from "./consumed.ts";
import type { Demand, DemandReader, Said } from "./demand.ts";
import { ranks } from "./ranks.ts";
import { alternatives, restrictions, subtractions, universals } from "./sets.ts";
import { unreadSign } from "./signs.ts";
import { modalVerbs, prepositions, pronouns, provisos, REPEATED } from "./small-words.ts";
import { times } from "./times.ts";

/** In this order: "only one" is a number, "last year" a time. */
const READERS: readonly DemandReader[] = [
  numbers,
  times,
  measures,
  ranks,
  more,
  universals,
  restrictions,
  subtractions,
  alternatives,
  modalVerbs,
  pronouns,
  provisos,
];

/**
 * The first words of a question that a form does not carry: as a node of its own, in a name, or in the name of a relation.
 * Words that quantify, rank, compare, restrict or time what is asked are looked for first, then all that have a meaning of
 * their own. Undefined when every word is accounted for.
 */
export function unaccountedWords(form: Form, question: string, catalogue: Catalogue): string | undefined {
  const words = wordsOf(question);
  const said: Said = { words, start: startOf(words), form };
  const inNames = wordsInNames(form, words);
  const called = calledIn(form, catalogue);
  const carried = carriedBy(form);
  const taken = new Map<string, Set<Carried>>();
  const sign = unreadSign(question, form);
  if (sign !== undefined) return sign;
  const demands = demandsOf(said, inNames, called);
  for (const demand of demands) {
    if (demand.kind !== REPEATED && isSaidBy(demand, said, called)) continue;
    const used = taken.get(demand.kind) ?? new Set();
    taken.set(demand.kind, used);
    const node = carried.find((each) => !used.has(each) && demand.takes(each));
    if (node === undefined) return phraseText(words.slice(demand.from, demand.to));
    used.add(node);
  }
  const read = new Set([...inNames, ...demands.flatMap(({ from, to }) => range(from, to))]);
  return unsaidWord(said, read, catalogue);
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

/** Where the question begins, behind "please tell me" and marks. */
function startOf(words: Said["words"]): number {
  for (let start = 0; ;) {
    const opening = MARKS.has(words[start]?.lower ?? "") ? 1 : politeOpening(words, start);
    if (opening === 0 || start + opening >= words.length) return start;
    start += opening;
  }
}

function demandsOf(said: Said, inNames: ReadonlySet<number>, called: readonly Called[]): readonly Demand[] {
  const found: Demand[] = [];
  for (let at = said.start; at < said.words.length;) {
    const demand = inNames.has(at)
      ? undefined
      : (READERS.map((read) => read(said, at)).find((each) => each !== undefined) ?? prepositions(said, at, called));
    if (demand !== undefined) found.push(demand);
    at = demand?.to ?? at + 1;
  }
  return found;
}

/** Does the name of a relation or kind say it? */
function isSaidBy(
  { from, to, synonyms, openWordsCount, numberCounts }: Demand,
  { words }: Said,
  called: readonly Called[],
): boolean {
  return called.some((each) => {
    if (numberCounts === true && each.isNumber && saysOfWhat(each)) return true;
    return words
      .slice(from, to)
      .some(
        ({ lower }) =>
          isCalled(each, lower) ||
          (synonyms !== undefined && isCalledLike(each, lower, synonyms)) ||
          (openWordsCount === true && each.things.length === 0 && hasWord(each.text, lower)),
      );
  });
}

/** "Number of crew", and not "number of" alone: what is counted is said by the relation and not only by what has it. */
function saysOfWhat({ text }: Called): boolean {
  return text.some(({ lower }) => lower !== "number" && !isFunctionWord(lower));
}
