import { personalisedPageRank } from "../../engine/graph/page-rank.ts";

/** What is walked for one search: it takes a few milliseconds, however many passages there are. */
const BOUNDS = { seeds: 30, names: 600, passages: 1_000, passagesOfName: 100, wordsOfName: 6 };
/** A passage belongs more to what its page is about than to what it mentions. */
const ABOUT_WEIGHT = 3;
const DAMPING = 0.7;
/** The best passages are where to begin, far before those of which some words fit. */
const SEED_POWER = 3;

/** A passage that a search found, and how well it fits. */
export interface Seed {
  readonly id: number;
  /** Above 0. */
  readonly score: number;
}

interface Linked {
  /** The name of what its page is about. */
  readonly about: string;
  /** All of its names, `about` among them. */
  readonly names: readonly string[];
}

/**
 * Passages that are linked by the names that stand in them, so that from what a question says a passage is found that
 * shares no word with it (HippoRAG, Gutiérrez et al. 2024, with names in place of extracted triples).
 */
export class NameLinks {
  readonly #passages = new Map<number, Linked>();
  readonly #byName = new Map<string, Set<number>>();

  put(id: number, about: string, names: readonly string[]): void {
    const all = [...new Set([about, ...names])].filter((name) => name !== "");
    this.#passages.set(id, { about, names: all });
    for (const name of all) {
      const having = this.#byName.get(name) ?? new Set();
      this.#byName.set(name, having.add(id));
    }
  }

  remove(id: number): void {
    for (const name of this.#passages.get(id)?.names ?? []) {
      const having = this.#byName.get(name);
      having?.delete(id);
      if (having?.size === 0) this.#byName.delete(name);
    }
    this.#passages.delete(id);
  }

  /**
   * How near passages are to those found and to the names in the question, by id: the nearest has 1. Rare names link
   * more than frequent ones; very frequent ones do not.
   * @param found best first
   * @param words of the question, normalised
   */
  nearness(found: readonly Seed[], words: readonly string[]): ReadonlyMap<number, number> {
    const seeds = found.slice(0, BOUNDS.seeds);
    const asked = this.#namesAmong(words);
    const names = this.#rarest([...asked, ...seeds.flatMap(({ id }) => this.#passages.get(id)?.names ?? [])]);
    const passages = this.#passagesOf(seeds, names);
    const nameAt = new Map(names.map((name, index) => [name, passages.length + index]));
    const weights = new Float64Array(passages.length + names.length);
    const best = seeds[0]?.score ?? 1;
    let total = 0;
    seeds.forEach(({ score }, place) => {
      weights[place] = (score / best) ** SEED_POWER;
      total += weights[place] ?? 0;
    });
    const known = asked.filter((name) => nameAt.has(name));
    const rarity = known.reduce((sum, name) => sum + 1 / this.#count(name), 0);
    for (const name of known) weights[nameAt.get(name) ?? 0] = (total * (1 / this.#count(name))) / rarity;
    const ranks = personalisedPageRank(this.#links(passages, names, nameAt), weights, { damping: DAMPING });
    const most = passages.reduce((max, _id, place) => Math.max(max, ranks[place] ?? 0), 0);
    return new Map(most === 0 ? [] : passages.map((id, place) => [id, (ranks[place] ?? 0) / most]));
  }

  #count(name: string): number {
    return this.#byName.get(name)?.size ?? 0;
  }

  /** Runs of the words that are names of passages. */
  #namesAmong(words: readonly string[]): readonly string[] {
    const names = words.flatMap((_, start) =>
      Array.from({ length: BOUNDS.wordsOfName }, (_each, more) => words.slice(start, start + more + 1).join(" ")),
    );
    return [...new Set(names)].filter((name) => this.#byName.has(name));
  }

  #rarest(names: readonly string[]): readonly string[] {
    return [...new Set(names)]
      .map((name) => ({ name, count: this.#count(name) }))
      .filter(({ count }) => count > 0 && count <= BOUNDS.passagesOfName)
      .sort((a, b) => a.count - b.count || (a.name < b.name ? -1 : Number(a.name > b.name)))
      .slice(0, BOUNDS.names)
      .map(({ name }) => name);
  }

  #passagesOf(seeds: readonly Seed[], names: readonly string[]): readonly number[] {
    const ids = new Set(seeds.map(({ id }) => id));
    for (const name of names) {
      for (const id of this.#byName.get(name) ?? []) {
        if (ids.size >= BOUNDS.passages) return [...ids];
        ids.add(id);
      }
    }
    return [...ids];
  }

  /** Passages first, then names. */
  #links(passages: readonly number[], names: readonly string[], nameAt: ReadonlyMap<string, number>) {
    const links: [number, number][][] = Array.from({ length: passages.length + names.length }, () => []);
    passages.forEach((id, place) => {
      const linked = this.#passages.get(id);
      for (const name of linked?.names ?? []) {
        const at = nameAt.get(name);
        if (at === undefined) continue;
        const weight = (name === linked?.about ? ABOUT_WEIGHT : 1) / Math.sqrt(this.#count(name));
        links[place]?.push([at, weight]);
        links[at]?.push([place, weight]);
      }
    });
    return links;
  }
}
