import lists from "../language/data/text-value-words.json" with { type: "json" };
import { singularForms } from "../../../engine/text/plural.ts";
import type { Form } from "../../../engine/question/form/logical-form.ts";
import { asksForText } from "../grammar/noun-phrase/valued-class.ts";
import { wordSet } from "../language/word-set.ts";
import { type Word, wordsOf } from "../language/words.ts";

/** Verbs that say of what they are said no more than that it has it: "offers parking", "includes breakfast". */
export const OFFERING = wordSet(lists.offering);
/** What lacks something has none of it. */
export const LACKING = wordSet(lists.lacking);
/** Who needs something may have it, or lack it. */
export const NEEDING = wordSet(lists.needing);
export const BEHIND_NEEDING = wordSet(lists.behindNeeding);
/** Words of a relation for what things must have. */
export const NEEDED = wordSet(lists.needed);
/** Nouns for what those who need it look for at a place that has it. */
export const OF_ACCESS = wordSet(lists.ofAccess);
/** Texts by which a graph states that there is nothing, or that nobody knows. */
export const FOR_NONE = wordSet(lists.forNone);
/** "Made of oak", "cut from oak", "consists of oak". */
export const MADE = wordSet(lists.made);
/** Nouns for what something is made of, for how things are sorted, and for where something stands. */
export const MATERIALS = wordSet(lists.materials);
export const CATEGORIES = wordSet(lists.categories);
export const MAKES = wordSet(lists.makes);
/** Nouns for what something is, with an article or in the plural: "is a weaver", "are sledges". */
export const NOUN_KINDS = wordSet(lists.nounKinds);
export const FLOORS = wordSet(lists.floors);

const DENYING = ["non-", "un"];

/** The words without "un-" or "non-" in front; undefined where neither stands there. */
export function withoutDenial(words: readonly Word[]): readonly Word[] | undefined {
  const [first, ...others] = words;
  const prefix = DENYING.find((each) => first?.lower.startsWith(each) === true);
  if (first === undefined || prefix === undefined || first.lower.length <= prefix.length + 2) return undefined;
  const [plain] = wordsOf(first.lower.slice(prefix.length));
  return plain === undefined ? undefined : [plain, ...others];
}

/**
 * The words by which a node says that a text or a truth is stated, and that are no word of the relation: "made" of
 * "made of oak", "uninsured", "weavers".
 */
export function wordsSayingValue(node: Form): readonly string[] {
  if (!asksForText(node)) return [];
  const { value } = node.condition;
  // What is said to be so or not is called by all of the words, whatever stands between them.
  if (value.text === "true" || value.text === "false") return wordsOf(node.relation.text).map(({ lower }) => lower);
  const said = wordsOf(value.text).map(({ lower }) => lower);
  const called = [...said, ...wordsOf(node.relation.candidates[0]?.label ?? "").map(({ lower }) => lower)];
  const isPutTogether = (lower: string): boolean =>
    lower.includes("-") && lower.split("-").every((part) => called.includes(part));
  return wordsOf(node.relation.text)
    .filter(
      ({ lower }) =>
        MADE.has(lower) || isPutTogether(lower) || said.some((each) => singularForms(lower).includes(each)),
    )
    .map(({ lower }) => lower);
}
