import { registerEnumType } from "type-graphql";
import type { SourceKind as EngineSourceKind } from "../engine/evidence/trace.ts";

export const SourceKind = { KG: "KG", DOCUMENTS: "DOCUMENTS", WEB: "WEB", MODEL: "MODEL" } as const satisfies Record<
  EngineSourceKind,
  EngineSourceKind
>;

registerEnumType(SourceKind, {
  name: "SourceKind",
  description: "What kind of source something comes from.",
  valuesConfig: {
    KG: { description: "A knowledge graph: the evidence is a triple." },
    DOCUMENTS: {
      description: "A collection of documents, Wikipedia among them: the evidence is a sentence, quoted verbatim.",
    },
    WEB: { description: "The web, where anybody may publish. The evidence is a sentence of a page, quoted verbatim." },
    MODEL: {
      description:
        "The own knowledge of a language model. There is no evidence. An answer with only this support is not grounded.",
    },
  },
});
