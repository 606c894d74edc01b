import lists from "../language/data/linking-words.json" with { type: "json" };
import type { RelationCandidate } from "../../../engine/question/form/logical-form.ts";
import { wordSet } from "../language/word-set.ts";
import { wordsOf, type Word } from "../language/words.ts";
import { LINKING } from "../weights.ts";

const OF_STATES = wordSet(lists.titlesOfStates);
const OF_GOVERNMENTS = wordSet(lists.titlesOfGovernments);

/**
 * Of a title that is another name of two relations, who heads the state and who heads the government, the one that the
 * title is of comes first: a president is the head of government only of what has no head of state.
 */
export function headMeantFirst<T extends Pick<RelationCandidate, "label" | "score">>(
  found: readonly T[],
  content: readonly Word[],
): readonly T[] {
  const said = (titles: ReadonlySet<string>): boolean => content.some(({ lower }) => titles.has(lower));
  const other = said(OF_STATES) ? "government" : said(OF_GOVERNMENTS) ? "state" : undefined;
  if (other === undefined) return found;
  const meant = other === "government" ? "state" : "government";
  if (!found.some(({ label }) => isHeadOf(meant, label))) return found;
  return found.map((each) => (isHeadOf(other, each.label) ? { ...each, score: each.score * LINKING.otherHead } : each));
}

function isHeadOf(what: string, label: string): boolean {
  const lowers = wordsOf(label).map(({ lower }) => lower);
  return lowers.includes("head") && lowers.includes(what);
}
