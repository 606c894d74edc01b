import type { Form, SetForm } from "../question/form/logical-form.ts";
import { childForms, nodesOf } from "../question/form/walk.ts";
import { iri, RDF, type Iri } from "../rdf/term.ts";
import type { Vocabulary } from "../sources/knowledge-graph.ts";

/** Can SPARQL say all of it, so that its complement can be taken in the query? */
export function isPlain(form: SetForm): boolean {
  const plain = ["mention", "instances", "follow", "intersect", "union", "except"].includes(form.kind);
  return plain && childForms(form).every(isPlain);
}

/** At most as many sets of a form are computed by queries of their own. */
export function setsComputed(form: Form): number {
  const separate = [...nodesOf(form)].filter(
    ({ node }) =>
      node.kind === "extreme" || node.kind === "except" || (node.kind === "at" && node.time.kind === "dates"),
  );
  // What a superlative chooses from is listed besides, for members without a value.
  const listed = separate.filter(({ node }) => node.kind === "extreme");
  return separate.length + listed.length + (form.kind === "compare" || form.kind === "same" ? 2 : 1);
}

/** Predicates that relate an entity to its names, its types and statements about it: never what words mean. */
export function structuralPredicates(vocabulary: Vocabulary): readonly Iri[] {
  const { label, alias, description, type, subclass, sameAs, validity } = vocabulary;
  const statements = ["subject", "predicate", "object"].map((name) => RDF + name);
  const times =
    validity === undefined
      ? []
      : [
          validity.start,
          validity.end,
          validity.observed,
          validity.kind === "wikibase" ? validity.rank : validity.ended,
        ];
  return [
    ...new Set([...label, ...alias, ...description, ...type, ...subclass, ...sameAs, ...statements, ...times]),
  ].map(iri);
}
