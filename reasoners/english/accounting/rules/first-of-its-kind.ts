import lists from "../../language/data/account-words.json" with { type: "json" };
import type { Form } from "../../../../engine/question/form/logical-form.ts";
import { nodesOf, relationOf } from "../../../../engine/question/form/walk.ts";
import type { Catalogue, RelationEntry } from "../../../../engine/sources/knowledge-graph.ts";
import { ordinal } from "../../language/adjectives.ts";
import { wordSet } from "../../language/word-set.ts";
import { isPast } from "../../language/word-forms.ts";
import { wordsOf } from "../../language/words.ts";
import { relationEntry } from "../../linking/known-entries.ts";
import { nodeKinds } from "../../nodes-between/node-kinds.ts";
import type { AskedQuestion } from "../asked-question.ts";

const IN_TIME = wordSet(lists.firstInTime);

/**
 * True for "the first medal that E received" read as the medal that was instituted first, where the graph tells when
 * each was received: in what order things came to E is another order than that of the things.
 */
export function ranksByItsOwnTime(form: Form, { words, start }: AskedQuestion, catalogue: Catalogue): boolean {
  if (!words.slice(start).some(({ lower }) => IN_TIME.has(lower) || ordinal(lower) !== undefined)) return false;
  const nodes = [...nodesOf(form)].map(({ node }) => node);
  const orders = nodes.flatMap((node) => (node.kind === "extreme" ? [node.by.candidates[0]?.iri] : []));
  const isInTime = (iri: string | undefined): boolean => tellsTime(relationEntry(catalogue, iri));
  if (!orders.some(isInTime)) return false;
  const walked = nodes.flatMap((node) => relationOf(node)?.candidates[0]?.iri ?? []);
  // Over nodes between things that bear the date of what they hold.
  return nodeKinds(catalogue).some(({ links, values, start: begun, end, point }) => {
    const dates = [begun, end, point, ...values.filter(tellsTime)].flatMap((each) => each?.iri ?? []);
    if (dates.length === 0 || dates.some((date) => orders.some((order) => order?.includes(date)))) return false;
    return walked.some((iri) => links.some((link) => iri.includes(link.iri)));
  });
}

/** A date, or a number that is called a year or is of what began ("instituted in"). */
function tellsTime(relation: RelationEntry | undefined): boolean {
  if (relation?.objectKind === "DATE") return true;
  if (relation?.objectKind !== "NUMBER") return false;
  const words = wordsOf(relation.label);
  return words.some(({ lower }) => lower === "year") || (isPast(words[0]?.lower ?? "") && words.at(-1)?.lower === "in");
}
