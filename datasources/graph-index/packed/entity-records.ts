import type { EntityRecord } from "../statistics/graph-statistics.ts";
import { ByteReader } from "./byte-reader.ts";
import { ByteWriter } from "./byte-writer.ts";
import { BLOCK, sharedLength } from "./front-coding.ts";
import { bytesOf, uint32s } from "./sections.ts";

/** The sections of a list of entities. */
export const ENTITY_SECTIONS = 2;

/**
 * Entities in as few bytes as can be read one by one. Their classes are numbers in a list that is kept beside them.
 * @param entities Best in order of their IRIs, of which most begin like the one before
 */
export function packEntities(entities: readonly EntityRecord[]): {
  readonly sections: readonly Uint8Array[];
  readonly classes: readonly string[];
} {
  const classes = new Map<string, number>();
  const writer = new ByteWriter();
  const record = new ByteWriter();
  const starts = new Uint32Array(Math.ceil(entities.length / BLOCK));
  let previous = "";
  entities.forEach(({ iri, labels, aliases, codes = [], description, types, degree }, index) => {
    if (index % BLOCK === 0) {
      starts[index / BLOCK] = writer.length;
      previous = "";
    }
    const shared = sharedLength(previous, iri);
    writer.number(shared);
    writer.text(iri.slice(shared));
    previous = iri;
    record.clear();
    record.number(degree);
    record.number(types.length);
    for (const type of types) {
      const number = classes.get(type) ?? classes.size;
      classes.set(type, number);
      record.number(number);
    }
    for (const names of [labels, aliases]) {
      record.number(names.length);
      for (const name of names) record.text(name);
    }
    // Each code once, though a name may be stated twice.
    const codesAmong = codes.map((code) => aliases.indexOf(code)).filter((place) => place >= 0);
    record.number(codesAmong.length);
    for (const place of codesAmong) record.number(place);
    if (description === undefined) record.number(0);
    else record.text(description, 1);
    writer.number(record.length);
    writer.bytes(record.written());
  });
  return { sections: [bytesOf(starts), writer.written()], classes: [...classes.keys()] };
}

/** Reads packed entities by their place in the list. */
export class EntityRecords {
  readonly #starts: Uint32Array;
  readonly #reader: ByteReader;
  readonly #classes: readonly string[];

  constructor([starts, records]: readonly Uint8Array<SharedArrayBuffer>[], classes: readonly string[]) {
    if (starts === undefined || records === undefined) throw new Error("A list of entities has two sections.");
    this.#starts = uint32s(starts);
    this.#reader = new ByteReader(records);
    this.#classes = classes;
  }

  at(index: number): EntityRecord {
    const reader = this.#reader;
    reader.at = this.#starts[Math.floor(index / BLOCK)] ?? 0;
    let iri = "";
    for (let behind = index % BLOCK; ; behind -= 1) {
      const shared = reader.number();
      iri = iri.slice(0, shared) + reader.text(reader.number());
      const length = reader.number();
      if (behind === 0) break;
      reader.at += length;
    }
    const degree = reader.number();
    const types = this.#list(() => this.#classes[reader.number()] ?? "");
    const labels = this.#list(() => reader.text(reader.number()));
    const aliases = this.#list(() => reader.text(reader.number()));
    const codes = this.#list(() => aliases[reader.number()] ?? "");
    const description = reader.number();
    return {
      iri,
      labels,
      aliases,
      ...(codes.length === 0 ? {} : { codes }),
      description: description === 0 ? undefined : reader.text(description - 1),
      types,
      degree,
    };
  }

  #list<T>(read: () => T): readonly T[] {
    return Array.from({ length: this.#reader.number() }, read);
  }
}
