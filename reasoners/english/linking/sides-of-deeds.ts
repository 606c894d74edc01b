import alike from "../language/data/prepositions.json" with { type: "json" };
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { BE, PREPOSITIONS } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import { isPast, sameVerb } from "../language/word-forms.ts";
import type { Word } from "../language/words.ts";
import { agentClasses } from "./agent-classes.ts";
import { leadsToPlace } from "./domain-range-fit.ts";
import { isAlike, isOneSide, NAMING } from "./particles.ts";
import { relationNames, type RelationName } from "./relation-names.ts";

/**
 * Is something done to a thing, and the name says by its preposition another side of that: "made of" tells nothing of
 * whom it was made by, made for or made in, and "won by" not with what it was won?
 */
export function isOtherSideOfDeed(phrase: readonly Word[], name: RelationName, catalogue: Catalogue): boolean {
  if (name.content.some(({ lower }) => NAMING.has(lower))) return false;
  const [verb, said] = phrase.slice(-2).map(({ lower }) => lower);
  if (verb === undefined || said === undefined || !isPast(verb) || !PREPOSITIONS.has(said)) return false;
  // "What was it won with" asks for no winning time.
  if (said === "with" && name.shape === "NOUN" && name.content.length > 1) return !name.prepositions.has(said);
  const named = sideNamed(name, catalogue);
  // Who does something may do it for somebody, at some place, and as somebody.
  const isPassive = phrase.some(({ lower }) => BE.has(lower));
  if (named === undefined) return false;
  // Who trained with somebody, or for her, did not train her.
  if (!isPassive && said !== "by") return named === "by" && BESIDE_DOERS.has(said);
  return !isAlike(said, named) && !isOneSide(said, named);
}

const BESIDE_DOERS = wordSet(alike.besideDoers);

/** The preposition behind the verb of a name; "by" of a noun for whoever does it: "winner". */
function sideNamed(name: RelationName, catalogue: Catalogue): string | undefined {
  const { words, content, objectActs, prepositions } = name;
  const verb = words.findIndex(({ lower }) => isPast(lower));
  const behind = words[verb + 1]?.lower ?? "";
  if (verb >= 0) return PREPOSITIONS.has(behind) ? behind : isOfDoer(name, catalogue) ? "by" : undefined;
  return objectActs && content.length === 1 && prepositions.size === 0 ? "by" : undefined;
}

/** "Built", "trained" said of who did it, which "built by" says from the other end; or of those who act alone. */
function isOfDoer({ words, relation }: RelationName, catalogue: Catalogue): boolean {
  const [verb, ...others] = words;
  if (verb === undefined || others.length > 0 || relation.objectKind !== "ENTITY") return false;
  const { of } = agentClasses(catalogue);
  const { subjectClasses, objectClasses } = relation;
  if (
    subjectClasses.length > 0 &&
    subjectClasses.every((iri) => of.has(iri)) &&
    !objectClasses.some((iri) => of.has(iri))
  )
    return !leadsToPlace(relation, catalogue);
  const named = verb.roots.flatMap((root) => relationNames(catalogue).byRoot.get(root) ?? []);
  return named.some(
    ({ words: [same, by, ...more] }) =>
      more.length === 0 && by?.lower === "by" && same !== undefined && sameVerb(same.lower, verb.lower),
  );
}
