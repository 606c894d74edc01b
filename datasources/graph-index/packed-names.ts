import { normalise } from "../../engine/text/normalise.ts";
import { tokens } from "../../engine/text/tokens.ts";
import { isName } from "./name-length.ts";
import { ByteWriter } from "./packed/byte-writer.ts";
import { packEntities } from "./packed/entity-records.ts";
import { bytesOf, packSections } from "./packed/sections.ts";
import { packTexts } from "./packed/sorted-texts.ts";
import type { GraphStatistics } from "./statistics/graph-statistics.ts";
import { packTrigrams } from "./trigram-index.ts";

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

export function packNames({ entities, parents }: Names): PackedNames {
  // What is no name is not looked up, and may be of any length.
  const named = entities.map((entity) =>
    [entity.labels, entity.aliases].every((names) => names.every(isName))
      ? entity
      : { ...entity, labels: entity.labels.filter(isName), aliases: entity.aliases.filter(isName) },
  );
  const { sections, classes } = packEntities(named);
  const byKey = new Map<string, number[]>();
  let longestName = 0;
  named.forEach(({ labels, aliases }, entity) => {
    let ordinal = 0;
    for (const names of [labels, aliases])
      for (const name of names) {
        longestName = Math.max(longestName, plainTokens(name) ?? tokens(name).length);
        const key = normalise(name);
        const hits = byKey.get(key);
        if (hits === undefined) byKey.set(key, [entity, ordinal]);
        else hits.push(entity, ordinal);
        ordinal += 1;
      }
  });
  const keys = [...byKey.keys()].sort();
  const head: NamesHead = { longestName, classes, parents: [...parents] };
  const bytes = packSections([
    Buffer.from(JSON.stringify(head)),
    ...sections,
    ...packTexts(keys),
    ...packHits(keys.map((key) => byKey.get(key) ?? [])),
    ...packTrigrams(keys),
    ...packTexts([...wordsOf(keys)].sort()),
  ]);
  return { bytes };
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

function wordsOf(keys: readonly string[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const key of keys) for (const word of key.split(" ")) words.add(word);
  return words;
}
