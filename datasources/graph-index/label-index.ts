import { isMisspelt } from "./misspelling.ts";
import { ByteReader } from "./packed/byte-reader.ts";
import { ENTITY_SECTIONS, EntityRecords } from "./packed/entity-records.ts";
import { sectionsOf, uint32s } from "./packed/sections.ts";
import { SortedTexts, TEXT_SECTIONS } from "./packed/sorted-texts.ts";
import { type NamesHead, type PackedNames, packNames } from "./packed-names.ts";
import { withTypesAbove } from "./statistics/ancestors.ts";
import type { EntityRecord, GraphStatistics } from "./statistics/graph-statistics.ts";
import { TRIGRAM_SECTIONS, TrigramIndex } from "./trigram-index.ts";

/** A name of an entity, found in the index. */
export interface NameHit {
  readonly entity: EntityRecord;
  readonly name: string;
  readonly via: "LABEL" | "ALIAS";
}

/**
 * All names of a graph's entities, by their normalised form. Looks into packed names: what is found is unpacked, and
 * nothing else.
 */
export class LabelIndex {
  /** Number of words of the longest name. */
  readonly longestName: number;
  readonly #parents: GraphStatistics["parents"];
  readonly #entities: EntityRecords;
  /** The normalised names. */
  readonly #keys: SortedTexts;
  readonly #hitStarts: Uint32Array;
  readonly #hits: ByteReader;
  readonly #similar: TrigramIndex;
  /** The words of all names. */
  readonly #words: SortedTexts;

  constructor(names: Pick<GraphStatistics, "entities" | "parents"> | PackedNames) {
    const sections = sectionsOf(("bytes" in names ? names : packNames(names)).bytes).values();
    const head = JSON.parse(Buffer.from(taken(sections, 1)[0] ?? []).toString()) as NamesHead;
    this.longestName = head.longestName;
    this.#parents = new Map(head.parents);
    this.#entities = new EntityRecords(taken(sections, ENTITY_SECTIONS), head.classes);
    this.#keys = new SortedTexts(taken(sections, TEXT_SECTIONS));
    const [hitStarts = new Uint8Array(new SharedArrayBuffer(0)), hits = hitStarts] = taken(sections, 2);
    this.#hitStarts = uint32s(hitStarts);
    this.#hits = new ByteReader(hits);
    this.#similar = new TrigramIndex(taken(sections, TRIGRAM_SECTIONS), (id) => this.#keys.at(id));
    this.#words = new SortedTexts(taken(sections, TEXT_SECTIONS));
  }

  /** Names whose normalised form is `key`. */
  named(key: string): readonly NameHit[] {
    const place = this.#keys.find(key);
    return place === undefined ? [] : this.#namedAt(place);
  }

  /** Names whose normalised form begins with `key` and goes on, in order of code units; at most `most` forms. */
  beginning(key: string, most: number): readonly NameHit[] {
    const found: NameHit[] = [];
    let count = 0;
    for (let place = this.#keys.firstFrom(key); place < this.#keys.length && count < most; place += 1) {
      const each = this.#keys.at(place);
      if (!each.startsWith(key)) break;
      if (each === key) continue;
      count += 1;
      found.push(...this.#namedAt(place));
    }
    return found;
  }

  /** Names that the normalised name `key` may be a misspelling of, most similar first; similarity below 1. */
  similar(key: string): readonly { readonly hit: NameHit; readonly similarity: number }[] {
    return this.#similar
      .similar(key)
      .filter(({ text }) => isMisspelt(key, text, (word) => this.#words.find(word) !== undefined))
      .flatMap(({ id, similarity }) => this.#namedAt(id).map((hit) => ({ hit, similarity })));
  }

  /** The classes stated for an entity, then those above them. */
  typesOf({ types }: Pick<EntityRecord, "types">): readonly string[] {
    return withTypesAbove(types, this.#parents);
  }

  #namedAt(place: number): readonly NameHit[] {
    const end = this.#hitStarts[place + 1] ?? 0;
    this.#hits.at = this.#hitStarts[place] ?? 0;
    const found: NameHit[] = [];
    while (this.#hits.at < end) {
      const entity = this.#entities.at(this.#hits.number());
      const ordinal = this.#hits.number();
      const label = entity.labels[ordinal];
      const name = label ?? entity.aliases[ordinal - entity.labels.length] ?? "";
      found.push({ entity, name, via: label === undefined ? "ALIAS" : "LABEL" });
    }
    return found;
  }
}

/** The next so many. */
function taken<T>(items: Iterator<T>, count: number): readonly T[] {
  return Array.from({ length: count }, () => items.next()).flatMap(({ value, done }) => (done === true ? [] : [value]));
}
