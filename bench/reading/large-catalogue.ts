import type { Catalogue, ClassEntry, ObjectKind, RelationEntry } from "../../engine/sources/knowledge-graph.ts";
import { oneOf } from "./random.ts";
import { RELATION_WORDS } from "./words.ts";

const KINDS: readonly ObjectKind[] = ["ENTITY", "ENTITY", "ENTITY", "DATE", "NUMBER", "TEXT"];
const PREPOSITIONS = ["of", "in", "at", "by", "for", "to", "with"];

/**
 * A catalogue as a large graph has it: relations with several names each, of the words that questions are made of, so
 * that every word of a question is part of many names.
 */
export function largeCatalogue(random: () => number, relations = 2_000, classes = 500): Catalogue {
  const word = (): string => oneOf(RELATION_WORDS, random);
  const phrase = (): string => {
    const length = 1 + Math.floor(random() * 3);
    const words = Array.from({ length }, word).join(" ");
    return random() < 0.3 ? `${words} ${oneOf(PREPOSITIONS, random)}` : words;
  };
  const several = (most: number): readonly string[] =>
    Array.from({ length: Math.floor(random() * (most + 1)) }, phrase);
  const iris = Array.from({ length: classes }, (_, index) => `urn:class:${index}`);
  const some = (): readonly string[] => (random() < 0.2 ? [] : [oneOf(iris, random), oneOf(iris, random)]);
  return {
    classes: iris.map((iri, index): ClassEntry => ({
      iri,
      label: index < 200 ? word() : phrase(),
      aliases: several(3),
      count: Math.ceil(random() * 10_000),
      ancestors: iris.slice(Math.max(0, index - 4), index),
    })),
    relations: Array.from({ length: relations }, (_, index): RelationEntry => {
      const objectKind = oneOf(KINDS, random);
      return {
        iri: `urn:relation:${index}`,
        label: phrase(),
        aliases: several(6),
        description: `${phrase()} ${phrase()} ${phrase()}`,
        count: Math.ceil(random() * 10_000),
        objectKind,
        subjectClasses: some(),
        objectClasses: objectKind === "ENTITY" ? some() : [],
        functional: random() < 0.3,
        homogeneous: random() < 0.2,
        symmetric: random() < 0.02,
      };
    }),
  };
}
