import type { Form } from "../../../engine/question/form/logical-form.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import type { Said } from "../accounting/demand.ts";
import { gradedAdjective } from "../language/adjectives.ts";
import { BE } from "../language/function-words.ts";
import { relationEntry } from "./known-entries.ts";

/** "How big is E" without those that are its members: what an adjective measures is a number, a date or a text. */
export function withoutThingsMeasured(form: Form, { words, start }: Said, catalogue: Catalogue): Form {
  const [how, adjective, be] = words.slice(start, start + 3).map(({ lower }) => lower);
  const isMeasured = how === "how" && gradedAdjective(adjective ?? "")?.degree === "base" && BE.has(be ?? "");
  if (!isMeasured || form.kind !== "follow" || form.from.kind !== "mention") return form;
  const candidates = form.relation.candidates.filter(
    ({ iri, direction }) => direction === "FORWARD" && relationEntry(catalogue, iri)?.objectKind !== "ENTITY",
  );
  return { ...form, relation: { ...form.relation, candidates } };
}
