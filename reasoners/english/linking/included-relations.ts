import lists from "../language/data/included-words.json" with { type: "json" };
import { isFunctionWord } from "../language/function-words.ts";
import { baseForms, stem } from "../language/word-forms.ts";
import { wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import type { RelationName } from "./relation-names.ts";

const KINDS = " kinds";

/** Words of one meaning, and words for kinds of it: a father is a parent, but no parent need be a father. */
interface Meaning {
  readonly said: ReadonlySet<string>;
  readonly included: ReadonlySet<string>;
}

/** A list of words of one meaning may have another one beside it, of words for kinds of that. */
const MEANINGS: readonly Meaning[] = Object.entries(lists).flatMap(([name, said]) => {
  const kinds = Object.entries(lists).flatMap(([other, words]) => (other === `${name}${KINDS}` ? words : []));
  return name.endsWith(KINDS) ? [] : [{ said: wordSet(said), included: wordSet([...said, ...kinds]) }];
});

const COMPANY = /^co-?(?=\p{L}{3})/u;

/**
 * Does the name of a relation to things say the words of a phrase, or a kind of what they say? Of several such
 * relations ("father" and "mother" for the parents, "author" and "co-author" for the authors) none is meant alone.
 * @param content the words of the phrase that carry meaning
 */
export function isIncluded(content: readonly Word[], { relation, separateWords }: RelationName): boolean {
  if (relation.objectKind !== "ENTITY") return false;
  const [said, ...others] = withoutPlace(content);
  // An ordinal counts: a second mayor is no mayor.
  const named = separateWords.filter(({ lower }) => !isFunctionWord(lower));
  const [name, ...rest] = withoutPlace(named.filter(({ lower }) => lower !== "co"));
  if (said === undefined || name === undefined || others.length + rest.length > 0) return false;
  const [one, other] = [said.lower, name.lower.replace(COMPANY, "")];
  return (
    areForms(one, other) ||
    one === name.lower ||
    MEANINGS.some((each) => each.said.has(one) && (each.included.has(other) || each.included.has(name.lower)))
  );
}

/** "Owns", "owned" and "owner" are forms of one word. */
function areForms(one: string, other: string): boolean {
  const [ones, others] = [baseForms(one), baseForms(other)];
  return (
    stem(one) === stem(other) ||
    ones.some((base) => others.includes(base) || others.some((each) => acts(each, base) || acts(base, each)))
  );
}

function acts(agent: string, verb: string): boolean {
  return AGENT_ENDINGS.some((ending) => agent === verb + ending);
}

const AGENT_ENDINGS = ["er", "or", "r"];

/** "Place of birth" says no more than "birthplace" does. */
function withoutPlace(words: readonly Word[]): readonly Word[] {
  return words.length > 1 ? words.filter(({ lower }) => lower !== "place" && lower !== "places") : words;
}

/** Is what the relation leads to called a place by its name: "birthplace", "place of birth"? */
export function isCalledPlace({ content }: RelationName): boolean {
  return content.some(({ lower }) => lower.endsWith("place"));
}
