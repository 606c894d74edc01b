import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { knownUnit } from "../../../engine/values/unit.ts";
import { PREPOSITIONS } from "../language/function-words.ts";
import { isPast, isPlural } from "../language/word-forms.ts";

const known = new WeakMap<Catalogue, Catalogue>();

/**
 * The catalogue in which numbers are also called with what they count in its place: "in store (pieces)" as "pieces in
 * store", "sold (copies)" as "copies sold", "length (steps)" as "length in steps". Worked out once a catalogue.
 */
export function withCountedNames(catalogue: Catalogue): Catalogue {
  const found = known.get(catalogue);
  if (found !== undefined) return found;
  const named: Catalogue = { ...catalogue, relations: catalogue.relations.map(alsoCalled) };
  known.set(catalogue, named);
  known.set(named, named);
  return named;
}

/** Of a name, so much is read. */
const LONGEST_NAME = 100;

function alsoCalled(relation: RelationEntry): RelationEntry {
  const { label, aliases, objectKind } = relation;
  const text = label.slice(0, LONGEST_NAME).trim();
  const start = text.lastIndexOf("(");
  if (objectKind !== "NUMBER" || start < 1 || !text.endsWith(")")) return relation;
  const [name, counted] = [text.slice(0, start).trim(), text.slice(start + 1, -1).trim()];
  const [first = ""] = name.toLowerCase().split(" ");
  if (!/^\p{Ll}+$/u.test(counted) || !isPlural(counted) || knownUnit(counted) !== undefined || name === "")
    return relation;
  const also = PREPOSITIONS.has(first) || isPast(first) ? `${counted} ${name}` : `${name} in ${counted}`;
  return { ...relation, aliases: [...aliases, also] };
}
