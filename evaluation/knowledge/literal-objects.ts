import { XSD } from "../../engine/rdf/term.ts";
import type { Fact } from "../question-set.ts";
import { asNumber, type Value, valueOf } from "./value-form.ts";

/** Of a relation's objects so many have the form of values, when it is one whose objects are. */
const ENOUGH = 0.95;
/** A text longer than any name. */
const LONGEST_NAME = 100;

/** What the object of a fact is, if it is no entity. */
export type LiteralObject = Value | { readonly kind: "TEXT"; readonly lexical: string; readonly datatype: string };

/**
 * Tells literals among the objects of facts, which data sets do not mark:
 *
 * - A relation has values when nearly all of its objects are written as numbers or dates, and most of them are no
 *   subject of any fact. So a year of release is a date though some film has that number as its title, and a shirt
 *   number that has facts of its own is an entity. What else such a relation says ("unknown") is a text.
 * - Years are dates where all of the relation's values are; among other numbers they are numbers.
 * - Of other relations, a text that is longer than any name, and no subject, is a text.
 * - Everything else is an entity, genres and languages too: people ask what has them, and only entities are found by
 *   name.
 */
export function literalObjects(facts: readonly Fact[]): (fact: Fact) => LiteralObject | undefined {
  const subjects = new Set(facts.map(({ subject }) => subject));
  const kinds = valueRelations(facts, subjects);
  return ({ relation, object }) => {
    const kind = kinds.get(relation);
    if (kind === undefined) return object.length > LONGEST_NAME && !subjects.has(object) ? text(object) : undefined;
    const value = valueOf(object);
    if (value === undefined) return text(object);
    return kind === "NUMBER" ? asNumber(value) : value;
  };
}

function valueRelations(facts: readonly Fact[], subjects: ReadonlySet<string>): ReadonlyMap<string, Value["kind"]> {
  const objects = new Map<string, Set<string>>();
  for (const { relation, object } of facts) {
    const known = objects.get(relation);
    if (known === undefined) objects.set(relation, new Set([object]));
    else known.add(object);
  }
  const kinds = new Map<string, Value["kind"]>();
  for (const [relation, distinct] of objects) {
    const values = [...distinct].map(valueOf).filter((value) => value !== undefined);
    const spokenOf = [...distinct].filter((object) => subjects.has(object)).length;
    if (values.length < ENOUGH * distinct.size || spokenOf * 2 > distinct.size) continue;
    kinds.set(relation, values.every(({ kind }) => kind === "DATE") ? "DATE" : "NUMBER");
  }
  return kinds;
}

function text(lexical: string): LiteralObject {
  return { kind: "TEXT", lexical, datatype: `${XSD}string` };
}
