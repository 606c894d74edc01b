import { knownUnit } from "../../engine/values/unit.ts";

/** The name of a relation without the unit that it says, and the unit in words. */
export interface NameWithUnit {
  readonly name: string;
  readonly unit: string;
}

/** Symbols that stand behind a name without more: those that are no words. */
const BARE_SYMBOLS: ReadonlySet<string> = new Set(["m", "km", "cm", "mm", "ft", "kg", "km2", "m2", "ha", "mi", "lb"]);
const LONGEST_NAME = 100;

/** "height (m)", "length [km]", "height in metres", "height m": what they say besides a unit; undefined for others. */
export function unitInName(name: string): NameWithUnit | undefined {
  if (name.length > LONGEST_NAME) return undefined;
  const text = name.trim();
  const close = text.at(-1);
  if (close === ")" || close === "]") return bracketed(text, close === ")" ? "(" : "[");
  const words = text.split(/\s+/u);
  for (const length of [3, 2, 1]) {
    const [before, said] = [words.slice(0, -length), words.slice(-length).join(" ")];
    const isBehindIn = before.at(-1)?.toLowerCase() === "in" && before.length > 1;
    const mayBeUnit = said.length > 2 || BARE_SYMBOLS.has(said.toLowerCase());
    const unit = isBehindIn && mayBeUnit ? knownUnit(said) : undefined;
    if (unit !== undefined) return { name: before.slice(0, -1).join(" "), unit };
  }
  const last = words.at(-1)?.toLowerCase() ?? "";
  const [before, unit] = [words.slice(0, -1), BARE_SYMBOLS.has(last) ? knownUnit(last) : undefined];
  return unit === undefined || before.length === 0 ? undefined : { name: before.join(" "), unit };
}

function bracketed(text: string, open: "(" | "["): NameWithUnit | undefined {
  const start = text.lastIndexOf(open);
  const said = text.slice(start + 1, -1).trim();
  const inside = said.toLowerCase().startsWith("in ") ? said.slice(3) : said;
  const name = text.slice(0, Math.max(0, start)).trim();
  const unit = knownUnit(inside) ?? knownUnit(withoutDatum(inside));
  return name === "" || unit === undefined ? undefined : { name, unit };
}

/** "m above sea level": from where it is measured is no part of the unit. */
function withoutDatum(said: string): string {
  const lower = said.toLowerCase();
  const datum = DATUMS.find((each) => lower.endsWith(` ${each}`));
  return datum === undefined ? said : said.slice(0, -datum.length - 1);
}

const DATUMS = ["above mean sea level", "above sea level", "above sea", "above ground", "a.s.l.", "asl", "amsl"];
