import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { PREPOSITIONS } from "../language/function-words.ts";
import { isPast } from "../language/word-forms.ts";
import type { Word } from "../language/words.ts";
import { relationNames } from "../linking/relation-names.ts";
import { doerIn } from "./doers.ts";
import type { NodeKind } from "./node-kinds.ts";
import type { Token } from "./tokens.ts";
import { isInLabel, isInName, isOfDoer } from "./words-of-kinds.ts";

/**
 * Does what is asked for stand at the nodes where the verb says, when no name tells it? Its link says the verb itself;
 * or it is who does it, and the verb is active; or it is the one thing that can suffer it, and the verb is passive:
 * "which tools were borrowed" asks for what was lent, and not for where it was kept.
 */
export function isOfLink(
  behind: readonly Token[],
  words: readonly Word[],
  asked: RelationEntry | undefined,
  kind: NodeKind,
  catalogue: Catalogue,
): boolean {
  if (asked === undefined || !kind.links.includes(asked)) return true;
  const isSuffered = doerIn(behind) !== "ASKED";
  const isDoer = isOfDoer(asked, catalogue);
  const said = words.filter((word) => isInName(word, asked.iri, catalogue));
  // What "hired" somebody is no "hired thing".
  if (said.length > 0) return isDoer || isSuffered || !said.some(({ lower }) => isPast(lower));
  if (isDoer) return !isSuffered;
  const maySuffer = kind.links.filter((link) => !isOfDoer(link, catalogue) && !isPlace(link, catalogue));
  const rather = maySuffer.filter((link) => !suffersOtherwise(link, kind, catalogue));
  const [only, ...others] = rather.length > 0 ? rather : maySuffer;
  return isSuffered && only === asked && others.length === 0;
}

/** Where, or to whom, it is done. */
function isPlace({ iri }: RelationEntry, catalogue: Catalogue): boolean {
  const names = relationNames(catalogue).byRelation.get(iri) ?? [];
  return names.some(({ words }) => PREPOSITIONS.has(words.at(-1)?.lower ?? ""));
}

/** Does its name say what else is done to it: "instrument used"? */
function suffersOtherwise({ iri }: RelationEntry, { entry }: NodeKind, catalogue: Catalogue): boolean {
  const names = relationNames(catalogue).byRelation.get(iri) ?? [];
  return names.some(({ content }) =>
    content.some((word) => isPast(word.lower) && !isInLabel(word, entry.iri, catalogue)),
  );
}
