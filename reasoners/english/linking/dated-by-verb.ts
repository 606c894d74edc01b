import type { RelationCandidate } from "../../../engine/question/form/logical-form.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { ordinal } from "../language/adjectives.ts";
import { type Word, wordsOf } from "../language/words.ts";
import { bestCandidates } from "./best-candidates.ts";
import { relationEntry } from "./known-entries.ts";
import type { PhraseToLink } from "./phrase-to-link.ts";

/**
 * The dates of what a verb says was done to a thing, called so in full: "first lit", "set up on". A particle or
 * preposition that the name ends in may be left out, as no date stands behind it.
 */
export function datedByVerb(
  verb: readonly Word[],
  link: (phrase: PhraseToLink) => readonly RelationCandidate[],
  catalogue: Catalogue,
): readonly RelationCandidate[] {
  const said = verb.filter(({ lower }) => ordinal(lower) === undefined);
  if (said.length === 0) return [];
  const isSaid = (label: string): boolean =>
    wordsOf(label).every(({ lower }) => verb.some((word) => word.lower === lower));
  const found = (["NOUN", "BEFORE"] as const).flatMap((role) =>
    link({ words: said, role, known: "ENTITY", wanted: "DATE" }),
  );
  return bestCandidates(
    found.flatMap(({ loose, narrower, ...each }) => {
      if (each.direction !== "FORWARD" || relationEntry(catalogue, each.iri)?.objectKind !== "DATE") return [];
      // "First lit" says no more than the verb, where that is what it says.
      return (loose !== true && narrower !== true) || isSaid(each.label) ? [each] : [];
    }),
  );
}
