import type { Catalogue, RelationEntry } from "../../../../engine/sources/knowledge-graph.ts";
import { BE } from "../../language/function-words.ts";
import { wordSet } from "../../language/word-set.ts";
import type { Word } from "../../language/words.ts";
import lists from "../../language/data/node-words.json" with { type: "json" };
import type { NodeKind } from "../node-kinds.ts";
import { lowerOf, type Token } from "../tokens.ts";
import { isHandedTo, isInLabel, isInName, isOfDoer } from "../words-of-kinds.ts";

const SUFFERED = wordSet(lists.anyone);

/**
 * Does what is asked for stand where the deed says it does: whoever does it where the verb is active ("who hired"),
 * what it is done to where it is not ("which rope was hired")?
 */
export function isByRight(
  behind: readonly Token[],
  words: readonly Word[],
  asked: RelationEntry,
  { links, entry }: NodeKind,
  catalogue: Catalogue,
): boolean {
  const isSuffered = behind.some((token) => BE.has(lowerOf(token)) || SUFFERED.has(lowerOf(token)));
  const says = (link: RelationEntry): boolean => words.some((word) => isInName(word, link.iri, catalogue));
  const doers = links.filter((link) => isOfDoer(link, catalogue) && says(link));
  if (doers.length > 0 && !doers.every((link) => (link === asked) !== isSuffered)) return false;
  if (!isSuffered) return doers.length > 0;
  if (isOfDoer(asked, catalogue)) return false;
  // "Which hut was borrowed most": not what stands beside the "borrowed tool".
  const isSaid =
    says(asked) || (!isHandedTo(asked, catalogue) && links.every((link) => isOfDoer(link, catalogue) || !says(link)));
  return isSaid && words.every((word) => isTold(word, [asked, ...doers], entry.iri, catalogue));
}

function isTold(word: Word, links: readonly RelationEntry[], kind: string, catalogue: Catalogue): boolean {
  return links.some(({ iri }) => isInName(word, iri, catalogue)) || isInLabel(word, kind, catalogue);
}
