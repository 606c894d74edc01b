import type { MentionForm, RelationCandidate } from "../../../engine/question/form/logical-form.ts";
import { RDFS, SKOS } from "../../../engine/rdf/term.ts";
import { classEntry, relationEntry } from "../linking/known-entries.ts";
import type { ClassClaim, NameClaim } from "./claims.ts";
import type { Around } from "./queries.ts";

/**
 * "The nurses", "tragedies": what a graph has as a profession or a genre is said of those who have it, where nothing
 * else leads to it. Undefined for what is written as a name, and where several relations do.
 */
export function kindByValue(name: NameClaim, around: Around): ClassClaim | undefined {
  const { text, candidates } = name.form;
  const [thing, ...others] = candidates;
  if (thing === undefined || others.length > 0 || text !== text.toLowerCase()) return undefined;
  const there = around.things.get(thing.iri);
  if (there === undefined || there.truncated) return undefined;
  const [only, ...more] = there.relations;
  const entry = only === undefined ? undefined : relationEntry(around.catalogue, only.iri);
  if (only?.direction !== "BACKWARD" || more.length > 0 || entry === undefined) return undefined;
  // Of terms of a vocabulary, what lies below one is a kind of it, and not one of its kind.
  if (entry.iri.startsWith(RDFS) || entry.iri.startsWith(SKOS)) return undefined;
  const { subjectClasses } = entry;
  if (subjectClasses.length === 0) return undefined;
  const way: RelationCandidate = { iri: entry.iri, label: entry.label, direction: "BACKWARD", score: 1 };
  const from: MentionForm = { ...name.form, candidates: [thing] };
  return {
    kind: "class",
    from: name.from,
    to: name.to,
    text,
    candidates: subjectClasses.map((iri) => ({
      iri,
      label: classEntry(around.catalogue, iri)?.label ?? iri,
      score: 1,
    })),
    members: { kind: "follow", from, relation: { text, candidates: [way] } },
  };
}
