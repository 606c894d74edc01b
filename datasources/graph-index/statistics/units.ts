import { DCTERMS, SCHEMA, XSD } from "../../../engine/rdf/term.ts";
import type { RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { normalise } from "../../../engine/text/normalise.ts";
import { quantityOf, unitOfIri } from "../../../engine/values/quantity.ts";
import { unitOfCode } from "../../../engine/values/unit.ts";
import { nameFromIri } from "../local-name.ts";
import { unitInDescription } from "../unit-in-description.ts";
import { unitInName } from "../unit-in-name.ts";
import { iriOf, isIri, type Node, type PairReader, termOf } from "./pairs.ts";

const SCHEMA_HTTP = "http://schema.org/";
const QUDT = "http://qudt.org/schema/qudt/";

/** Predicates that state the unit of a relation's numbers on the relation, or of one number on its node. */
export const UNITS = [
  ...[`${SCHEMA}unitText`, `${SCHEMA_HTTP}unitText`, `${DCTERMS}unit`],
  ...[`${SCHEMA}unitCode`, `${SCHEMA_HTTP}unitCode`, `${QUDT}unit`, `${QUDT}hasUnit`],
];
const SAID: ReadonlySet<string> = new Set(["unit", "units", "currency", "uom"]);

/** Does a predicate lead from the node of a number to its unit? */
export function leadsToUnit(predicate: string): boolean {
  return normalise(nameFromIri(predicate))
    .split(" ")
    .some((word) => SAID.has(word));
}

/** What a unit that is stated is called: by its own label first. Undefined for what is neither an IRI nor a literal. */
export function unitWords(node: Node, labelOf: (node: Node) => string | undefined): string | undefined {
  if (isIri(node)) return labelOf(node) ?? unitOfIri(iriOf(node)) ?? nameFromIri(iriOf(node));
  const term = termOf(node);
  if (term?.kind !== "literal" || term.lexical.trim() === "") return undefined;
  return unitOfCode(term.lexical.trim()) ?? term.lexical.trim();
}

/** The units that a graph states for the numbers of its relations, by the relation. */
export function statedUnits(
  reader: PairReader,
  labelOf: (node: Node) => string | undefined,
): ReadonlyMap<Node, string> {
  const units = new Map<Node, string>();
  for (const predicate of UNITS) {
    const { subjects, objects } = reader.pairs(predicate);
    subjects.forEach((subject, row) => {
      const words = unitWords(objects[row] ?? "", labelOf);
      if (words !== undefined && !units.has(subject)) units.set(subject, words);
    });
  }
  return units;
}

/** How a relation's numbers are measured: in one unit, or each in its own. */
type Measured = Pick<RelationEntry, "unit" | "ownUnits">;

/** The units that the datatypes of numbers tell. */
export function unitsOfDatatypes(objects: readonly Node[]): Measured {
  const units = new Set<string>();
  let isOfAll = true;
  for (const object of objects) {
    const isOwn = object.endsWith(">") && object.startsWith('"') && !object.includes(`^^<${XSD}`);
    const term = isOwn ? termOf(object) : undefined;
    const quantity = term?.kind === "literal" ? quantityOf(term) : undefined;
    if (quantity === undefined) isOfAll = false;
    else units.add(quantity.unit);
  }
  if (units.size === 0) return {};
  const ownUnits = [...units].sort();
  const [only] = ownUnits;
  return isOfAll && ownUnits.length === 1 && only !== undefined ? { unit: only, ownUnits } : { ownUnits };
}

/**
 * A relation of numbers whose name says their unit is called by the rest of it, too. Where neither the name nor a
 * statement tells the unit, what describes the relation may.
 */
export function withUnitSaid<
  Entry extends Pick<RelationEntry, "label" | "aliases" | "objectKind" | "unit" | "ownUnits" | "description">,
>(entry: Entry): Entry {
  if (entry.objectKind !== "NUMBER") return entry;
  const said = unitInName(entry.label);
  if (said === undefined) {
    const isTold = entry.unit !== undefined || entry.ownUnits !== undefined;
    const unit = isTold ? undefined : unitInDescription(entry.description);
    return unit === undefined ? entry : { ...entry, unit };
  }
  return { ...entry, label: said.name, aliases: [entry.label, ...entry.aliases], unit: entry.unit ?? said.unit };
}
