import lists from "../../language/data/question-words.json" with { type: "json" };
import type { FollowForm, Form, RelationPhrase, SetForm } from "../../../../engine/question/form/logical-form.ts";
import { nodesOf } from "../../../../engine/question/form/walk.ts";
import type { Catalogue } from "../../../../engine/sources/knowledge-graph.ts";
import type { AskedQuestion } from "../asked-question.ts";
import { intersection } from "../../grammar/parse.ts";
import { BE, DETERMINERS } from "../../language/function-words.ts";
import { wordsOf, type Word } from "../../language/words.ts";
import { endsInPlural, isOfValues, nounOf } from "./amounts.ts";
import { wordSet } from "../../language/word-set.ts";

/** A form, and whether "and" may mean something else than the form says. */
export interface Joined {
  readonly form: Form;
  readonly isUnclear: boolean;
}

/** How a question speaks of those whom "and" may join. */
interface Asking {
  readonly words: readonly Word[];
  /** "Is E …": one thing is held against all that is said of it. */
  readonly isClaim: boolean;
  /** "What is": what is said of several may be asked of each. */
  readonly isWhat: boolean;
  /** "Who is", "which town was": one thing is asked for, whatever is said of it. */
  readonly isOfOne: boolean;
  readonly catalogue: Catalogue;
}

type Number = "ONE" | "EACH" | "UNCLEAR";

/**
 * What the grammar read as any of those joined by "and", read as the number of the noun and the kind of question say:
 *
 * - in the singular, and of what is only said to be so, all of it is true of one: "the mayor of E and F", "are members
 *   of E and F", "is the mayor of E and the president of F";
 * - of a plural with its article there is one for each, or more: "the capitals of E and F";
 * - "what is the height and weight of E" asks for two things;
 * - any other plural ("made by members of E and F") leaves open which is meant.
 *
 * Where the question says "or" as well, nobody knows what is joined by which. "The mayor of (E) and F" stays as it
 * is: the name belongs to what is said before it, and other rules refuse it among what is asked for.
 */
export function joinedByAnd(form: Form, asked: AskedQuestion, catalogue: Catalogue): Joined {
  const has = (lower: string): boolean => asked.words.some((word) => word.lower === lower);
  if (!has("and") || ![...nodesOf(form)].some(({ node }) => node.kind === "union")) return { form, isUnclear: false };
  if (has("or")) return { form, isUnclear: isOfOthers(form) };
  const words = asked.words.slice(asked.start);
  const copula = words.find(({ lower }) => BE.has(lower))?.lower ?? "";
  const asking: Asking = {
    words: asked.words,
    isClaim: form.kind === "exists",
    isWhat: words[0]?.lower === "what",
    isOfOne: copula !== "are" && copula !== "were" && copula !== "" && OF_ONE.has(words[0]?.lower ?? ""),
    catalogue,
  };
  if (form.kind === "compare" || form.kind === "difference" || form.kind === "same" || form.kind === "age")
    return { form, isUnclear: false };
  if (form.kind === "total" || form.kind === "each") {
    // Of all of them together, whatever joins them.
    const { set, isUnclear } = inner(form.set, { ...asking, isWhat: false, isOfOne: false });
    return { form: { ...form, set }, isUnclear };
  }
  if ((asking.isClaim || asking.isOfOne) && joinsNameToRole(isOuter(form) ? form.set : form))
    return { form, isUnclear: false };
  const joined = isOuter(form) ? outer(form.set, asking) : outer(form, asking);
  return { form: isOuter(form) ? { ...form, set: joined.set } : joined.set, isUnclear: joined.isUnclear };
}

/** Question words that ask for one where the verb says one. */
const OF_ONE = wordSet(lists.ofOne);

function isOuter(form: Form): form is Form & { readonly kind: "count" | "exists" } {
  return form.kind === "count" || form.kind === "exists";
}

/** Is a name one of two of which the other is found by a relation? */
function joinsNameToRole(set: SetForm): boolean {
  switch (set.kind) {
    case "union":
      return set.sets.some(({ kind }) => kind === "mention") && set.sets.some(({ kind }) => kind !== "mention");
    case "intersect":
      return set.sets.some(joinsNameToRole);
    case "at":
    case "where":
    case "except":
      return joinsNameToRole(set.set);
    default:
      return false;
  }
}

