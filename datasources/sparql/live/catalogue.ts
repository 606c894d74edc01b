import type { Catalogue, ClassEntry, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { withUnitSaid } from "../../graph-index/statistics/units.ts";
import { composedEntry, whatThingsAre } from "../../graph-index/statistics/catalogue.ts";
import { boundsOfNodes } from "../../graph-index/statistics/composed/bounds-of-nodes.ts";
import type { ComposedFacts } from "../../graph-index/statistics/composed/composed-facts.ts";
import { functional } from "../../graph-index/statistics/ends.ts";
import type { Names } from "../../graph-index/statistics/names.ts";
import { objectKind } from "../../graph-index/statistics/object-kind.ts";
import { type Node, nodeOf } from "../../graph-index/statistics/pairs.ts";
import { relationsAmong } from "../../graph-index/statistics/structure.ts";
import type { EndpointSession } from "../endpoint/endpoint-session.ts";
import { ifAffordable } from "../endpoint/if-affordable.ts";
import type { ResolvedSettings } from "../resolved-settings.ts";
import { type Ends, readDeclarations } from "./declared-ends.ts";
import { groupedEnds } from "./grouped-ends.ts";
import { listProperties, type Property } from "./list-properties.ts";
import { withMediated } from "./mediated-relations.ts";
import { readClasses, readUsedClasses } from "./read-classes.ts";
import { unitNodes } from "./read-composed.ts";
import { type FoundNames, namesOr, readNames } from "./read-names.ts";
import { withTermNames } from "./read-terms.ts";
import { readUnits } from "./read-units.ts";
import { sampleEnds } from "./sample-ends.ts";
import type { Survey } from "./survey.ts";

/** Relations and classes of a graph that can not be read: as they are counted, declared, or told from a few triples. */
export async function readCatalogue(
  settings: ResolvedSettings,
  survey: Survey,
  ask: EndpointSession,
): Promise<Catalogue> {
  const listed = await listProperties(settings, survey, ask);
  const counted =
    survey.classes === undefined ? undefined : await readUsedClasses(survey.classes, settings, survey, ask);
  const relations = await readRelations(listed, counted ?? [], settings, survey, ask);
  const read = (): Promise<readonly ClassEntry[]> => readClasses(spokenOf(relations), settings, survey, ask);
  const isPartial = settings.profile.surveyed && !survey.countsAll;
  // Who does not afford to list its relations may not afford this.
  const classes = counted ?? (isPartial ? ((await ifAffordable(read)) ?? []) : await read());
  const [linking, unnamed] = [new Set(survey.linking), new Set(survey.unnamed)];
  return {
    relations: withClassesAbove(await withMediated(relations, settings, ask), classes).toSorted(byIri),
    classes: classes.map((each) => ({
      ...each,
      ...(linking.has(each.iri) ? { linking: true } : {}),
      ...(unnamed.has(each.iri) ? { unnamed: true } : {}),
    })),
    ...(isPartial ? { isPartial } : {}),
    ...whatThingsAre(survey.vocabulary),
  };
}

/** Those of some properties that say something about the world. */
export async function readRelations(
  listed: readonly Property[],
  classes: readonly ClassEntry[],
  settings: ResolvedSettings,
  survey: Survey,
  ask: EndpointSession,
): Promise<readonly RelationEntry[]> {
  const { vocabulary } = survey;
  const named = [...listed.map((property) => property.iri), ...unitNodes(survey.composed)];
  const names = withTermNames(await readNames(named, settings, survey, ask), survey.terms);
  const composed = new Map(survey.composed.map((each) => [each.relation, each]));
  const nameOf = new Map(listed.map(({ iri, claim }) => [claim, names.get(iri)?.label]));
  const relevant = new Set([
    ...relationsAmong([...nameOf.keys()], vocabulary, (claim) => [nameOf.get(claim) ?? ""]),
    ...(survey.terms?.relations ?? []),
  ]);
  const properties = listed.filter(({ claim }) => relevant.has(claim));
  const bounds = boundsOfNodes(survey.composed);
  const ends = await readEnds(properties, classes, settings, survey, ask);
  const units = await readUnits(
    properties.map((property) => property.iri),
    settings,
    ask,
  );
  return properties.flatMap((property): RelationEntry[] => {
    const known = ends.get(property.claim);
    if (known?.count === 0) return [];
    const [unit, bound] = [units.get(property.iri), bounds.get(property.claim)];
    return [
      withUnitSaid({
        iri: property.claim,
        description: undefined,
        ...namesOr(names.get(property.iri), property.claim),
        count: survey.predicates?.get(property.claim) ?? 1,
        unit,
        subjectClasses: [],
        objectClasses: [],
        homogeneous: false,
        symmetric: false,
        functional: false,
        ...known,
        ...(vocabulary.codes?.includes(property.claim) === true ? { identifying: true } : {}),
        objectKind: property.kind ?? known?.objectKind ?? property.seen ?? "ENTITY",
        ...partsEntry(composed.get(property.claim), names),
        ...(bound === undefined ? {} : { bounds: bound }),
      }),
    ];
  });
}

/** What is told of a relation that is stated in parts from its facts, all of which were read. */
function partsEntry(
  composed: ComposedFacts | undefined,
  names: ReadonlyMap<string, FoundNames>,
): Partial<RelationEntry> {
  if (composed === undefined) return {};
  const known = [...names].map(([each, { label, aliases }]): readonly [Node, Names] => [
    nodeOf(each),
    { labels: label === undefined ? [] : [label], aliases, description: undefined },
  ]);
  const { pairs, ended } = composed;
  return {
    ...composedEntry(composed, { names: new Map(known) }),
    // Through a sub-query Virtuoso counts too few at the end of a path that is repeated.
    count: pairs.subjects.length,
    objectKind: objectKind(pairs.objects),
    functional: functional(pairs, (subject, object) => ended.has(`${subject} ${object}`)),
  };
}

export function byIri(a: RelationEntry, b: RelationEntry): number {
  return a.iri < b.iri ? -1 : 1;
}

/** By the IRI of their triples: counted, as far as that can be afforded; then declared; then from a few triples. */
async function readEnds(
  properties: readonly Property[],
  classes: readonly ClassEntry[],
  settings: ResolvedSettings,
  survey: Survey,
  ask: EndpointSession,
): Promise<ReadonlyMap<string, Ends>> {
  const above = new Map(classes.map(({ iri, ancestors }) => [iri, ancestors]));
  const counted =
    survey.predicates === undefined
      ? new Map<string, Ends>()
      : await groupedEnds(
          properties.map(({ claim }) => claim),
          survey,
          (type) => above.get(type) ?? [],
          ask,
        );
  const declared = await readDeclarations(properties, settings, ask);
  const sampled = await sampleEnds(
    properties
      .map(({ claim }) => claim)
      .filter((claim) => !counted.has(claim) && !declared.has(claim))
      .slice(0, settings.profile.properties.sampled),
    survey,
    ask,
  );
  return new Map(
    properties.flatMap(({ claim }) => {
      const stated = declared.get(claim);
      const known = counted.get(claim) ?? stated ?? sampled.get(claim);
      if (known === undefined) return [];
      return [[claim, stated?.declaredFunctional === true ? { ...known, declaredFunctional: true } : known] as const];
    }),
  );
}

function spokenOf(relations: readonly RelationEntry[]): readonly string[] {
  return relations.flatMap(({ subjectClasses, objectClasses }) => [...subjectClasses, ...objectClasses]);
}

function withClassesAbove(
  relations: readonly RelationEntry[],
  classes: readonly ClassEntry[],
): readonly RelationEntry[] {
  const above = new Map(classes.map((each) => [each.iri, each.ancestors]));
  const withAbove = (stated: readonly string[]): readonly string[] => [
    ...new Set([...stated, ...stated.flatMap((each) => above.get(each) ?? [])]),
  ];
  return relations.map((relation) => ({
    ...relation,
    subjectClasses: withAbove(relation.subjectClasses),
    objectClasses: withAbove(relation.objectClasses),
  }));
}
