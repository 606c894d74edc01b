import type { Grammar, Rule } from "../grammar.ts";
import type { NominalDrafts } from "../parse.ts";
import { attributed } from "./attribute.ts";
import { nouns } from "./common-noun.ts";
import { conjoined } from "./conjunction.ts";
import { determined } from "./determiner.ts";
import { modified } from "./modified-noun.ts";
import { named } from "./name.ts";
import { nextNouns } from "./next-noun.ts";
import { ofPhrases } from "./of-phrase.ts";
import { placesInPlaces } from "./place-in-place.ts";
import { possessives } from "./possessive.ts";
import { sharedOwners } from "./shared-owner.ts";
import { sharing } from "./same-as.ts";
import { valuedNouns } from "./valued-noun.ts";

/** The rules of noun phrases, by name. Each says in its file what it reads. */
export const NOUN_RULES = {
  name: named,
  "common noun": nouns,
  determiner: determined,
  "next of a kind": nextNouns,
  "of phrase": ofPhrases,
  possessive: possessives,
  attribute: attributed,
  "valued noun": valuedNouns,
  "modified noun": modified,
  "place in place": placesInPlaces,
  conjunction: conjoined,
  "shared owner": sharedOwners,
  "same as": sharing,
} satisfies Readonly<Record<string, Rule<NominalDrafts>>>;

/** All ways to read the words as a noun phrase. */
export function nominals(grammar: Grammar, from: number, to: number): NominalDrafts {
  return Object.values(NOUN_RULES).flatMap((rule): NominalDrafts => rule(grammar, from, to));
}
