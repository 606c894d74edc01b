import type { QuotedFact } from "../../../evidence/fact.ts";
import type { Names } from "../../../evidence/names.ts";
import type { SourceKind } from "../../../evidence/trace.ts";
import { pathText, relationName } from "../../../evidence/steps.ts";
import { entitiesOf } from "../candidate-path.ts";
import type { ScoredPath } from "../pruning/prune.ts";
import type { PathShown, RelationShown } from "../tasks/shown-path.ts";

/** Paths as a reasoner is shown them, in their order: `p1`, `p2`. */
export function shownPaths(paths: readonly ScoredPath[], names: Names): readonly PathShown[] {
  return paths.map(({ path, crossScore }, index): PathShown => {
    const facts = path.chains.flat().flatMap((step) => step.facts);
    const quotes = facts.filter((fact): fact is QuotedFact => fact.kind === "quote");
    const kinds = facts.map((fact): SourceKind => (fact.kind === "triple" ? "KG" : fact.quote.kind));
    return {
      id: `p${index + 1}`,
      text: pathText(path, names),
      kinds: [...new Set(kinds)],
      // A sentence may speak of what only its page names.
      quotes: [...new Set(quotes.map(({ quote }) => `${quote.title}: ${quote.text}`))],
      relations: path.chains.flatMap((chain) =>
        chain.flatMap(({ facts: [first], direction }, at): readonly RelationShown[] =>
          first === undefined
            ? []
            : [
                {
                  iri: first.kind === "triple" ? first.relation : null,
                  text: relationName(first, names),
                  direction,
                  begins: at === 0,
                },
              ],
        ),
      ),
      entities: [...entitiesOf({ path }).values()].flatMap((node) => (node.kind === "iri" ? [node.value] : [])),
      score: crossScore,
    };
  });
}