/** Does the form unite what relations lead to, or what they begin from? */
function isOfOthers(form: Form): boolean {
  return [...nodesOf(form)].some(
    ({ node }) =>
      (node.kind === "follow" && node.from.kind === "union") ||
      (node.kind === "union" && node.sets.some(({ kind }) => kind !== "mention")),
  );
}

interface JoinedSet {
  readonly set: SetForm;
  readonly isUnclear: boolean;
}

/** The set whose members are asked for: roles may be joined here, "the mayor of E and the president of F". */
function outer(set: SetForm, asking: Asking): JoinedSet {
  switch (set.kind) {
    case "union": {
      const parts = set.sets.map((each) => inner(each, asking));
      const sets = parts.map((part) => part.set);
      const isUnclear = parts.some((part) => part.isUnclear);
      if (
        sets.every(({ kind }) => kind === "mention") ||
        sets.some((each) => isOfValues(each, ["NUMBER", "DATE"], asking.catalogue))
      )
        return { set: { ...set, sets }, isUnclear };
      return asking.isClaim || asking.isOfOne || isOnlySaid(sets, asking)
        ? { set: intersection(sets), isUnclear }
        : { set: { ...set, sets }, isUnclear };
    }
    case "intersect": {
      const parts = set.sets.map((each) => outer(each, asking));
      return { set: intersection(parts.map((part) => part.set)), isUnclear: parts.some((part) => part.isUnclear) };
    }
    case "at":
    case "where":
    case "except": {
      const part = outer(set.set, asking);
      const isUnclear = part.isUnclear || (set.kind === "except" && isOfOthers(set.without));
      return { set: { ...set, set: part.set }, isUnclear };
    }
    default:
      return inner(set, asking);
  }
}

/** A set on the way to the one that is asked for. */
function inner(set: SetForm, asking: Asking): JoinedSet {
  switch (set.kind) {
    case "follow":
      return ofFollow(set, asking);
    case "intersect":
    case "union": {
      const parts = set.sets.map((each) => inner(each, asking));
      return { set: { ...set, sets: parts.map((part) => part.set) }, isUnclear: parts.some((part) => part.isUnclear) };
    }
    case "at":
    case "where":
    case "extreme":
    case "except": {
      const part = inner(set.set, asking);
      const isUnclear = part.isUnclear || (set.kind === "except" && isOfOthers(set.without));
      return { set: { ...set, set: part.set }, isUnclear };
    }
    default:
      return { set, isUnclear: false };
  }
}

function ofFollow(set: FollowForm, asking: Asking): JoinedSet {
  const { set: from, isUnclear } = inner(set.from, asking);
  if (from.kind !== "union") return { set: { ...set, from }, isUnclear };
  const number = numberOf(set.relation, asking);
  // "What is the home port of E and F" asks loosely for that of each, and "the height of E and F" for that, or a sum.
  if (number === "ONE" && (asking.isWhat || isOfValues(set, ["NUMBER", "DATE"], asking.catalogue)))
    return { set: { ...set, from }, isUnclear: true };
  return number === "ONE"
    ? { set: intersection(from.sets.map((each) => ({ ...set, from: each }))), isUnclear }
    : { set: { ...set, from }, isUnclear: isUnclear || number === "UNCLEAR" };
}

/** Is one thing said to be so of all, is each said to have its own, or may either be meant? */
function numberOf(relation: RelationPhrase, asking: Asking): Number {
  if (!endsInPlural(nounOf(relation))) return "ONE";
  const before = wordBefore(relation.text, asking.words);
  if (BE.has(before)) return "ONE";
  return !asking.isClaim && (DETERMINERS.has(before) || before === "'s") ? "EACH" : "UNCLEAR";
}

/** "Are members of E and mayors of F": what is said without an article is said of those who are asked for. */
function isOnlySaid(sets: readonly SetForm[], asking: Asking): boolean {
  return sets.some(
    (each) =>
      each.kind === "follow" &&
      endsInPlural(nounOf(each.relation)) &&
      BE.has(wordBefore(each.relation.text, asking.words)),
  );
}

/** The word before the first place where the text stands; empty where it stands nowhere, or at the beginning. */
function wordBefore(text: string, words: readonly Word[]): string {
  const said = wordsOf(text).map(({ lower }) => lower);
  const at = words.findIndex((_, index) => said.every((lower, offset) => words[index + offset]?.lower === lower));
  return words[at - 1]?.lower ?? "";
}
