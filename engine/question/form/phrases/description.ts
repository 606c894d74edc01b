import { nameOf, plural, type Noun } from "./noun.ts";
import { being, behindNoun, together, type Predicate } from "./predicate.ts";
import { withArticle } from "./english-words.ts";
import { kindsOf, type Kind } from "./kind.ts";

/** A set in words: things of a kind with what is said of them, or what has a phrase of its own. */
export type Description = Things | Phrase;

/** "films directed by E", "those whose mascot is E" */
export interface Things {
  readonly is: "THINGS";
  /** What they are called; undefined where nothing is told of their kind. */
  readonly kind: Kind | undefined;
  /** True where the form says of what kind they are; otherwise the graph does. */
  readonly isSaid: boolean;
  readonly predicates: readonly Predicate[];
  /** Names that are left out: "films other than E". */
  readonly others: readonly string[];
  /** By themselves, where another phrase reads better than inside others. */
  readonly alone?: string;
}

/** "E", "the director of E", "the one with the greatest height among the mountains of E" */
export interface Phrase {
  readonly is: "PHRASE";
  readonly noun: Noun;
  readonly alone: string;
  /** Without an article and of several, "directors of E"; undefined for what is one thing. */
  readonly counted?: Noun;
  /** That others are it: "are directors of E". */
  readonly predicate: Predicate;
  /** What its members are, as far as the graph tells. */
  readonly kind?: Kind | undefined;
  /** What is said of it besides: "E, if it is directed by F". */
  readonly conditions: readonly Predicate[];
}

export function thingsOf(kind: Kind | undefined, isSaid: boolean, predicates: readonly Predicate[]): Things {
  return { is: "THINGS", kind, isSaid, predicates, others: [] };
}

/** One thing, of which others are told that they are it. */
export function phraseOf(noun: Noun, alone = noun.text): Phrase {
  return { is: "PHRASE", noun, alone, predicate: being(noun.text, noun), conditions: [] };
}

/** A description as things of a kind, of which more can be said. */
export function asThings(description: Description): Things {
  if (description.is === "THINGS") return description;
  const { kind, predicate, conditions } = description;
  return thingsOf(kind, false, [predicate, ...conditions]);
}

/** A description of which more is said. */
export function withPredicate(description: Description, predicate: Predicate): Description {
  if (description.is === "PHRASE" && description.counted === undefined)
    return { ...description, conditions: [...description.conditions, predicate] };
  const { alone: _alone, ...things } = asThings(description);
  return { ...things, predicates: [...things.predicates, predicate] };
}

/** What a description says of the things of another one. */
export function predicatesOf(description: Description): readonly Predicate[] {
  if (description.is === "PHRASE") return [description.predicate, ...description.conditions];
  const { kind, isSaid, others, predicates } = description;
  const kinds =
    isSaid && kind !== undefined ? [being(kindsOf(kind), nameOf(""), { one: `is ${withArticle(kind.singular)}` })] : [];
  return [...kinds, ...others.map((other) => being(`not ${other}`, nameOf(""))), ...predicates];
}

/** A description as a noun inside another phrase. */
export function nounOf(description: Description): Noun {
  if (description.is === "THINGS") return nounOfThings(description);
  const { noun, conditions } = description;
  if (conditions.length === 0) return noun;
  const { text } = together(conditions, ({ one, many }) => (noun.isMany ? `they ${many}` : `it ${one}`));
  return { ...noun, text: `${noun.text}, if ${text}`, joins: "COMMAS", isOpen: true };
}

/** A description by itself. */
export function alone(description: Description): string {
  if (description.is === "THINGS") return description.alone ?? nounOf(description).text;
  return description.conditions.length === 0 ? description.alone : nounOf(description).text;
}

/** A description of several without an article, behind "the number of": "directors of E". */
export function countedNoun(description: Description): Noun {
  if (description.is === "PHRASE" && description.conditions.length === 0 && description.counted !== undefined)
    return description.counted;
  return nounOf(description);
}

function nounOfThings({ kind, others, predicates }: Things): Noun {
  const name = kind === undefined ? "those" : kindsOf(kind);
  const head = others.length === 0 ? name : `${name} other than ${others.join(" or ")}`;
  const noun: Noun = { text: head, is: "KIND", isMany: true, joins: "NONE", isOpen: true };
  if (predicates.length === 0)
    return kind === undefined || others.length > 0 ? noun : { ...noun, singular: kind.singular };
  const said = predicates.map((each) => sayingKind(each, kind));
  const behind = behindNoun(said, { isPersonal: kind?.isPersonal === true, mayReduce: others.length === 0 });
  return { ...noun, text: `${head} ${behind.text}`, joins: behind.joins };
}

/** A predicate behind things of the kind that it says itself, which is not said twice. */
function sayingKind(predicate: Predicate, kind: Kind | undefined): Predicate {
  const { ofKind } = predicate;
  if (ofKind === undefined || kind === undefined || plural(ofKind.singular) !== plural(kind.singular)) return predicate;
  return { ...predicate, own: ofKind.text, ...(ofKind.text.startsWith("that ") ? {} : { reduced: ofKind.text }) };
}
