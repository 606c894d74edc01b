import { Failure } from "../../../engine/failure.ts";
import type { DocumentCollection, Passage } from "../../../engine/sources/documents.ts";
import type { Skyline, SkylinePlace, SkylineRelation } from "../../../engine/question/skyline/skyline.ts";
import type { Topic } from "../../../engine/question/skyline/topics.ts";
import { turtleGraph } from "../../query/turtle-graph.ts";

export interface TestPage {
  readonly title: string;
  readonly text: string;
  readonly about?: string;
}

export interface TestCollection extends DocumentCollection {
  readonly searches: { readonly query: string; readonly about: readonly string[] }[];
}

/** Pages that are found by any word of their title or text; one with a word of the query in its title comes first. */
export function collection(id: string, kind: "DOCUMENTS" | "WEB", pages: readonly TestPage[]): TestCollection {
  const searches: TestCollection["searches"] = [];
  return {
    id,
    kind,
    title: `Pages of ${id}`,
    version: "1",
    licence: "CC0",
    searches,
    search: (query, { limit, about = [] }, context) =>
      context.upstream({ source: id, kind: "DOCUMENTS" }, async () => {
        searches.push({ query, about });
        const words = query.split(/\W+/u).filter((word) => word.length > 3);
        const score = (page: TestPage): number =>
          words.filter((word) => `${page.title} ${page.text}`.includes(word)).length +
          (about.includes(page.about ?? "") ? 9 : 0);
        return pages
          .filter((page) => score(page) > 0)
          .sort((a, b) => score(b) - score(a))
          .slice(0, limit)
          .map(({ title, text, about: entity }): Passage => ({
            chunkId: `${title}_0_0`,
            key: `${title}#0.0`,
            document: { id: title, title, url: `https://example.org/${encodeURIComponent(title)}` },
            section: "Introduction",
            text,
            score: 0.5,
            ...(entity === undefined ? {} : { about: entity }),
          }));
      }),
  };
}

/** A collection that can not be asked. */
export function failing(id: string, kind: "DOCUMENTS" | "WEB" = "DOCUMENTS"): DocumentCollection {
  return {
    ...collection(id, kind, []),
    search: () => Promise.reject(new Failure("SOURCE_UNAVAILABLE", `The source "${id}" failed: it is away.`)),
  };
}

/** Knows the things of the tests by their very names. */
export const graph = turtleGraph(`
  :Mariner_Moose :name :a . :Seattle_Mariners :name :a . :American_League_West :name :a .
  :Jillian_Hall :name :a . :Logan_Lerman :name :a . :Fury :name :a .
  :Siege_of_Vicksburg :name :a . :Ulysses_S._Grant :name :a . :Georgia :name :a . :Georgia_state :name :a .
`);

/** A topic that the graph knows by these names, or does not. */
export function topic(text: string, ...entities: readonly string[]): Topic {
  return { text, label: text, entities: entities.map((name) => `urn:t:${name}`), score: 1 };
}

type Word = readonly [text: string, reads?: SkylineRelation["reads"]];

/** A chain of places and relations: `"Ada"` a topic, `"?"` or `"?town"` the answer's place, `"_person"` one between. */
export function chain(first: string, ...rest: readonly (string | Word)[]): Skyline {
  const places = [first, ...rest.filter((each): each is string => typeof each === "string")].map(placeOf);
  const words = rest.filter((each): each is Word => typeof each !== "string");
  return { places, relations: words.map(([text, reads]) => ({ text, reads, candidates: [] })) };
}

function placeOf(text: string): SkylinePlace {
  const kind = text.startsWith("?") ? "ANSWER" : text.startsWith("_") ? "BETWEEN" : "TOPIC";
  return { id: text, kind, text: kind === "TOPIC" ? text : text.slice(1), entities: [] };
}
