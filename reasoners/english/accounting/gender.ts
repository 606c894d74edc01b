import lists from "../language/data/nouns.json" with { type: "json" };
import type { Form } from "../../../engine/question/form/logical-form.ts";
import { mapForm, nodesOf } from "../../../engine/question/form/walk.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { composite } from "../grammar/relation/composite.ts";
import { PREPOSITIONS } from "../language/function-words.ts";
import { MANKIND } from "../language/person-nouns.ts";
import { wordSet } from "../language/word-set.ts";
import { wordsOf, type Word } from "../language/words.ts";
import type { AskedQuestion } from "./asked-question.ts";
import { closeness } from "../linking/relation-names.ts";
import { LIKENESS } from "../weights.ts";
import { calledIn, hasWord, wordsInNames, type Called } from "./consumed.ts";

/** Words for men and for women, each of which says one sex. */
export const MALE = wordSet(lists.male);
export const FEMALE = wordSet(lists.female);

/**
 * The words of a question that say whether men or women are meant, where nothing that it was read as says so:
 * "father" read as
 * a relation to parents, "which women" as anybody. The answers may be of the other sex.
 */
export function uncheckedSexes(form: Form, asked: AskedQuestion, catalogue: Catalogue): readonly string[] {
  const nodes = [...nodesOf(form)].map(({ node }) => node);
  const inNames = wordsInNames(nodes, asked.words);
  const called = calledIn(nodes, catalogue);
  return asked.words.flatMap((word, at) => {
    const sex = sexOf(word);
    if (sex === undefined || at < asked.start || inNames.has(at) || isMankind(asked.words, at)) return [];
    // "The man Ivo" has a name, by which he is known.
    if (inNames.has(at + 1)) return [];
    const steps = wordsOf(composite([word])?.join(" ") ?? "").filter((step) => sexOf(step) === sex);
    return called.some((each) => [word, ...steps].some((said) => tells(each, said))) ? [] : [word.text];
  });
}

/**
 * The form without links that do not tell men from women, beside one whose label does: where the graph says
 * "father", who has
 * none is not looked for among the parents.
 */
export function withSexesTold(form: Form): Form {
  return mapForm(form, (node) => {
    if (node.kind !== "follow") return node;
    const said = wordsOf(node.relation.text).find((word) => sexOf(word) !== undefined);
    if (said === undefined) return node;
    const telling = node.relation.candidates.filter(({ label }) => sayIt([wordsOf(label)], said));
    const candidates = telling.filter(({ direction }) => direction === telling[0]?.direction);
    return candidates.length === 0 ? node : { ...node, relation: { ...node.relation, candidates } };
  });
}

function sexOf({ lower }: Word): ReadonlySet<string> | undefined {
  return [MALE, FEMALE].find((words) => words.has(lower));
}

/** Does everything that was linked say the word itself, of this sex only? */
function tells({ text, things }: Called, said: Word): boolean {
  // Documents are searched for the words as they stand.
  if (things.length === 0) return hasWord(text, said.lower);
  return things.every((names) => sayIt(names, said));
}

/** By the label, the first of the names, or else by another one where none says the same of the other sex. */
function sayIt([label = [], ...aliases]: readonly (readonly Word[])[], said: Word): boolean {
  const sex = sexOf(said);
  const kin = (name: readonly Word[]): readonly Word[] =>
    name.filter((word) => closeness(word, said) >= LIKENESS.sameFamily);
  const isTold = (name: readonly Word[]): boolean => kin(name).some(({ lower }) => sex?.has(lower) === true);
  const isOther = (name: readonly Word[]): boolean => kin(name).some((word) => isOfOtherSex(word, sex));
  if (isTold(label)) return !isOther(label);
  // What is called "uncle" and "niece" as well leads to relatives of either sex.
  const isOfBoth = (name: readonly Word[]): boolean => isOther(name) || name.some((word) => isOfOtherSex(word, sex));
  return aliases.some(isTold) && ![label, ...aliases].some(isOfBoth);
}

/** An actor may be of either sex, so that what goes by that name as well does not tell an actress. */
function isOfOtherSex(word: Word, sex: ReadonlySet<string> | undefined): boolean {
  const other = sexOf(word);
  return (other !== undefined && other !== sex) || (sex === FEMALE && ACTORS.has(word.lower));
}

const ACTORS = wordSet(lists.actors);

/** "When man landed", "before men walked". */
function isMankind(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]?.lower ?? "";
  return MANKIND.has(words[at]?.lower ?? "") && (before === "when" || before === "did" || PREPOSITIONS.has(before));
}
