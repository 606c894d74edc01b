import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { englishDictionary } from "../dictionary/english-dictionary.ts";
import type { Field } from "../dictionary/entry.ts";
import { wordsOf } from "../language/words.ts";
import { FIELDS } from "../weights.ts";
import { kindIn } from "./kinds-of-classes.ts";

/** Of a name, so much is read. */
const LONGEST_NAME = 100;

const known = new WeakMap<Catalogue, ReadonlyMap<string, Field>>();

/**
 * What the members of a class are by the noun that it is called by, as the dictionary has it: of a "night warden"
 * persons, of a "footbridge" things that are built. Undefined where the noun is none, or may be several.
 */
export function fieldOfClass(iri: string, catalogue: Catalogue): Field | undefined {
  const fields = known.get(catalogue) ?? fieldsIn(catalogue);
  known.set(catalogue, fields);
  return fields.get(iri);
}

/** The classes of a field. */
export function classesOfField(field: Field, catalogue: Catalogue): readonly string[] {
  return catalogue.classes.flatMap(({ iri }) => (fieldOfClass(iri, catalogue) === field ? [iri] : []));
}

function fieldsIn({ classes }: Catalogue): ReadonlyMap<string, Field> {
  return new Map(
    classes.flatMap(({ iri, label }) => {
      const noun = wordsOf(kindIn(label.slice(0, LONGEST_NAME))).at(-1)?.lower ?? "";
      const [found] = englishDictionary().fieldsOf(noun);
      return found !== undefined && found.share >= FIELDS.leastOfClass ? [[iri, found.field] as const] : [];
    }),
  );
}
