import type { DocumentCollection, Passage } from "../../engine/sources/documents.ts";
import { extreme, follow, instances, intersect, mention, open } from "../query/forms.ts";
import { turtleGraph } from "../query/turtle-graph.ts";

/** A few facts of which a question of two hops, an intersection and a superlative can be made. */
export const world = () =>
  turtleGraph(
    `
  :Indonesia :capital :Jakarta . :Jakarta :island :Java ; :river :Ciliwung . :Jakarta a :city . :Java a :island_kind .
  :Bird_Box :cast :Sandra, :Trevante, :John . :Sandra :studied_at :Neighborhood . :John :studied_at :Esper . :Amy :studied_at :Esper .
  :Java :area 129000 . :Bali :area 5780 . :Java a :big . :Bali a :big .
`,
    {
      relations: ["capital", "island", "river", "cast", "studied_at", "area"].map((name) => ({ iri: `urn:t:${name}` })),
    },
  );

export const ISLAND = follow(follow(mention("Indonesia"), ">capital"), ">island");
export const BOTH = intersect(follow(mention("Bird Box"), ">cast"), follow(mention("Esper"), "<studied at"));
export const LARGEST = extreme(instances("big"), ">area", "max");
export const DESIGNER = follow(follow(mention("Indonesia"), ">capital"), open("was designed by"));

/** Documents whose search finds a text by its title standing in the query. */
export function library(texts: Readonly<Record<string, string>>): DocumentCollection & { readonly searches: string[] } {
  const searches: string[] = [];
  return {
    id: "docs",
    kind: "DOCUMENTS",
    title: "Documents",
    version: "1",
    licence: "CC0",
    searches,
    search: (query, _options, context) =>
      context.upstream({ source: "docs", kind: "DOCUMENTS" }, async () => {
        searches.push(query);
        return Object.entries(texts)
          .filter(([title]) => query.includes(title))
          .map(([title, text]): Passage => ({
            chunkId: `${title}_0_0`,
            key: title,
            document: { id: title, title, url: `https://example.org/${title}` },
            section: "Introduction",
            text,
            score: 0.9,
          }));
      }),
  };
}
