import { normalise } from "../../engine/text/normalise.ts";
import { tokens } from "../../engine/text/tokens.ts";
import { isName } from "./name-length.ts";
import { ByteWriter } from "./packed/byte-writer.ts";
import { packEntities } from "./packed/entity-records.ts";
import { bytesOf, packSections, sectionsOf } from "./packed/sections.ts";
import { packTexts } from "./packed/sorted-texts.ts";
import type { GraphStatistics } from "./statistics/graph-statistics.ts";
import { packTrigrams } from "./trigram-index.ts";
import { wordsIn } from "./words-in-names.ts";

/**
 * The names of a graph's entities and all that finds them, in memory that threads share: however many they are, to hand
 * them on and to begin to look for one costs nothing.
 */
export interface PackedNames {
  /**
   * Sections: `NamesHead` in JSON; the entities; the normalised names, sorted; where the entities of each begin in the
   * next, which has for each the entity and which of its names it is; the trigrams of the normalised names; and their
   * words.
   */
  readonly bytes: Uint8Array<SharedArrayBuffer>;
}

/** What is not found by searching. */
export interface NamesHead {
  /** Words of the longest name. */
  readonly longestName: number;
  /** Those that entities are of, by number. */
  readonly classes: readonly string[];
  readonly parents: readonly (readonly [string, readonly string[]])[];
}

type Names = Pick<GraphStatistics, "entities" | "parents">;

/** The names of all entities one behind the other, as they are sent from thread to thread. */
export interface NameTexts {
  readonly text: string;
  /** Of each name, in code units. */
  readonly lengths: Uint32Array;
  /** How many names each entity has: its labels, then its aliases. */
  readonly counts: Uint32Array;
}

/** The sections of names that find them, behind those of the entities, and `longestName`. */
export interface PackedKeys {
  readonly bytes: Uint8Array<SharedArrayBuffer>;
  readonly longestName: number;
}

/** The entities, and what of `NamesHead` they tell. */
export interface PackedRecords extends Omit<NamesHead, "longestName"> {
  readonly sections: readonly Uint8Array[];
}

export function packNames(names: Names): PackedNames {
  const named = withNamesOnly(names);
  return withKeys(packRecords(named), packKeys(nameTexts(named)));
}

/** What is no name is not looked up, and may be of any length. */
export function withNamesOnly({ entities, parents }: Names): Names {
  const named = entities.map((entity) =>
    entity.labels.every(isName) && entity.aliases.every(isName)
      ? entity
      : { ...entity, labels: entity.labels.filter(isName), aliases: entity.aliases.filter(isName) },
  );
  return { entities: named, parents };
}

export function nameTexts({ entities }: Names): NameTexts {
  const names: string[] = [];
  const counts = Uint32Array.from(entities, ({ labels, aliases }) => {
    // Not handed over as arguments, of which a thing may have too many.
    for (const name of labels) names.push(name);
    for (const name of aliases) names.push(name);
    return labels.length + aliases.length;
  });
  return { text: names.join(""), lengths: Uint32Array.from(names, ({ length }) => length), counts };
}

export function packKeys({ text, lengths, counts }: NameTexts): PackedKeys {
  const byKey = new Map<string, number[]>();
  let [longestName, place, start] = [0, 0, 0];
  counts.forEach((count, entity) => {
    for (let ordinal = 0; ordinal < count; ordinal += 1) {
      const name = text.slice(start, (start += lengths[place++]!));
      longestName = Math.max(longestName, plainTokens(name) ?? tokens(name).length);
      const key = normalise(name);
      const hits = byKey.get(key);
      if (hits === undefined) byKey.set(key, [entity, ordinal]);
      else hits.push(entity, ordinal);
    }
  });
  const keys = [...byKey.keys()].sort();
  const bytes = packSections([
    ...packTexts(keys),
    ...packHits(keys.map((key) => byKey.get(key) ?? [])),
    ...packTrigrams(keys),
    ...packTexts(wordsIn(keys).sort()),
  ]);
  return { bytes, longestName };
}

/** @param names Nothing but names */
export function packRecords({ entities, parents }: Names): PackedRecords {
  const { sections, classes } = packEntities(entities);
  return { sections, classes, parents: [...parents] };
}

/** @param keys Of the names of the same entities */
export function withKeys({ sections, ...head }: PackedRecords, { bytes, longestName }: PackedKeys): PackedNames {
  const whole: NamesHead = { longestName, ...head };
  return { bytes: packSections([Buffer.from(JSON.stringify(whole)), ...sections, ...sectionsOf(bytes)]) };
}

/** How many words a name has, as `tokens` counts them; undefined where that takes a closer look. */
function plainTokens(name: string): number | undefined {
  let count = 0;
  let isInWord = false;
  for (let at = 0; at < name.length; at += 1) {
    const code = name.charCodeAt(at);
    const isLetterOrDigit =
      (code >= 0x61 && code <= 0x7a) ||
      (code >= 0x41 && code <= 0x5a) ||
      (code >= 0x30 && code <= 0x39) ||
      (code >= 0xc0 && code <= 0x24f && code !== 0xd7 && code !== 0xf7);
    if (!isLetterOrDigit && (code > 0x7f || MARKS_IN_WORDS.has(code))) return undefined;
    if (isLetterOrDigit && !isInWord) count += 1;
    isInWord = isLetterOrDigit;
  }
  return count;
}

/** Apostrophes, `&`, `+` and `#`. */
const MARKS_IN_WORDS: ReadonlySet<number> = new Set([0x27, 0x26, 0x2b, 0x23]);

function packHits(hits: readonly (readonly number[])[]): readonly Uint8Array[] {
  const writer = new ByteWriter();
  const starts = new Uint32Array(hits.length + 1);
  hits.forEach((numbers, key) => {
    starts[key] = writer.length;
    for (const number of numbers) writer.number(number);
  });
  starts[hits.length] = writer.length;
  return [bytesOf(starts), writer.written()];
}
