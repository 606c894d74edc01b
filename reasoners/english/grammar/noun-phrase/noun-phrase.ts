import type { Grammar } from "../grammar.ts";
import type { NominalDrafts } from "../parse.ts";
import { attributed } from "./attribute.ts";
import { nouns } from "./common-noun.ts";
import { conjoined } from "./conjunction.ts";
import { determined } from "./determiner.ts";
import { modified } from "./modified-noun.ts";
import { named } from "./name.ts";
import { ofPhrases } from "./of-phrase.ts";
import { possessives } from "./possessive.ts";
import { sharedOwners } from "./shared-owner.ts";
import { sharing } from "./same-as.ts";

/** All ways to read the words as a noun phrase. */
export function nominals(grammar: Grammar, from: number, to: number): NominalDrafts {
  return [
    ...named(grammar, from, to),
    ...nouns(grammar, from, to),
    ...determined(grammar, from, to),
    ...ofPhrases(grammar, from, to),
    ...possessives(grammar, from, to),
    ...attributed(grammar, from, to),
    ...modified(grammar, from, to),
    ...conjoined(grammar, from, to),
    ...sharedOwners(grammar, from, to),
    ...sharing(grammar, from, to),
  ];
}
