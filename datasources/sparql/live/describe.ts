import { OWL, RDF, RDFS, type Term } from "../../../engine/rdf/term.ts";
import type { EntityDescription, Vocabulary } from "../../../engine/sources/knowledge-graph.ts";
import { describing, descriptionsOf, isArticle } from "../../graph-index/describe.ts";
import { inLanguages, listedIris } from "../endpoint/query-text.ts";
import type { EndpointSession } from "../endpoint/endpoint-session.ts";
import type { ResolvedSettings } from "../resolved-settings.ts";
import type { ClassTree } from "./class-tree.ts";
import { withVarieties } from "./other-languages.ts";
import { readComposed } from "./composed-names.ts";
import type { Survey } from "./survey.ts";

/** What the vocabularies of RDF itself name is no thing of a graph that only uses it. */
const OF_VOCABULARIES = [RDF, RDFS, OWL].map((namespace) => `STRSTARTS(STR(?e), "${namespace}")`).join(" || ");

/**
 * Names of the wanted languages, since entities of large graphs have hundreds; of what has none in these, those of the
 * others.
 */
export async function describeBatch(
  iris: readonly string[],
  { languages, valuesPerQuery, profile }: Pick<ResolvedSettings, "languages" | "valuesPerQuery" | "profile">,
  survey: Pick<Survey, "predicates" | "vocabulary" | "otherLanguages">,
  classes: ClassTree,
  ask: EndpointSession,
): Promise<ReadonlyMap<string, EntityDescription>> {
  const { otherLanguages, vocabulary } = survey;
  const { about = [] } = vocabulary;
  const entities = ask.among("?e", iris);
  // To look for what leads to a class of millions takes long where that can not be surveyed either.
  const isThere = profile.surveyed
    ? `EXISTS { ?e ?a ?b } || (!(${OF_VOCABULARIES}) && (EXISTS { ?c ?d ?e } || EXISTS { ?f ?e ?g }))`
    : "EXISTS { ?e ?a ?b }";
  const rows = await ask.whole(`SELECT DISTINCT ?e ?p ?o WHERE {
  { ${entities} VALUES ?p { ${listedIris(describing(vocabulary))} } ?e ?p ?o ${inLanguages("?o", withVarieties(languages, otherLanguages))} }
  UNION
${about.length === 0 ? "" : `  { ${entities} VALUES ?p { ${listedIris(about)} } ?o ?p ?e FILTER(${isArticle("?o")}) }\n  UNION\n`}  { ${entities} FILTER(${isThere}) }
}`);
  const named = new Set(rows.flatMap((row) => (isLabel(row.get("p"), vocabulary) ? [keyOf(row.get("e"))] : [])));
  const unnamed = otherLanguages.length === 0 ? [] : iris.filter((each) => !named.has(each));
  const foreign =
    unnamed.length === 0
      ? []
      : await ask.part(
          `SELECT DISTINCT ?e ?p ?o WHERE { ${ask.among("?e", unnamed)} VALUES ?p { ${listedIris([...vocabulary.label, ...vocabulary.description])} } ?e ?p ?o ${inLanguages("?o", otherLanguages)} }`,
        );
  const composed = await readComposed(iris, survey, { languages, valuesPerQuery }, ask);
  const madeLabels = new Map(
    [...composed].flatMap(([node, [full]]) => (full === undefined ? [] : [[node, full] as const])),
  );
  return descriptionsOf(
    { variables: [], rows: [...rows, ...foreign], truncated: false },
    vocabulary,
    (types) => classes.withAncestors(types),
    madeLabels,
  );
}

function isLabel(predicate: Term | undefined, { label }: Vocabulary): boolean {
  return predicate?.kind === "iri" && label.includes(predicate.value);
}

function keyOf(entity: Term | undefined): string {
  return entity?.kind === "iri" ? entity.value : "";
}
