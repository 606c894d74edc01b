import { XSD, type Literal } from "../rdf/term.ts";
import { parseNumber } from "./number.ts";
import { knownUnit, unitName, unitOfCode } from "./unit.ts";

/** Vocabularies whose datatypes, or units, are called by codes. */
const CODED = ["http://qudt.org/vocab/unit/", "https://qudt.org/vocab/unit/", "http://qudt.org/vocab/unit#"];
/** Vocabularies of datatypes of which each is a unit, listed or not. */
const OF_UNITS = ["http://dbpedia.org/datatype/"];
/** Literals of these say their unit behind the number, as UCUM writes it: "4806 m". */
const WITH_UNIT_INSIDE = ["http://w3id.org/lindt/custom_datatypes#", "https://w3id.org/cdt/", "http://w3id.org/cdt/"];

/** A number in a unit, in words, that a literal says by itself. */
export interface Quantity {
  readonly number: number;
  readonly unit: string;
}

/** What a literal says by its datatype; undefined for those of XSD, and all others that tell no unit. */
export function quantityOf({ lexical, datatype }: Pick<Literal, "lexical" | "datatype">): Quantity | undefined {
  if (datatype.startsWith(XSD)) return undefined;
  if (WITH_UNIT_INSIDE.some((beginning) => datatype.startsWith(beginning))) {
    const text = lexical.trim();
    const gap = text.indexOf(" ");
    const [number, unit] = [parseNumber(text.slice(0, gap)), text.slice(gap + 1).trim()];
    return gap < 0 || number === undefined || unit === "" ? undefined : { number, unit: knownUnit(unit) ?? unit };
  }
  const [number, unit] = [parseNumber(lexical), unitOfIri(datatype)];
  return number === undefined || unit === undefined ? undefined : { number, unit };
}

/** Whether literals of a datatype are numbers with a unit. */
export function isQuantityType(datatype: string): boolean {
  if (datatype.startsWith(XSD)) return false;
  return WITH_UNIT_INSIDE.some((beginning) => datatype.startsWith(beginning)) || unitOfIri(datatype) !== undefined;
}

/** The unit that an IRI of a datatype or a unit stands for, in words; undefined where that is not known. */
export function unitOfIri(iri: string): string | undefined {
  const local = iri.slice(Math.max(iri.lastIndexOf("/"), iri.lastIndexOf("#")) + 1);
  if (CODED.some((beginning) => iri.startsWith(beginning))) {
    const code = unitOfCode(local);
    if (code !== undefined) return code;
  }
  const words = local
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, "$1 $2")
    .replace(/[_-]+/gu, " ")
    .toLowerCase();
  if (OF_UNITS.some((beginning) => iri.startsWith(beginning))) return unitName(words);
  // A letter or two are a symbol to people, and anything in an IRI.
  return words.length > 2 ? knownUnit(words) : undefined;
}
