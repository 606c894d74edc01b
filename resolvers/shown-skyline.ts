import { skylineText } from "../engine/question/skyline/skyline-text.ts";
import type { Skyline } from "../engine/question/skyline/skyline.ts";
import type { SkylinePlace, SkylineRelation } from "../schema/skyline.ts";
import { shownRelations, type ShownRelation } from "./shown-form.ts";
import type { KnownEntity } from "./known-entity.ts";

export interface ShownSkyline {
  readonly text: string;
  readonly places: readonly (Omit<SkylinePlace, "entities"> & { readonly entities: readonly KnownEntity[] })[];
  readonly relations: readonly (Omit<SkylineRelation, "relations"> & {
    readonly relations: readonly ShownRelation[];
  })[];
}

/** A skyline as the schema shows it. */
export function shownSkyline(skyline: Skyline): ShownSkyline {
  const numbers = new Map<string, number>();
  for (const { id } of skyline.places) if (!numbers.has(id)) numbers.set(id, numbers.size + 1);
  return {
    text: skylineText(skyline),
    places: skyline.places.map(({ id, kind, text, entities }) => ({
      number: numbers.get(id) ?? 0,
      kind,
      text,
      entities: entities.map((iri) => ({ iri })),
    })),
    relations: skyline.relations.map(({ text, candidates }) => ({ text, relations: shownRelations(candidates) })),
  };
}
