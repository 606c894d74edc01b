import { LRUCache } from "lru-cache";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import type { EndpointSession } from "../endpoint/endpoint-session.ts";
import type { ResolvedSettings } from "../resolved-settings.ts";
import { byIri, readRelations } from "./catalogue.ts";
import { propertiesAround } from "./properties-around.ts";
import type { Survey } from "./survey.ts";

/** Entities that are not asked about again, and relations beyond which none is added. */
const MOST_REMEMBERED = 10_000;
const MOST_RELATIONS = 6_000;
/** Relations that are added at once. */
const MOST_ADDED = 200;

/** A catalogue to which relations are added as they are met around entities, where it could not list them all. */
export class GrowingCatalogue {
  readonly #settings: ResolvedSettings;
  readonly #survey: Survey;
  readonly #asked = new LRUCache<string, true>({ max: MOST_REMEMBERED });
  #grown: { readonly from: Catalogue; readonly to: Catalogue } | undefined;

  constructor(settings: ResolvedSettings, survey: Survey) {
    this.#settings = settings;
    this.#survey = survey;
  }

  /** What was read at first with what was added since. */
  of(read: Catalogue): Catalogue {
    return this.#grown?.from === read ? this.#grown.to : read;
  }

  /**
   * Asks for the relations around entities that were not asked about before, those of each name by one call.
   * @param read What was read at first
   * @returns False where that was too much for the endpoint
   */
  async learnAround(read: Catalogue, names: readonly (readonly string[])[], ask: EndpointSession): Promise<boolean> {
    let isAll = true;
    for (const name of names) {
      const entities = name.filter((entity) => !this.#asked.has(entity));
      if (entities.length === 0) continue;
      const around = await propertiesAround(entities, ask);
      if (around === undefined) {
        isAll = false;
        continue;
      }
      const known = new Set(this.of(read).relations.map(({ iri }) => iri));
      const open = around.filter(({ claim }) => !known.has(claim) && !this.#settings.isIgnored(claim));
      const found = await readRelations(open.slice(0, MOST_ADDED), [], this.#settings, this.#survey, ask);
      for (const entity of entities) this.#asked.set(entity, true);
      this.#add(read, found);
    }
    return isAll;
  }

  #add(read: Catalogue, found: Catalogue["relations"]): void {
    // Others may have added the same meanwhile.
    const { relations, ...rest } = this.of(read);
    const known = new Set(relations.map(({ iri }) => iri));
    const added = found.filter(({ iri }) => !known.has(iri)).slice(0, Math.max(0, MOST_RELATIONS - relations.length));
    if (added.length > 0)
      this.#grown = { from: read, to: { ...rest, relations: [...relations, ...added].toSorted(byIri) } };
  }
}
