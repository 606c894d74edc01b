import lists from "../language/data/linking-words.json" with { type: "json" };
import type { AtForm, Form, RelationCandidate } from "../../../engine/question/form/logical-form.ts";
import { mapForm } from "../../../engine/question/form/walk.ts";
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

/**
 * The form with one head only where it asks of a time: a president whom a graph does not state for a year was not the
 * head of government in it.
 */
export function ofOneHead(form: Form): Form {
  return mapForm(form, (node) => {
    if (node.kind !== "at" || node.set.kind !== "follow" || !isOfSomeTime(node)) return node;
    const { candidates } = node.set.relation;
    const [first] = candidates;
    const meant = ["state", "government"].find((what) => first !== undefined && isHeadOf(what, first.label));
    const other = meant === "state" ? "government" : "state";
    if (meant === undefined || !candidates.some(({ label }) => isHeadOf(other, label))) return node;
    const kept = candidates.filter(({ label }) => !isHeadOf(other, label));
    return { ...node, set: { ...node.set, relation: { ...node.set.relation, candidates: kept } } };
  });
}

/** Not today, and not any time. */
function isOfSomeTime({ time }: AtForm): boolean {
  if (time.kind === "interval") return time.from !== undefined || time.to !== undefined;
  return time.kind !== "now";
}

/** Is it a title by which a head is called in some countries, and in others not: "prime minister" of who governs? */
export function isTitleOfHead(said: readonly Word[], label: string): boolean {
  const isTitle = said.some(({ lower }) => OF_STATES.has(lower) || OF_GOVERNMENTS.has(lower));
  return isTitle && (isHeadOf("state", label) || isHeadOf("government", label));
}
