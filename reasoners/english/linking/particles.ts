import accounts from "../language/data/account-words.json" with { type: "json" };
import alike from "../language/data/prepositions.json" with { type: "json" };
import verbs from "../language/data/verbs.json" with { type: "json" };
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { PLAIN_PREPOSITIONS, PREPOSITIONS } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import { baseForms, isPast, sameVerb } from "../language/word-forms.ts";
import type { Word } from "../language/words.ts";
import type { PhraseToLink } from "./phrase-to-link.ts";
import { relationNames, type RelationName } from "./relation-names.ts";

/** Prepositions that are said for each other behind one verb: of places and times, of company, of direction. */
const ALIKE = alike.behindOneVerb.map(wordSet);

/** Does the preposition say where something is: "in", "on", "at"? */
export function isOfPlace(preposition: string): boolean {
  return ALIKE[0]?.has(preposition) === true;
}

/** May one preposition be said for the other behind one verb? */
export function isAlike(a: string, b: string): boolean {
  return a === b || ALIKE.some((group) => group.has(a) && group.has(b));
}

/** Is it a preposition that makes another verb of a verb: "look after", "look over"? */
function isParticle(lower: string): boolean {
  return PREPOSITIONS.has(lower) && !PLAIN_PREPOSITIONS.has(lower);
}

/** Does a name hold the particles that a phrase holds, and no others? "Named after" is not "called off". */
export function saysParticles(phrase: readonly Word[], { prepositions }: RelationName): boolean {
  const said = phrase.filter(({ lower }) => isParticle(lower));
  return (
    said.every(({ lower }) => prepositions.has(lower)) &&
    [...prepositions].every((lower) => !isParticle(lower) || said.some((word) => word.lower === lower))
  );
}

/**
 * Is a verb said of what it is done to where its name in the graph needs a preposition for that? Whoever "reports" a
 * person does not "report to" her. Where somebody reports, and a date at which, stands behind none.
 */
export function losesObjectOfPreposition(
  { words: said, role, known, wanted }: PhraseToLink,
  { words, content, behindContent, shape, objectActs }: RelationName,
): boolean {
  if (role === "NOUN" || known !== "ENTITY" || wanted === "PLACE" || wanted === "DATE") return false;
  const [verb, ...more] = said;
  const [named, ...others] = content;
  if (verb === undefined || named === undefined || more.length + others.length > 0) return false;
  if (shape !== "PREDICATE" || objectActs || words.length !== 2 || words[0] !== named) return false;
  // "Married to" is said of a verb that needs none.
  if (isPast(named.lower)) return false;
  return [...behindContent].some((lower) => NEEDED.has(lower)) && sameVerb(verb.lower, named.lower);
}

/** Behind verbs of people, before the one whom they are about. */
const NEEDED = wordSet(alike.beforePersons);

/** Does a phrase hold "up" or "out", which may make another verb of its verb, where the name does not: "made up"? */
export function losesParticle(phrase: readonly Word[], { words }: RelationName): boolean {
  const said = phrase.filter(({ lower }) => UNSAID.has(lower));
  if (said.length === 0) return false;
  const named = new Set(words.map(({ lower }) => lower));
  return said.some(({ lower }) => !named.has(lower));
}

const UNSAID = wordSet(accounts.verbParticles);

/**
 * Does a name hold a particle directly behind its verb that a phrase does not say? "Looks at" is not "looks after". Of
 * a particle with a preposition behind it both are said: "stands for", "stands up for" and "stands in with" are no
 * "stands in for".
 */
export function hasOtherParticle(phrase: readonly Word[], { behindContent, ending }: RelationName): boolean {
  if (ending !== undefined) {
    const [particle, preposition] = ending;
    const said = phrase.map(({ lower }) => lower).filter((lower) => PREPOSITIONS.has(lower));
    return !said.includes(particle) || said.some((each) => each !== particle && !isAlike(each, preposition));
  }
  return [...behindContent].some((lower) => isParticle(lower) && !phrase.some((word) => word.lower === lower));
}

