import { OWL, RDF, RDFS } from "../../../engine/rdf/term.ts";
import type { EntityDescription } from "../../../engine/sources/knowledge-graph.ts";
import { describing, descriptionsOf, isArticle } from "../../graph-index/describe.ts";
import { inLanguages, listedIris } from "../endpoint/query-text.ts";
import type { EndpointSession } from "../endpoint/endpoint-session.ts";
import type { ResolvedSettings } from "../resolved-settings.ts";
import type { ClassTree } from "./class-tree.ts";
import { readComposed } from "./composed-names.ts";
import type { Survey } from "./survey.ts";

/** What the vocabularies of RDF itself name is no thing of a graph that only uses it. */
const OF_VOCABULARIES = [RDF, RDFS, OWL].map((namespace) => `STRSTARTS(STR(?e), "${namespace}")`).join(" || ");

/** Names of the wanted languages only: entities of large graphs have hundreds. */
export async function describeBatch(
  iris: readonly string[],
  { languages, valuesPerQuery, profile }: Pick<ResolvedSettings, "languages" | "valuesPerQuery" | "profile">,
  survey: Pick<Survey, "predicates" | "vocabulary">,
  classes: ClassTree,
  ask: EndpointSession,
): Promise<ReadonlyMap<string, EntityDescription>> {
  const { vocabulary } = survey;
  const { about = [] } = vocabulary;
  const entities = ask.among("?e", iris);
  // To look for what leads to a class of millions takes long where that can not be surveyed either.
  const isThere = profile.surveyed
    ? `EXISTS { ?e ?a ?b } || (!(${OF_VOCABULARIES}) && (EXISTS { ?c ?d ?e } || EXISTS { ?f ?e ?g }))`
    : "EXISTS { ?e ?a ?b }";
  const rows = await ask.whole(`SELECT DISTINCT ?e ?p ?o WHERE {
  { ${entities} VALUES ?p { ${listedIris(describing(vocabulary))} } ?e ?p ?o ${inLanguages("?o", languages)} }
  UNION
${about.length === 0 ? "" : `  { ${entities} VALUES ?p { ${listedIris(about)} } ?o ?p ?e FILTER(${isArticle("?o")}) }\n  UNION\n`}  { ${entities} FILTER(${isThere}) }
}`);
  const composed = await readComposed(iris, survey, { languages, valuesPerQuery }, ask);
  const madeLabels = new Map(
    [...composed].flatMap(([node, [full]]) => (full === undefined ? [] : [[node, full] as const])),
  );
  return descriptionsOf(
    { variables: [], rows, truncated: false },
    vocabulary,
    (types) => classes.withAncestors(types),
    madeLabels,
  );
}
