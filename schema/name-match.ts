import { registerEnumType } from "type-graphql";
import type { EntityCandidate, NameMatch as EngineNameMatch } from "../engine/sources/knowledge-graph.ts";

export const NameMatch = { EXACT: "EXACT", NORMALISED: "NORMALISED", FUZZY: "FUZZY" } as const satisfies Record<
  EngineNameMatch,
  EngineNameMatch
>;

registerEnumType(NameMatch, {
  name: "NameMatch",
  description: "How words match a name of the graph.",
  valuesConfig: {
    EXACT: { description: "The same characters." },
    NORMALISED: { description: "The same, apart from case, accents and punctuation." },
    FUZZY: { description: "Similar: one or two letters differ, or the words are the beginning of the name." },
  },
});

export const NameKind = { LABEL: "LABEL", ALIAS: "ALIAS" } as const satisfies Record<
  EntityCandidate["via"],
  EntityCandidate["via"]
>;

registerEnumType(NameKind, {
  name: "NameKind",
  description: "Which of an entity's names was matched.",
  valuesConfig: {
    LABEL: { description: "Its main name." },
    ALIAS: { description: "Another name by which it is known." },
  },
});