/** A verb of a phrase that means another thing with another preposition, and the one that it has there. */
interface ChangingVerb {
  readonly lower: string;
  readonly preposition: string;
  /** With any other preposition, or only where both say on which side of somebody it is done: "plays for". */
  readonly isWithAny: boolean;
}

/** The verbs of a phrase that the prepositions behind them tell from others, both in lower case: "based on". */
export function changingVerbs(phrase: readonly Word[]): readonly ChangingVerb[] {
  return phrase.flatMap(({ lower }, at) => {
    const preposition = phrase[at + 1]?.lower ?? "";
    const isWithAny = baseForms(lower).some((base) => CHANGING.has(base));
    return PREPOSITIONS.has(preposition) && (isWithAny || BESIDE_DOERS.has(preposition))
      ? [{ lower, preposition, isWithAny }]
      : [];
  });
}

/**
 * Does a name hold such a verb of a phrase with another preposition behind it, which makes another verb of it? "Based
 * in" is not "based on", and "plays with" not "plays for", though what lives on an island lives in it.
 */
export function hasOtherPreposition(
  changing: readonly ChangingVerb[],
  { words, behindContent }: RelationName,
): boolean {
  if (behindContent.size === 0) return false;
  return changing.some((verb) => {
    const place = words.findIndex(({ lower }) => sameVerb(lower, verb.lower));
    const other = words[place + 1]?.lower ?? "";
    if (place < 0 || !PREPOSITIONS.has(other) || other === verb.preposition) return false;
    return verb.isWithAny || BESIDE_DOERS.has(other);
  });
}

/** "Made of" and "made from", "connected to" and "connected with". */
export function isOneSide(a: string, b: string): boolean {
  return a === b || ONE_SIDE.some((group) => group.has(a) && group.has(b));
}

const ONE_SIDE = alike.ofOneSide.map(wordSet);

/**
 * Does a phrase ask what something is called, where the name tells whom it is called after or what it is known for? The
 * preposition that says so is no small word there.
 */
export function isNamedOtherwise(
  phrase: readonly Word[],
  content: readonly Word[],
  { prepositions, content: named }: RelationName,
): boolean {
  if (!content.every(({ lower }) => NAMING.has(lower)) || !named.some(({ lower }) => NAMING.has(lower))) return false;
  return [...prepositions].some((each) => !AS_NAMED.has(each) && !phrase.some(({ lower }) => lower === each));
}

/** "Called", "named". */
export const NAMING = wordSet(verbs.naming);
/** "Named by", "known as": the same verb. */
const AS_NAMED: ReadonlySet<string> = new Set(["by", "as"]);

/** "Made of", "died of": what something is or comes of is not said by where, when or by whom it was made. */
export function losesOf(phrase: readonly Word[], { prepositions, relation }: RelationName): boolean {
  const isValue = relation.objectKind === "DATE" || relation.objectKind === "NUMBER";
  if (!isValue && (prepositions.size === 0 || prepositions.has("of"))) return false;
  // "Made up of" as well.
  return phrase.some(({ lower }, at) => {
    const behind = phrase.slice(at + 1).filter((word) => !UNSAID.has(word.lower));
    return isPast(lower) && behind[0]?.lower === "of";
  });
}

const BESIDE_DOERS = wordSet(alike.besideDoers);

/** Verbs that mean another thing with another preposition, though it be of place as well. */
const CHANGING = wordSet(alike.changing);

/** Does a relation of the graph go by this verb and particle together: "comes before"? */
export function isPhrasal(verb: Word, particle: string, catalogue: Catalogue): boolean {
  const { byRoot } = relationNames(catalogue);
  return verb.roots.some((root) =>
    (byRoot.get(root) ?? []).some(
      ({ prepositions, content }) => prepositions.has(particle) && content.some(({ roots }) => roots.includes(root)),
    ),
  );
}
