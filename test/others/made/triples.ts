import { seededRandom } from "../../../evaluation/statistics/random.ts";

/** Writes N-Triples. Whatever is generated with one of these is the same every time. */
export class Triples {
  readonly #lines: string[] = [];
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = seededRandom(seed);
  }

  get nTriples(): string {
    return `${this.#lines.join("\n")}\n`;
  }

  /** @param subject An IRI, or a node without one as `_:name` */
  link(subject: string, predicate: string, ...objects: readonly string[]): void {
    for (const object of objects) this.#lines.push(`${node(subject)} <${predicate}> ${node(object)} .`);
  }

  /** @param datatype The IRI of a datatype, or a language as `@en` */
  value(subject: string, predicate: string, text: string | number, datatype = ""): void {
    const suffix = datatype === "" || datatype.startsWith("@") ? datatype : `^^<${datatype}>`;
    this.#lines.push(`${node(subject)} <${predicate}> ${JSON.stringify(String(text))}${suffix} .`);
  }

  /** A whole number from `least` to `most`, both possible. */
  between(least: number, most: number): number {
    return least + Math.floor(this.#random() * (most - least + 1));
  }

  pick<T>(list: readonly T[]): T {
    const chosen = list[this.between(0, list.length - 1)];
    if (chosen === undefined) throw new RangeError("Nothing to pick from.");
    return chosen;
  }

  /** Several of a list, no one twice; fewer where there are not so many. */
  pickSome<T>(list: readonly T[], count: number): readonly T[] {
    const left = [...list];
    const chosen: T[] = [];
    while (chosen.length < count && left.length > 0) chosen.push(...left.splice(this.between(0, left.length - 1), 1));
    return chosen;
  }

  /** A day of the year as ISO 8601. */
  day(year: number): string {
    const two = (most: number): string => String(this.between(1, most)).padStart(2, "0");
    return `${year}-${two(12)}-${two(28)}`;
  }
}

export const TYPE = "http://www.w3.org/1999/02/22-rdf-syntax-ns#type";
export const RDFS = "http://www.w3.org/2000/01/rdf-schema#";
export const XSD = "http://www.w3.org/2001/XMLSchema#";
export const FOAF = "http://xmlns.com/foaf/0.1/";
export const DC = "http://purl.org/dc/elements/1.1/";

const node = (name: string): string => (name.startsWith("_:") ? name : `<${name}>`);

/** The numbers 0 to `count` - 1. */
export const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
