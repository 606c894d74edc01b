import { normalise } from "../../engine/text/normalise.ts";
import { tokens } from "../../engine/text/tokens.ts";
import { isMisspelt } from "./misspelling.ts";
import { isName } from "./name-length.ts";
import { withTypesAbove } from "./statistics/ancestors.ts";
import type { EntityRecord, GraphStatistics } from "./statistics/graph-statistics.ts";
import { TrigramIndex } from "./trigram-index.ts";

/** A name of an entity, found in the index. */
export interface NameHit {
  readonly entity: EntityRecord;
  readonly name: string;
  readonly via: "LABEL" | "ALIAS";
}

/** All names of a graph's entities, by their normalised form. In memory: look-ups take microseconds. */
export class LabelIndex {
  /** Number of words of the longest name. */
  readonly longestName: number;
  readonly #byKey: ReadonlyMap<string, readonly NameHit[]>;
  readonly #parents: GraphStatistics["parents"];
  #similar: TrigramIndex | undefined;
  #sorted: readonly string[] | undefined;
  /** The words of all names. */
  #words: ReadonlySet<string> | undefined;

  constructor({ entities, parents }: Pick<GraphStatistics, "entities" | "parents">) {
    const byKey = new Map<string, NameHit[]>();
    let longestName = 0;
    const add = (hit: NameHit): void => {
      if (!isName(hit.name)) return;
      const key = normalise(hit.name);
      longestName = Math.max(longestName, tokens(hit.name).length);
      const hits = byKey.get(key);
      if (hits === undefined) byKey.set(key, [hit]);
      else hits.push(hit);
    };
    for (const entity of entities) {
      for (const name of entity.labels) add({ entity, name, via: "LABEL" });
      for (const name of entity.aliases) add({ entity, name, via: "ALIAS" });
    }
    this.longestName = longestName;
    this.#byKey = byKey;
    this.#parents = parents;
  }

  /** Names whose normalised form is `key`. */
  named(key: string): readonly NameHit[] {
    return this.#byKey.get(key) ?? [];
  }

  /** Names whose normalised form begins with `key` and goes on, in order of code units; at most `most` forms. */
  beginning(key: string, most: number): readonly NameHit[] {
    this.#sorted ??= [...this.#byKey.keys()].sort();
    const start = firstFrom(this.#sorted, key);
    const keys = this.#sorted.slice(start, start + most + 1).filter((each) => each !== key && each.startsWith(key));
    return keys.slice(0, most).flatMap((each) => this.named(each));
  }

  /** Names that the normalised name `key` may be a misspelling of, most similar first; similarity below 1. */
  similar(key: string): readonly { readonly hit: NameHit; readonly similarity: number }[] {
    this.#similar ??= new TrigramIndex([...this.#byKey.keys()]);
    return this.#similar
      .similar(key)
      .filter(({ text }) => isMisspelt(key, text, (word) => this.#isWord(word)))
      .flatMap(({ text, similarity }) => this.named(text).map((hit) => ({ hit, similarity })));
  }

  #isWord(word: string): boolean {
    this.#words ??= new Set([...this.#byKey.keys()].flatMap((name) => name.split(" ")));
    return this.#words.has(word);
  }

  /** The classes stated for an entity, then those above them. */
  typesOf({ types }: Pick<EntityRecord, "types">): readonly string[] {
    return withTypesAbove(types, this.#parents);
  }
}

/** Where in a sorted list the texts begin that are no smaller than one. */
function firstFrom(sorted: readonly string[], text: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((sorted[middle] ?? "") < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
