import type { ClassEntry } from "../../../engine/sources/knowledge-graph.ts";
import { growingCache } from "../../../engine/values/growing-cache.ts";
import { ancestorsOf } from "../../graph-index/statistics/ancestors.ts";
import { batches, listedIris } from "../endpoint/query-text.ts";
import type { EndpointSession } from "../endpoint/endpoint-session.ts";

const MOST_CLASSES = 50_000;
/** Steps up from a class that is not in the catalogue. */
const STEPS = 3;
const PER_QUERY = 200;

/** Which classes are above which, looked up as they are met: the whole tree of a large graph is too large. */
export class ClassTree {
  readonly #parents = growingCache<readonly string[]>(MOST_CLASSES);
  readonly #predicates: readonly string[];

  constructor(predicates: readonly string[]) {
    this.#predicates = predicates;
  }

  /** Takes over what a catalogue knows. */
  learn(classes: readonly ClassEntry[]): void {
    for (const { iri, ancestors } of classes)
      if (ancestors.length > 0 && !this.#parents.has(iri)) this.#parents.set(iri, ancestors);
  }

  /** Looks up what is above classes, as far as it is not known. */
  async lookUp(classes: Iterable<string>, ask: EndpointSession): Promise<void> {
    let open = new Set(classes);
    for (let step = 0; step < STEPS; step += 1) {
      const unknown = [...open].filter((each) => !this.#parents.has(each)).sort();
      for (const batch of batches(unknown, PER_QUERY)) {
        const found = new Map(batch.map((each) => [each, [] as string[]]));
        for (const row of await ask.part(
          `SELECT DISTINCT ?c ?a WHERE { VALUES ?c { ${listedIris(batch)} } VALUES ?p { ${listedIris(this.#predicates)} } ?c ?p ?a }`,
        )) {
          const [below, above] = [row.get("c"), row.get("a")];
          if (below?.kind === "iri" && above?.kind === "iri" && above.value !== below.value)
            found.get(below.value)?.push(above.value);
        }
        for (const [each, parents] of found) this.#parents.set(each, parents.sort());
      }
      open = new Set(unknown.flatMap((each) => this.parentsOf(each)));
    }
  }

  parentsOf(type: string): readonly string[] {
    return this.#parents.get(type) ?? [];
  }

  /** The classes given, then those above them that are known. */
  withAncestors(types: readonly string[]): readonly string[] {
    const above = types.flatMap((type) => ancestorsOf(type, (child) => this.parentsOf(child)));
    return [...new Set([...types, ...above])];
  }
}
