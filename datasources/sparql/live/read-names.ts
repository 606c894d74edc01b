import { nameFromIri } from "../../graph-index/local-name.ts";
import { isName } from "../../graph-index/name-length.ts";
import { DEFINING_PREDICATES } from "../../graph-index/statistics/terms.ts";
import { languageRank, rankOfOthers } from "../../graph-index/statistics/wordings.ts";
import type { EndpointSession } from "../endpoint/endpoint-session.ts";
import { batches, inLanguages, listedIris } from "../endpoint/query-text.ts";
import type { ResolvedSettings } from "../resolved-settings.ts";
import type { Survey } from "./survey.ts";

export interface FoundNames {
  readonly label?: string;
  readonly aliases: readonly string[];
  readonly description?: string;
  /** The predicate that says in words what it is. */
  readonly definition?: string;
}

/** What nodes are called: first in the wanted languages, and in those others in which the graph has names. */
export async function readNames(
  nodes: readonly string[],
  { languages, valuesPerQuery }: ResolvedSettings,
  { vocabulary, otherLanguages }: Pick<Survey, "vocabulary" | "otherLanguages">,
  ask: EndpointSession,
): Promise<ReadonlyMap<string, FoundNames>> {
  const predicates = [...vocabulary.label, ...vocabulary.alias, ...vocabulary.description];
  const wordings = new Map<string, { readonly predicate: string; readonly text: string; readonly rank: number }[]>();
  for (const batch of batches(nodes, valuesPerQuery)) {
    for (const row of await ask.part(
      `SELECT DISTINCT ?r ?p ?o WHERE { VALUES ?r { ${listedIris(batch)} } VALUES ?p { ${listedIris(predicates)} } ?r ?p ?o ${inLanguages("?o", [...languages, ...otherLanguages])} }`,
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
        { predicate: predicate.value, text: object.lexical.trim(), rank: languageRank(object.language, languages) },
      ]);
    }
  }
  return new Map(
    [...wordings].map(([node, list]) => {
      const of = (predicates: readonly string[], accepts: (rank: number) => boolean): readonly string[] => [
        ...new Set(
          list
            .filter(({ predicate, rank }) => predicates.includes(predicate) && accepts(rank))
            .sort((a, b) => a.rank - b.rank || (a.text < b.text ? -1 : 1))
            .map(({ text }) => text),
        ),
      ];
      const definition = DEFINING_PREDICATES.find((each) => list.some(({ predicate }) => predicate === each));
      const own = of(vocabulary.label, (rank) => rank < rankOfOthers(languages)).filter(isName);
      const foreign = of(vocabulary.label, (rank) => rank >= rankOfOthers(languages)).filter(isName);
      // What is called in other languages alone is called so.
      const [label, ...others] = own.length > 0 ? own : foreign.slice(0, 1);
      const [description] = of(vocabulary.description, () => true);
      return [
        node,
        {
          ...(label === undefined ? {} : { label }),
          aliases: [...new Set([...others, ...of(vocabulary.alias, () => true), ...foreign])].filter(
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
