import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import type { Direction } from "../../../engine/evidence/fact.ts";
import { BE, isFunctionWord, PREPOSITIONS } from "../language/function-words.ts";
import { isPast } from "../language/word-forms.ts";
import { endsAlike } from "./domain-range-fit.ts";
import type { PhraseToLink } from "./phrase-to-link.ts";
import type { RelationName } from "./relation-names.ts";

/**
 * The direction in which a phrase must not walk a relation whose name says its other end behind a preposition that the
 * phrase has not: who sent E is not who "was sent to" E, whom E trained not whom E "trained with" or "was apprenticed
 * to". Of ends of different kinds a preposition may be left out; whoever is married to somebody has married them.
 */
export function leftToPreposition(
  { words, role }: PhraseToLink,
  { words: name, relation }: RelationName,
  catalogue: Catalogue,
): Direction | undefined {
  if (role === "NOUN" || relation.symmetric === true) return undefined;
  const isBare = !words.some(({ lower }) => BE.has(lower) || PREPOSITIONS.has(lower));
  if (!isBare || words.filter(({ lower }) => !isFunctionWord(lower)).length !== 1) return undefined;
  const said = BE.has(name[0]?.lower ?? "") ? name.slice(1) : name;
  const [done, preposition, ...more] = said;
  if (done === undefined || preposition === undefined || more.length > 0 || preposition.lower === "by")
    return undefined;
  if (!isPast(done.lower) || !PREPOSITIONS.has(preposition.lower) || MUTUAL.has(done.lower)) return undefined;
  const isOfAlikes = relation.homogeneous || endsAlike(relation, catalogue);
  const isSuffered = said.length < name.length || preposition.lower === "to";
  if (!isOfAlikes && !(isSuffered && role === "AFTER")) return undefined;
  return role === "AFTER" ? "BACKWARD" : "FORWARD";
}

/** What both ends are to each other. */
const MUTUAL: ReadonlySet<string> = new Set(["married", "wed", "wedded", "engaged", "betrothed", "related", "linked"]);
