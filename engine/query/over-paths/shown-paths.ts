import type { Fact, QuotedFact } from "../../evidence/fact.ts";
import type { Names } from "../../evidence/names.ts";
import type { SourceKind } from "../../evidence/trace.ts";
import { relationName } from "../../evidence/steps.ts";
import { nodesOn, type Path } from "../../evidence/path.ts";
import type { Catalogue } from "../../sources/knowledge-graph.ts";
import { symmetricRelations } from "../../graph/symmetric-relations.ts";
import { datedText } from "./dated-text.ts";
import type { PathShown, RelationShown } from "./shown-path.ts";

/** A path, and how good it is by what was computed of it, 0–1. */
export interface RatedPath {
  readonly path: Path;
  readonly score: number;
}

/** Paths as a reasoner is shown them, in their order: `p1`, `p2`. */
export function shownPaths(paths: readonly RatedPath[], names: Names, catalogue: Catalogue): readonly PathShown[] {
  const symmetric = symmetricRelations(catalogue);
  return paths.map((path, index) => shownPath(path, `p${index + 1}`, names, { symmetric }));
}

/** What a path is shown with. */
export interface ShownWith {
  /** IRIs of the relations that say the same from either end. */
  readonly symmetric: ReadonlySet<string>;
  /** IRIs of the entities that are told of, where it is on the path; all that are on it when absent. */
  readonly told?: ReadonlySet<string>;
}

export function shownPath(
  { path, score }: RatedPath,
  id: string,
  names: Names,
  { symmetric, told }: ShownWith,
): PathShown {
  const facts = path.chains.flat().flatMap((step) => step.facts);
  const quotes = facts.filter((fact): fact is QuotedFact => fact.kind === "quote");
  const kinds = new Set(facts.map((fact): SourceKind => (fact.kind === "triple" ? "KG" : fact.quote.kind)));
  return {
    id,
    text: datedText(path, names),
    kinds: [...kinds],
    // A sentence may speak of what only its page names.
    quotes: [
      ...new Set(
        quotes.flatMap(({ quote, beside = [] }) => [quote, ...beside].map(({ title, text }) => `${title}: ${text}`)),
      ),
    ],
    relations: path.chains.flatMap((chain) =>
      chain.flatMap(({ facts: [first], direction }, at): readonly RelationShown[] =>
        first === undefined
          ? []
          : [
              {
                iri: first.kind === "triple" ? first.relation : null,
                text: relationName(first, names),
                direction,
                ...(first.kind === "triple" && symmetric.has(first.relation) ? { isSymmetric: true } : {}),
                begins: at === 0,
              },
            ],
      ),
    ),
    entities: told === undefined ? entitiesOn(path) : [...toldOf(facts, told)],
    score,
  };
}

function entitiesOn(path: Path): readonly string[] {
  return [...nodesOn(path).values()].flatMap((node) => (node.kind === "iri" ? [node.value] : []));
}

function toldOf(facts: readonly Fact[], told: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { subject, object } of facts)
    for (const node of [subject, object]) if (node.kind === "iri" && told.has(node.value)) found.add(node.value);
  return found;
}
