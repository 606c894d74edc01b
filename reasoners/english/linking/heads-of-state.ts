import lists from "../language/data/linking-words.json" with { type: "json" };
import type { RelationCandidate } from "../../../engine/question/form/logical-form.ts";
import { wordSet } from "../language/word-set.ts";
import { wordsOf, type Word } from "../language/words.ts";

const OF_STATES = wordSet(lists.titlesOfStates);
const OF_GOVERNMENTS = wordSet(lists.titlesOfGovernments);

/**
 * Of a title that is another name of two relations, who heads the state and who heads the government, the one that the
 * title is of: a president whom a graph does not state for a year was not the head of government in it.
 */
export function headMeant<T extends Pick<RelationCandidate, "label" | "score">>(
  found: readonly T[],
  content: readonly Word[],
): readonly T[] {
  const said = (titles: ReadonlySet<string>): boolean => content.some(({ lower }) => titles.has(lower));
  const other = said(OF_STATES) ? "government" : said(OF_GOVERNMENTS) ? "state" : undefined;
  if (other === undefined) return found;
  const meant = other === "government" ? "state" : "government";
  if (!found.some(({ label }) => isHeadOf(meant, label))) return found;
  return found.filter(({ label }) => !isHeadOf(other, label));
}

function isHeadOf(what: string, label: string): boolean {
  const lowers = wordsOf(label).map(({ lower }) => lower);
  return lowers.includes("head") && lowers.includes(what);
}

/** Is it a title by which a head is called in some countries, and in others not: "prime minister" of who governs? */
export function isTitleOfHead(said: readonly Word[], label: string): boolean {
  const isTitle = said.some(({ lower }) => OF_STATES.has(lower) || OF_GOVERNMENTS.has(lower));
  return isTitle && (isHeadOf("state", label) || isHeadOf("government", label));
}
