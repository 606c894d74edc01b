import lists from "../language/data/ordinary-words.json" with { type: "json" };
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { wordSet } from "../language/word-set.ts";
import { type Word, wordsOf } from "../language/words.ts";
import { agentClasses } from "../linking/agent-classes.ts";
import { linkClass } from "../linking/class-linker.ts";
import { relationNames } from "../linking/relation-names.ts";
import type { Asked } from "./asked.ts";
import type { Piece } from "./pieces.ts";

const OURSELVES = wordSet([...lists.outfits, ...lists.ourselves]);

/**
 * "The newest of the club's boats" as "the newest of our boats", where the graph knows no clubs: it is that of one, and
 * all that it holds is of it. Undefined where nothing is said so.
 */
export function ourOwn({ question, mentions, catalogue }: Asked): readonly Piece[] | undefined {
  if (catalogue === undefined) return undefined;
  const words = wordsOf(question);
  const own = words.findIndex(({ lower }, at) => at > 1 && lower === "'s");
  const noun = words[own - 1];
  if (noun === undefined || words[own - 2]?.lower !== "the" || !OURSELVES.has(noun.lower)) return undefined;
  const isNamed = mentions.some(({ start, end }) => start <= noun.start && noun.end <= end);
  const isKnown = [...relationNames(catalogue).byRelation.values()]
    .flat()
    .some(({ words: said }) => said.some(({ lower }) => lower === noun.lower));
  if (isNamed || isKnown || linkClass([noun], catalogue).length > 0) return undefined;
  const owned = words[own + 1];
  if (owned === undefined || !areOfOne(owned, catalogue)) return undefined;
  return [{ from: 0, to: own - 2 }, { said: "our" }, { from: own + 1, to: words.length }];
}

/** A kind of things of which the graph says of none to what body it belongs: players may be those of several teams. */
function areOfOne(noun: Word, catalogue: Catalogue): boolean {
  const kinds = linkClass([noun], catalogue).map(({ iri }) => iri);
  if (kinds.length === 0) return false;
  const { of, persons } = agentClasses(catalogue);
  const isBody = (iri: string): boolean => of.has(iri) && !persons.has(iri);
  return !catalogue.relations.some(
    ({ subjectClasses, objectClasses }) =>
      subjectClasses.some((iri) => kinds.includes(iri)) && objectClasses.some(isBody),
  );
}
