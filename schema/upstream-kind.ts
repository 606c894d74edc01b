import { registerEnumType } from "type-graphql";
import type { UpstreamKind as EngineUpstreamKind } from "../engine/sources/upstream.ts";

export const UpstreamKind = {
  SPARQL: "SPARQL",
  LABELS: "LABELS",
  CATALOGUE: "CATALOGUE",
  DOCUMENTS: "DOCUMENTS",
  MODEL: "MODEL",
  EMBEDDINGS: "EMBEDDINGS",
  HTTP: "HTTP",
} as const satisfies Record<EngineUpstreamKind, EngineUpstreamKind>;

registerEnumType(UpstreamKind, {
  name: "UpstreamKind",
  description: "What kind of call is made to a source.",
  valuesConfig: {
    SPARQL: { description: "One SPARQL query of a graph." },
    LABELS: { description: "One look-up in the index of a graph's names." },
    CATALOGUE: { description: "One reading of a graph's relations and classes." },
    DOCUMENTS: { description: "One search of a collection of documents." },
    MODEL: { description: "One request to a language model." },
    EMBEDDINGS: { description: "One request for vectors of texts." },
    HTTP: { description: "One other request over HTTP: a page, an article." },
  },
});
