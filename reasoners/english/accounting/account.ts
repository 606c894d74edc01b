import type { Form } from "../../../engine/question/form/logical-form.ts";
import { nodesOf } from "../../../engine/question/form/walk.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { isFunctionWord } from "../language/function-words.ts";
import { phraseText } from "../language/words.ts";
import type { AskedQuestion } from "./asked-question.ts";
import { carriedBy, type Carried } from "./carried.ts";
import { calledIn, hasWord, isCalled, isCalledByRank, isCalledLike, wordsInNames, type Called } from "./consumed.ts";
import { type LeftWords, type ReadForm, wordsLeft } from "./content.ts";
import type { Demand, Said } from "./demand.ts";
import { unreadSign } from "./signs.ts";
import { prepositions, pronouns, REPEATED } from "./small-words.ts";

/**
 * The first words of a question that a form does not carry: as a node of its own, in a name, or in the name of a
 * relation. Words that quantify, rank, compare, restrict or time what is asked are looked for first, then all that have
 * a meaning of their own. Undefined when every word is accounted for.
 */
export function unaccountedWords(form: Form, asked: AskedQuestion, catalogue: Catalogue): string | undefined {
  const read = readBy(form, catalogue);
  const { nodes, called } = read;
  const sign = unreadSign(asked, nodes);
  if (sign !== undefined) return sign;
  const demands = demandsOf(asked, wordsInNames(nodes, asked.words), called);
  const unmet = firstUnmet(demands, read, asked);
  if (unmet !== undefined) return phraseText(asked.words.slice(unmet.from, unmet.to));
  return leftBy(read, demands, asked, catalogue).unsaid;
}

/**
 * Does a form leave out what a question demands by its words alone? For readings whose words of meaning and
 * prepositions are accounted for elsewhere, as are those that are `told`.
 */
export function leavesDemand(
  form: Form,
  asked: AskedQuestion,
  catalogue: Catalogue,
  told: ReadonlySet<string>,
): boolean {
  const read = readBy(form, catalogue);
  const inNames = wordsInNames(read.nodes, asked.words);
  const isTold = (at: number): boolean => inNames.has(at) || told.has(asked.words[at]?.lower ?? "");
  const demands = asked.demands.filter((each) => each !== undefined && !isTold(each.from));
  return firstUnmet(demands, read, asked) !== undefined;
}

/** The first demand that no node of a form takes and no name of its relations says; one node takes one of each kind. */
function firstUnmet(
  demands: readonly (Demand | undefined)[],
  { nodes, called }: ReadForm,
  asked: AskedQuestion,
): Demand | undefined {
  const carried = nodes.flatMap(carriedBy);
  const taken = new Map<string, Set<Carried>>();
  return demands.find((demand) => {
    if (demand === undefined || (demand.kind !== REPEATED && isSaidBy(demand, asked, called))) return false;
    const used = taken.get(demand.kind) ?? new Set();
    taken.set(demand.kind, used);
    const node = carried.find((each) => !used.has(each) && demand.takes(each));
    if (node !== undefined) used.add(node);
    return node === undefined;
  });
}

/**
 * The nouns of a question for kinds of things of which a graph that has no classes can not tell what is one of them: a
 * form that carries all else answers as if they were not said.
 */
export function uncheckedNouns(form: Form, asked: AskedQuestion, catalogue: Catalogue): readonly string[] {
  if (catalogue.classes.length > 0) return [];
  const read = readBy(form, catalogue);
  const demands = demandsOf(asked, wordsInNames(read.nodes, asked.words), read.called);
  return [...new Set(leftBy(read, demands, asked, catalogue).unchecked)];
}

/** The nouns before names for what the graph does not tell of the things. */
export function untoldKinds(form: Form, asked: AskedQuestion, catalogue: Catalogue): readonly string[] {
  const read = readBy(form, catalogue);
  const demands = demandsOf(asked, wordsInNames(read.nodes, asked.words), read.called);
  return [...new Set(leftBy(read, demands, asked, catalogue).untold)];
}

function readBy(form: Form, catalogue: Catalogue): ReadForm {
  const nodes = [...nodesOf(form)].map(({ node }) => node);
  return { form, nodes, called: calledIn(nodes, catalogue) };
}

function leftBy(read: ReadForm, demands: readonly Demand[], asked: AskedQuestion, catalogue: Catalogue): LeftWords {
  const answered = new Set([
    ...wordsInNames(read.nodes, asked.words),
    ...demands.flatMap(({ from, to }) => range(from, to)),
  ]);
  return wordsLeft(asked, answered, read, catalogue);
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

function demandsOf(asked: AskedQuestion, inNames: ReadonlySet<number>, called: readonly Called[]): readonly Demand[] {
  const found: Demand[] = [];
  for (let at = asked.start; at < asked.words.length;) {
    const demand = inNames.has(at)
      ? undefined
      : (asked.demands[at] ?? pronouns(asked, at, called) ?? prepositions(asked, at, called));
    if (demand !== undefined) found.push(demand);
    at = demand?.to ?? at + 1;
  }
  return found;
}

/** Does the name of a relation or kind say it? */
function isSaidBy(
  { from, to, kind, synonyms, openWordsCount, numberCounts, isOfMany }: Demand,
  { words }: Said,
  called: readonly Called[],
): boolean {
  return called.some((each) => {
    if (isOfMany === true && !saysOfWhat(each)) return false;
    if (numberCounts === true && each.isNumber && saysOfWhat(each)) return true;
    return words
      .slice(from, to)
      .some(
        ({ lower }) =>
          (kind === "rank" ? isCalledByRank(each, lower) : isCalled(each, lower)) ||
          (synonyms !== undefined && isCalledLike(each, lower, synonyms)) ||
          (openWordsCount === true && each.things.length === 0 && hasWord(each.text, lower)),
      );
  });
}

/** "Number of crew", and not "number of" alone: what is counted is said by the relation and not only by what has it. */
function saysOfWhat({ text }: Called): boolean {
  return text.some(({ lower }) => lower !== "number" && !isFunctionWord(lower));
}
