import type { Catalogue, RelationEntry, Vocabulary } from "../../../engine/sources/knowledge-graph.ts";
import type { EndpointSession } from "../endpoint/endpoint-session.ts";
import type { ResolvedSettings } from "../resolved-settings.ts";
import { readDeclarations } from "./declared-ends.ts";
import { listProperties } from "./list-properties.ts";
import { withMediated } from "./mediated-relations.ts";
import { readClasses } from "./read-classes.ts";
import { namesOr, readNames } from "./read-names.ts";
import { sampleEnds } from "./sample-ends.ts";

/** Relations and classes of a graph that can not be read: as it declares them, or from a few of its triples. */
export async function readCatalogue(
  settings: ResolvedSettings,
  vocabulary: Vocabulary,
  ask: EndpointSession,
): Promise<Catalogue> {
  const properties = await listProperties(settings, ask);
  const declared = await readDeclarations(properties, settings, ask);
  const sampled = await sampleEnds(
    properties
      .filter(({ claim }) => !declared.has(claim))
      .map(({ claim }) => claim)
      .slice(0, settings.profile.properties.sampled),
    vocabulary,
    ask,
  );
  const names = await readNames(
    properties.map((property) => property.iri),
    settings,
    vocabulary,
    ask,
  );
  const relations = properties.map((property): RelationEntry => {
    const ends = declared.get(property.claim) ?? sampled.get(property.claim);
    return {
      iri: property.claim,
      ...namesOr(names.get(property.iri), property.claim),
      count: ends?.count ?? 1,
      objectKind: property.kind ?? ends?.objectKind ?? "ENTITY",
      subjectClasses: ends?.subjectClasses ?? [],
      objectClasses: ends?.objectClasses ?? [],
      homogeneous: ends?.homogeneous ?? false,
      symmetric: ends?.symmetric ?? false,
      functional: ends?.functional ?? false,
      ...(ends?.declaredFunctional === true ? { declaredFunctional: true } : {}),
    };
  });
  const spokenOf = relations.flatMap(({ subjectClasses, objectClasses }) => [...subjectClasses, ...objectClasses]);
  const classes = await readClasses(spokenOf, settings, vocabulary, ask);
  const above = new Map(classes.map((each) => [each.iri, each.ancestors]));
  const withAbove = (stated: readonly string[]): readonly string[] => [
    ...new Set([...stated, ...stated.flatMap((each) => above.get(each) ?? [])]),
  ];
  return {
    relations: (await withMediated(relations, settings, ask)).map((relation) => ({
      ...relation,
      subjectClasses: withAbove(relation.subjectClasses),
      objectClasses: withAbove(relation.objectClasses),
    })),
    classes,
  };
}
