/** Reads a number of XSD or of English prose ("8,849"); undefined for anything else, and for what no double holds. */
export function parseNumber(lexical: string): number | undefined {
  const text = lexical.trim().replace(/^\+/, "");
  const plain = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(",", "") : text;
  if (!/^-?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?$/.test(plain)) return undefined;
  const number = Number(plain);
  return Number.isFinite(number) ? number : undefined;
}

/** To make one takes far longer than to use it, and as long as to load a dozen modules: most threads need none. */
let digits: Intl.NumberFormat | undefined;

/** `8,849 metres`: digits in groups, the unit in the plural where the number is not one. */
export function numberLabel(number: number, unit?: string): string {
  digits ??= new Intl.NumberFormat("en-US", { maximumFractionDigits: 6 });
  const text = digits.format(number);
  if (unit === undefined) return text;
  return `${text} ${Math.abs(number) === 1 ? unit : pluralUnit(unit)}`;
}

/** Units that are said alike of one and of many, or given in the plural. */
const UNCHANGED = new Set(["percent", "people", "feet"]);

const PLURALS: ReadonlyMap<string, string> = new Map([
  ["foot", "feet"],
  ["inch", "inches"],
  ["degree celsius", "degrees Celsius"],
  ["degree fahrenheit", "degrees Fahrenheit"],
  ["pound sterling", "pounds sterling"],
]);

/** A unit in the plural, as it is said behind a number. */
export function pluralUnit(unit: string): string {
  const irregular = PLURALS.get(unit);
  if (irregular !== undefined) return irregular;
  if (UNCHANGED.has(unit)) return unit;
  const [first = "", ...rest] = unit.split(" per ");
  const space = first.lastIndexOf(" ");
  const last = PLURALS.get(first.slice(space + 1));
  // "Square feet".
  if (space > 0 && last !== undefined) return [`${first.slice(0, space + 1)}${last}`, ...rest].join(" per ");
  const plural = /^[a-z][a-z ]*[a-rt-z]$/.test(first) && first.length > 2 ? `${first}s` : first;
  return [plural, ...rest].join(" per ");
}
