import type { Form, RelationCandidate } from "../../../engine/question/form/logical-form.ts";
import { mapForm } from "../../../engine/question/form/walk.ts";
import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import type { Said } from "../accounting/demand.ts";
import { BE, DETERMINERS, MARKS, PREPOSITIONS } from "../language/function-words.ts";
import { OF_PLACES, OF_THINGS } from "../language/question-words.ts";
import { type Word, wordsOf } from "../language/words.ts";
import { typesOf } from "../measured-wordings/asked.ts";
import { labelWords } from "./label-words.ts";

/**
 * "What is E part of" and "where is E" without the parts and the members of E: "member of" and "located in" lead to the
 * whole as they are written, "members" and "has part" from the other end; and the towns whose county is E are not where
 * it is.
 */
export function withoutOwnParts(
  form: Form,
  { words, start }: Said,
  { mentions, catalogue }: Pick<AnalysisInput, "mentions" | "catalogue">,
): Form {
  const asked = words.slice(start).filter(({ lower }) => !MARKS.has(lower));
  const [part, of] = asked.slice(-2).map(({ lower }) => lower);
  const isPartOf = part === "part" && of === "of" && OF_THINGS.has(asked[0]?.lower ?? "");
  const isWhere = OF_PLACES.has(asked[0]?.lower ?? "");
  const [, be, first, second] = asked;
  const last = asked.at(isWhere ? -1 : -3);
  // Nothing but the name stands there: in "where was the person born who married E" E is not the one asked about.
  const begins = [first, ...(DETERMINERS.has(first?.lower ?? "") ? [second] : [])].map((word) => word?.start);
  const name = mentions.find(({ start: from, end }) => end === last?.end && begins.includes(from));
  if ((!isPartOf && !isWhere) || name === undefined || !BE.has(be?.lower ?? "")) return form;
  const kinds = typesOf(name, { catalogue }).flatMap((iri) => labelWords(iri, catalogue));
  const isMeant = isWhere ? (each: RelationCandidate) => !tellsItsOwn(each, kinds) : leadsToWhole;
  return mapForm(form, (node) => {
    if (node.kind !== "follow" || node.from.kind !== "mention") return node;
    const candidates = node.relation.candidates.filter(isMeant);
    return { ...node, relation: { ...node.relation, candidates } };
  });
}

/** Is it, from its other end, what things have for their county, where E is a county? */
function tellsItsOwn({ label, direction }: RelationCandidate, kinds: readonly Word[]): boolean {
  if (direction !== "BACKWARD") return false;
  return wordsOf(label).some(({ roots }) => kinds.some((kind) => kind.roots.some((root) => roots.includes(root))));
}

function leadsToWhole({ label, direction }: RelationCandidate): boolean {
  const words = wordsOf(label);
  // Nothing is a part of whoever owns it, or made it.
  if (words.some(({ lower, roots }) => lower === "by" || roots.includes(OWNING))) return false;
  const isOfWhole = PREPOSITIONS.has(words.at(-1)?.lower ?? "");
  if (direction === "BACKWARD") return !isOfWhole;
  // "Series" leads to one; "parts", "members" and "contains" do not.
  return isOfWhole || !words.some(({ roots }) => roots.some((root) => PARTS.has(root)));
}

/** The family of words for owners, which shares "belongs to" with what is a part. */
const OWNING = "own";

/** Families of words for what belongs to a whole, or has it. */
const PARTS: ReadonlySet<string> = new Set(["part", "member", "contain"]);
