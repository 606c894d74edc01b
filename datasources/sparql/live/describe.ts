import type { EntityDescription, Vocabulary } from "../../../engine/sources/knowledge-graph.ts";
import { describing, descriptionsOf, isArticle } from "../../graph-index/describe.ts";
import { inLanguages, listedIris } from "../endpoint/query-text.ts";
import type { EndpointSession } from "../endpoint/endpoint-session.ts";
import type { ClassTree } from "./class-tree.ts";

/** Names of the wanted languages only: entities of large graphs have hundreds. */
export async function describeBatch(
  iris: readonly string[],
  {
    vocabulary,
    languages,
    classes,
  }: { readonly vocabulary: Vocabulary; readonly languages: readonly string[]; readonly classes: ClassTree },
  ask: EndpointSession,
): Promise<ReadonlyMap<string, EntityDescription>> {
  const { about = [] } = vocabulary;
  const entities = `VALUES ?e { ${listedIris(iris)} }`;
  const rows = await ask.whole(`SELECT DISTINCT ?e ?p ?o WHERE {
  { ${entities} VALUES ?p { ${listedIris(describing(vocabulary))} } ?e ?p ?o ${inLanguages("?o", languages)} }
  UNION
${about.length === 0 ? "" : `  { ${entities} VALUES ?p { ${listedIris(about)} } ?o ?p ?e FILTER(${isArticle("?o")}) }\n  UNION\n`}  { ${entities} FILTER EXISTS { ?e ?a ?b } }
}`);
  return descriptionsOf({ variables: [], rows, truncated: false }, vocabulary, (types) => classes.withAncestors(types));
}
