import { knownUnit } from "../../engine/values/unit.ts";

/** Of a description, so much is read. */
const LONGEST_DESCRIPTION = 200;
const MOST_WORDS_OF_A_UNIT = 2;
/** Symbols and codes that are no words, and share words: all others must stand in the plural. */
const SURE: ReadonlySet<string> = new Set(
  ["kg", "km", "cm", "mm", "km2", "m2", "ha", "eur", "gbp", "usd", "chf", "€", "£", "$", "%"].concat([
    "percent",
    "per cent",
    "feet",
    "inches",
  ]),
);
/** Weights or money: a graph that says no more does not tell. */
const UNCLEAR: ReadonlySet<string> = new Set(["pounds"]);

/**
 * The unit in which a description says that the numbers of a relation are told: "In kilograms, driver not included.",
 * "Metres above the river.", "Length of the rope in feet". It stands first, or behind "in" before a stop. Undefined
 * where the description says none, several, or a rate ("euros per visit"), which the number alone is not.
 */
export function unitInDescription(description: string | undefined): string | undefined {
  const pieces = (description ?? "")
    .slice(0, LONGEST_DESCRIPTION)
    .toLowerCase()
    .split(/[.,;:()[\]\n]/u);
  const found = new Set<string>();
  for (const [place, piece] of pieces.entries()) {
    const words = piece.split(/\s/u).filter((word) => word !== "");
    const starts = words.flatMap((word, at) => (word === "in" ? [at + 1] : []));
    if (place === 0) starts.push(0);
    for (const start of starts) {
      const unit = unitAt(words, start);
      if (unit === undefined) continue;
      const isFirst = place === 0 && start <= 1;
      if (words[unit.to] === "per" || words[unit.to] === "or") return undefined;
      if (isFirst || unit.to === words.length) found.add(unit.name);
    }
  }
  const [only, ...others] = found;
  return others.length > 0 ? undefined : only;
}

function unitAt(words: readonly string[], start: number): { readonly name: string; readonly to: number } | undefined {
  for (let length = MOST_WORDS_OF_A_UNIT; length > 0; length -= 1) {
    const said = words.slice(start, start + length);
    const text = said.join(" ");
    const name = said.length < length ? undefined : knownUnit(text);
    const isSure = SURE.has(text) || (text.length > 3 && text.endsWith("s") && !UNCLEAR.has(text));
    if (name !== undefined && isSure) return { name, to: start + length };
  }
  return undefined;
}
