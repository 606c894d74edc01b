import type { RelationPhrase } from "../logical-form.ts";
import { shapeOf, type RelationShape } from "./relation-shape.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** A relation as a phrase can speak of it. */
export interface RelationWords {
  /** Undefined for words that no relation of the graph is known for. */
  readonly iri: string | undefined;
  readonly direction: "FORWARD" | "BACKWARD";
  readonly shape: RelationShape;
  /** Has each thing one of what it leads to, as far as the graph tells? */
  readonly isSingle: boolean;
  /** Is a date what it leads to? */
  readonly isDate?: boolean;
}

/**
 * The best candidate of a relation under the name that reads best the way it is walked: a noun from its subjects on
 * ("the director of E"), what is done or is so from its objects back ("films directed by E"). Another name than the
 * label is taken where it is made of the same word, says the same, and is no other relation's; undefined where the
 * graph has no such relation.
 */
export function relationWords(
  { candidates: [best] }: RelationPhrase,
  vocabulary: Vocabulary,
): RelationWords | undefined {
  if (best === undefined) return undefined;
  const { iri, label, direction } = best;
  const own = shapeOf(label);
  const name = vocabulary.ownAliases(iri).find((alias) => readsBetter(alias, label, own, direction));
  return {
    iri,
    direction,
    shape: name === undefined ? own : shapeOf(name),
    isSingle: vocabulary.relation(iri)?.functional === true,
    isDate: vocabulary.relation(iri)?.objectKind === "DATE",
  };
}

function readsBetter(alias: string, label: string, own: RelationShape, direction: "FORWARD" | "BACKWARD"): boolean {
  const shape = shapeOf(alias);
  if (own.is === "noun" && direction === "BACKWARD")
    return isAgent(label) && isDoneBy(shape) && isOfOneWord(shape.done, label);
  if (own.is === "state" && direction === "FORWARD")
    return own.done !== undefined && shape.is === "noun" && isAgent(alias) && isOfOneWord(own.done, alias);
  // "Borders" is English, "shares border with" is not.
  return own.is === "deed" && own.object !== "" && shape.is === "deed" && isPlainDeed(shape) && isIn(shape.verb, own);
}

function isDoneBy(shape: RelationShape): shape is RelationShape & { readonly is: "state"; readonly done: string } {
  return shape.is === "state" && shape.done !== undefined && shape.end === undefined;
}

/** "director", "founders": one word for whoever does it. */
function isAgent(name: string): boolean {
  return /^[a-z]{2,}(?:er|or|ers|ors)$/u.test(name);
}

/** "director" and "directed", and not "producer" and "directed". */
function isOfOneWord(past: string, noun: string): boolean {
  const [one, other] = [past.toLowerCase(), noun.toLowerCase()];
  const shared = [...one].findIndex((letter, index) => other[index] !== letter);
  return (shared < 0 ? one.length : shared) >= Math.max(4, one.length - 2) && !other.includes(" ");
}

function isPlainDeed(shape: RelationShape & { readonly is: "deed" }): boolean {
  return shape.preposition === "" && shape.end === undefined;
}

/** "borders" for "shares border with" */
function isIn(verb: string, { object }: RelationShape & { readonly is: "deed" }): boolean {
  return object.split(" ").some((word) => verb === `${word}s` || verb === word);
}
