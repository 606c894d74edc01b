import type { Form, RelationPhrase, SetForm } from "../../../../engine/question/form/logical-form.ts";
import type { Catalogue } from "../../../../engine/sources/knowledge-graph.ts";
import { DO, HAVE, isFunctionWord, PREPOSITIONS } from "../../language/function-words.ts";
import { isPlural } from "../../language/word-forms.ts";
import { wordsOf, type Word } from "../../language/words.ts";
import type { AskedQuestion } from "../asked-question.ts";
import { relationEntry } from "../../linking/known-entries.ts";
import { LINKING } from "../../weights.ts";

/**
 * True for "how many crew do the ships have" read as how many different numbers of crew there are, and for "how much
 * money does E owe" read as how many there are whom E owes some.
 */
export function countsValues(form: Form, { words }: AskedQuestion, catalogue: Catalogue): boolean {
  if (form.kind !== "count") return false;
  return amountAsked(words) === "much" || isOfValues(form.set, ["NUMBER", "DATE"], catalogue);
}

/** True for "how many crew do the ships have" read as the number of each: a sum may be asked for, and is not said. */
export function asksForSum(form: Form, { words }: AskedQuestion, catalogue: Catalogue): boolean {
  if (form.kind !== "follow" || amountAsked(words) === undefined) return false;
  return isOfValues(form, ["NUMBER"], catalogue) && isOfSeveral(form.from);
}

/** True for "how many strings did E build" read as the number of each of the harps that E built: none of them is it. */
export function listsNumbersOfSeveral(form: Form, words: readonly Word[], catalogue: Catalogue): boolean {
  const numbers = form.kind === "at" ? form.set : form;
  if (numbers.kind !== "follow" || amountAsked(words) === undefined) return false;
  const things = numbers.from.kind === "at" ? numbers.from.set : numbers.from;
  const [best] = things.kind === "follow" ? things.relation.candidates : [];
  return best?.direction === "BACKWARD" && isOfValues(numbers, ["NUMBER"], catalogue);
}

/** True for "how many ports do E and F call at" read as those that they have in common: all of them may be meant. */
export function countsCommonOnes(form: Form, { words: said }: AskedQuestion): boolean {
  if (form.kind !== "count" || form.set.kind !== "intersect" || amountAsked(said) !== "many") return false;
  const words = said.map(({ lower }) => lower);
  if (words.includes("both") || words.includes("together")) return false;
  const names = form.set.sets.flatMap((set) => (set.kind === "follow" && set.from.kind === "mention" ? [set] : []));
  const isJoined = names.some(({ from, relation }) => {
    const name = from.kind === "mention" ? wordsOf(from.text).map(({ lower }) => lower) : [];
    const isSharedRelation = names.some(
      (other) => other.from !== from && other.relation.candidates[0]?.iri === relation.candidates[0]?.iri,
    );
    return isSharedRelation && words.some((_word, at) => isFirstSubject(words, at, name));
  });
  return isJoined;
}

/** "How many", "how much": the first that is asked. */
function amountAsked(words: readonly Word[]): "many" | "much" | undefined {
  const at = words.findIndex(({ lower }, index) => lower === "how" && AMOUNTS.has(words[index + 1]?.lower ?? ""));
  const amount = at < 0 ? undefined : words[at + 1]?.lower;
  return amount === "many" || amount === "much" ? amount : undefined;
}

const AMOUNTS: ReadonlySet<string> = new Set(["many", "much"]);

/** Is the name the first of several that do something: "do E and F call at"? */
function isFirstSubject(words: readonly string[], at: number, name: readonly string[]): boolean {
  if (name.length === 0 || !name.every((lower, index) => words[at + index] === lower)) return false;
  const before = words[at - 1] === "the" ? words[at - 2] : words[at - 1];
  return words[at + name.length] === "and" && (DO.has(before ?? "") || HAVE.has(before ?? ""));
}

/** Are its members values of these kinds, whatever chooses among them? */
export function isOfValues(set: SetForm, kinds: readonly string[], catalogue: Catalogue): boolean {
  switch (set.kind) {
    case "follow": {
      // What is like it only ("located in" for the seats) does not say what is counted.
      const best = Math.max(0, ...set.relation.candidates.map(({ score }) => score));
      const candidates = set.relation.candidates.filter(({ score }) => score >= LINKING.likely * best);
      return (
        candidates.length > 0 &&
        candidates.every(({ iri, direction }) => {
          const kind = relationEntry(catalogue, iri)?.objectKind;
          return direction === "FORWARD" && kind !== undefined && kinds.includes(kind);
        })
      );
    }
    case "at":
    case "where":
    case "except":
    case "extreme":
      return isOfValues(set.set, kinds, catalogue);
    case "intersect":
    case "union":
      return set.sets.some((each) => isOfValues(each, kinds, catalogue));
    default:
      return false;
  }
}

/** Is it said in the plural, or of more than one name? */
function isOfSeveral(set: SetForm): boolean {
  switch (set.kind) {
    case "union":
      return true;
    case "instances":
      return endsInPlural(set.text);
    case "follow":
      return endsInPlural(nounOf(set.relation));
    case "intersect": {
      // In "the club that owns E" the noun says it, and "owns" is no noun.
      const kinds = set.sets.filter(({ kind }) => kind === "instances");
      return (kinds.length > 0 ? kinds : set.sets).some(isOfSeveral);
    }
    case "at":
    case "where":
    case "except":
      return isOfSeveral(set.set);
    default:
      return false;
  }
}

/** "Capitals of": the last word before a preposition; empty where none has a meaning. */
export function nounOf({ text }: RelationPhrase): string {
  const words = wordsOf(text).map(({ lower }) => lower);
  const until = words.findIndex((lower) => PREPOSITIONS.has(lower));
  return (until > 0 ? words.slice(0, until) : words).filter((lower) => !isFunctionWord(lower)).at(-1) ?? "";
}

/** Does the last word of a noun stand in the plural? */
export function endsInPlural(noun: string): boolean {
  return isPlural(wordsOf(noun).at(-1)?.lower ?? "");
}
