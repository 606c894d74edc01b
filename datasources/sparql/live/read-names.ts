import type { Vocabulary } from "../../../engine/sources/knowledge-graph.ts";
import { nameFromIri } from "../../graph-index/local-name.ts";
import { isName } from "../../graph-index/name-length.ts";
import { DEFINING_PREDICATES } from "../../graph-index/statistics/terms.ts";
import { languageRank } from "../../graph-index/statistics/wordings.ts";
import type { EndpointSession } from "../endpoint/endpoint-session.ts";
import { batches, inLanguages, listedIris } from "../endpoint/query-text.ts";
import type { ResolvedSettings } from "../resolved-settings.ts";

export interface FoundNames {
  readonly label?: string;
  readonly aliases: readonly string[];
  readonly description?: string;
  /** The predicate that says in words what it is. */
  readonly definition?: string;
}

/** What nodes are called in the wanted languages. */
export async function readNames(
  nodes: readonly string[],
  { languages, valuesPerQuery }: ResolvedSettings,
  vocabulary: Vocabulary,
  ask: EndpointSession,
): Promise<ReadonlyMap<string, FoundNames>> {
  const predicates = [...vocabulary.label, ...vocabulary.alias, ...vocabulary.description];
  const wordings = new Map<string, { readonly predicate: string; readonly text: string; readonly rank: number }[]>();
  for (const batch of batches(nodes, valuesPerQuery)) {
    for (const row of await ask.part(
      `SELECT DISTINCT ?r ?p ?o WHERE { VALUES ?r { ${listedIris(batch)} } VALUES ?p { ${listedIris(predicates)} } ?r ?p ?o ${inLanguages("?o", languages)} }`,
    )) {
      const [node, predicate, object] = [row.get("r"), row.get("p"), row.get("o")];
      if (
        node?.kind !== "iri" ||
        predicate?.kind !== "iri" ||
        object?.kind !== "literal" ||
        object.lexical.trim() === ""
      )
        continue;
      wordings.set(node.value, [
        ...(wordings.get(node.value) ?? []),
        { predicate: predicate.value, text: object.lexical.trim(), rank: languageRank(object.language) },
      ]);
    }
  }
  return new Map(
    [...wordings].map(([node, list]) => {
      const of = (wanted: readonly string[]): readonly string[] => [
        ...new Set(
          list
            .filter(({ predicate }) => wanted.includes(predicate))
            .sort((a, b) => a.rank - b.rank || (a.text < b.text ? -1 : 1))
            .map(({ text }) => text),
        ),
      ];
      const definition = DEFINING_PREDICATES.find((each) => list.some(({ predicate }) => predicate === each));
      const [[label, ...others], [description]] = [of(vocabulary.label).filter(isName), of(vocabulary.description)];
      return [
        node,
        {
          ...(label === undefined ? {} : { label }),
          aliases: [...new Set([...others, ...of(vocabulary.alias)])].filter(
            (alias) => alias !== label && isName(alias),
          ),
          ...(description === undefined ? {} : { description }),
          ...(definition === undefined ? {} : { definition }),
        },
      ];
    }),
  );
}

/** The names found, or one made of the IRI. */
export function namesOr(
  { definition: _definition, ...names }: FoundNames = { aliases: [] },
  each: string,
): { readonly label: string; readonly aliases: readonly string[]; readonly description?: string } {
  return { label: nameFromIri(each), ...names };
}
