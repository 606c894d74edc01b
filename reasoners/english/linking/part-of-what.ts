import type { Form, RelationCandidate } from "../../../engine/question/form/logical-form.ts";
import { mapForm } from "../../../engine/question/form/walk.ts";
import type { Mention } from "../../../engine/sources/knowledge-graph.ts";
import type { Said } from "../accounting/demand.ts";
import { BE, DETERMINERS, MARKS, PREPOSITIONS } from "../language/function-words.ts";
import { OF_PLACES, OF_THINGS } from "../language/question-words.ts";
import { wordsOf } from "../language/words.ts";

/**
 * "What is E part of" and "where is E" without the parts and the members of E: "member of" and "located in" lead to the
 * whole as they are written, "members" and "has part" from the other end.
 */
export function withoutOwnParts(form: Form, { words, start }: Said, mentions: readonly Mention[]): Form {
  const asked = words.slice(start).filter(({ lower }) => !MARKS.has(lower));
  const [part, of] = asked.slice(-2).map(({ lower }) => lower);
  const isPartOf = part === "part" && of === "of" && OF_THINGS.has(asked[0]?.lower ?? "");
  const isWhere = OF_PLACES.has(asked[0]?.lower ?? "");
  const [, be, first, second] = asked;
  const last = asked.at(isWhere ? -1 : -3);
  // Nothing but the name stands there: in "where was the person born who married E" E is not the one asked about.
  const begins = [first, ...(DETERMINERS.has(first?.lower ?? "") ? [second] : [])].map((word) => word?.start);
  const isSubject =
    BE.has(be?.lower ?? "") && mentions.some(({ start: from, end }) => end === last?.end && begins.includes(from));
  if ((!isPartOf && !isWhere) || !isSubject) return form;
  return mapForm(form, (node) => {
    if (node.kind !== "follow" || node.from.kind !== "mention") return node;
    const candidates = node.relation.candidates.filter((each) => leadsToWhole(each, isWhere));
    return { ...node, relation: { ...node.relation, candidates } };
  });
}

function leadsToWhole({ label, direction }: RelationCandidate, isWhere: boolean): boolean {
  const words = wordsOf(label);
  const isOfWhole = PREPOSITIONS.has(words.at(-1)?.lower ?? "");
  const isOfParts = words.some(({ roots }) => roots.some((root) => PARTS.has(root)));
  // Where a county is, no town tells whose county it is.
  if (direction === "BACKWARD") return !isOfWhole && (isOfParts || !isWhere);
  // "Series" leads to one; "parts", "members" and "contains" do not.
  return isOfWhole || !isOfParts;
}

/** Families of words for what belongs to a whole, or has it. */
const PARTS: ReadonlySet<string> = new Set(["part", "member", "contain"]);
