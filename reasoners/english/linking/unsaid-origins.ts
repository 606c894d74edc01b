import type { Form, SetForm } from "../../../engine/question/form/logical-form.ts";
import { mapForm } from "../../../engine/question/form/walk.ts";
import type { Catalogue, Mention } from "../../../engine/sources/knowledge-graph.ts";
import { wordsOf } from "../language/words.ts";
import { withThoseBelow } from "./kinds-of-classes.ts";
import { classEntry } from "./known-entries.ts";
import { mayBeHad } from "./may-be-had.ts";
import { isOfPlace } from "./particles.ts";

/**
 * The form in which "the potters in E" are linked to it by no relation whatever, where one of those between such things
 * tells where somebody was born or who made something: whoever was born in E need not be there.
 */
export function withoutUnsaidOrigins(form: Form, mentions: readonly Mention[], catalogue: Catalogue): Form {
  return mapForm(form, (node) => {
    if (node.kind !== "intersect") return node;
    const kinds = node.sets.flatMap((set) => (set.kind === "instances" ? set.candidates.map(({ iri }) => iri) : []));
    if (kinds.length === 0) return node;
    return { ...node, sets: node.sets.map((set) => withoutOrigins(set, kinds, mentions, catalogue)) };
  });
}

function withoutOrigins(
  set: SetForm,
  kinds: readonly string[],
  mentions: readonly Mention[],
  catalogue: Catalogue,
): SetForm {
  if (set.kind === "at") return { ...set, set: withoutOrigins(set.set, kinds, mentions, catalogue) };
  if (set.kind !== "follow" || set.relation.any !== true || set.from.kind !== "mention") return set;
  if (!isOfPlace(wordsOf(set.relation.text).at(-1)?.lower ?? "")) return set;
  const named = new Set(set.from.candidates.map(({ iri }) => iri));
  const own = mentions.flatMap(({ candidates }) =>
    candidates.flatMap(({ iri, types }) => (named.has(iri) ? types : [])),
  );
  const types = new Set(own.flatMap((iri) => [iri, ...(classEntry(catalogue, iri)?.ancestors ?? [])]));
  const below = withThoseBelow(kinds, catalogue);
  const isOrigin = catalogue.relations.some(
    ({ iri, objectKind, subjectClasses, objectClasses }) =>
      objectKind === "ENTITY" &&
      subjectClasses.some((each) => below.has(each)) &&
      objectClasses.some((each) => types.has(each)) &&
      !mayBeHad(iri, [...kinds, ...own], catalogue),
  );
  if (!isOrigin) return set;
  const { any: _, ...relation } = set.relation;
  return { ...set, relation };
}
