import { registerEnumType } from "type-graphql";
import type { RdfFormat as EngineRdfFormat } from "../engine/rdf/write-graph.ts";

export const RdfFormat = { TURTLE: "TURTLE", JSON_LD: "JSON_LD" } as const satisfies Record<
  EngineRdfFormat,
  EngineRdfFormat
>;

registerEnumType(RdfFormat, {
  name: "RdfFormat",
  description: "How RDF is written.",
  valuesConfig: {
    TURTLE: { description: "RDF 1.1 Turtle, `text/turtle`." },
    JSON_LD: { description: "JSON-LD 1.1 in its expanded form, `application/ld+json`." },
  },
});
