import { iri, termKey, type Iri, type Literal } from "../rdf/term.ts";
import { isWritable, isWritableIri } from "../rdf/write-term.ts";
import type { ClassEntry, KnowledgeGraph, ObjectKind, RelationEntry } from "../sources/knowledge-graph.ts";
import type { UpstreamContext } from "../sources/upstream.ts";
import { triple, variable, type Pattern, type SelectQuery, type Variable } from "../sparql/syntax.ts";
import { isPersonal, isPersonKind, isSpeakable, kindNoun, wordingOf, type RelationWording } from "./wording.ts";

/** A fact that is stated of something with an IRI. */
interface SampleFact {
  readonly subject: string;
  readonly object: Iri | Literal;
}

/** A relation with some of its facts. */
export interface SampledRelation {
  readonly entry: RelationEntry;
  /** How it can be said: by its label first, then by its other names. Never empty. */
  readonly wordings: readonly RelationWording[];
  /** A few of its facts, spread over those read, both of whose ends have names that can stand in a question. */
  readonly spoken: readonly SampleFact[];
  /** True when all of its facts are in the two maps. */
  readonly isWhole: boolean;
  /** By subject, of those of whom all objects are known: the subjects of `spoken` at least, where it could be read. */
  readonly objectsOf: ReadonlyMap<string, readonly (Iri | Literal)[]>;
  /** By the IRI of the object, likewise. */
  readonly subjectsOf: ReadonlyMap<string, readonly string[]>;
}

/** A kind of things, with all that are of it. */
export interface SampledKind {
  readonly iri: string;
  /** In lower case, singular. */
  readonly noun: string;
  readonly members: ReadonlySet<string>;
}

/** A bounded part of a graph, from which questions are made. */
export interface GraphSample {
  /** Those of most facts first. */
  readonly relations: readonly SampledRelation[];
  readonly kinds: readonly SampledKind[];
  /** What something is called; undefined where no name of it was read that can stand in a question. */
  nameOf(iri: string): string | undefined;
  /** Whether something is known to be a person: by its kind, or by what only persons have. */
  isPerson(iri: string): boolean;
}

/** Relations that are read, by what their objects are. */
const RELATIONS: Readonly<Record<ObjectKind, number>> = { ENTITY: 12, DATE: 4, NUMBER: 4, TEXT: 0 };
/** Facts of one relation that are read; of more, it is not known what all of them say. */
const FACTS = 400;
const KINDS = 10;
const MEMBERS = 1_000;
/** Facts of one relation whose ends' names are looked up. */
const SPOKEN = 10;

/**
 * Reads the relations of most facts, those kinds that stand at their ends, and some names: at most 60 queries for
 * facts, 10 for kinds, and descriptions of some 400 things. The same for one content of a graph that gives the same
 * rows for the same query.
 * @throws Failure when the graph fails
 */
export async function sampleGraph(graph: KnowledgeGraph, context: UpstreamContext): Promise<GraphSample> {
  const { relations: listed, classes } = await graph.catalogue(context);
  const read: ReadRelation[] = [];
  for (const entry of largest(listed)) {
    const wordings = [entry.label, ...entry.aliases].flatMap((name) => wordingOf(name) ?? []);
    if (wordings.length > 0) read.push({ entry, wordings, ...(await someFacts(graph, entry.iri, context)) });
  }
  const kinds: SampledKind[] = [];
  for (const entry of kindsAt(read, classes)) {
    const kind = await membersOf(graph, entry, context);
    if (kind !== undefined) kinds.push(kind);
  }
  const { nameOf, isPerson } = await namesOfEnds(graph, read, classes, context);
  const isSpoken = ({ subject, object }: SampleFact): boolean =>
    nameOf(subject) !== undefined && (object.kind === "literal" || nameOf(object.value) !== undefined);
  const relations: SampledRelation[] = [];
  for (const { entry, wordings, facts, isWhole } of read) {
    const spoken = spread(facts, SPOKEN).filter(isSpoken);
    const known = isWhole ? factMaps(facts) : await factsAround(graph, entry.iri, spoken, context);
    relations.push({ entry, wordings, spoken, isWhole, ...known });
  }
  return { relations, kinds, nameOf, isPerson };
}

interface ReadRelation extends Pick<SampledRelation, "entry" | "wordings" | "isWhole"> {
  /** In the order of their terms. */
  readonly facts: readonly SampleFact[];
}

function largest(relations: readonly RelationEntry[]): readonly RelationEntry[] {
  const sorted = [...relations].sort((a, b) => b.count - a.count || (a.iri < b.iri ? -1 : 1));
  const left = { ...RELATIONS };
  return sorted.filter(({ objectKind }) => {
    left[objectKind] -= 1;
    return left[objectKind] >= 0;
  });
}

const [SUBJECT, OBJECT, KIND] = [variable("s"), variable("o"), variable("k")];

async function someFacts(
  graph: KnowledgeGraph,
  relation: string,
  context: UpstreamContext,
): Promise<Pick<ReadRelation, "facts" | "isWhole">> {
  return await factsWhere(graph, [triple(SUBJECT, iri(relation), OBJECT)], context);
}

async function factsWhere(
  graph: KnowledgeGraph,
  where: readonly Pattern[],
  context: UpstreamContext,
): Promise<Pick<ReadRelation, "facts" | "isWhole">> {
  const query: SelectQuery = { distinct: true, variables: [SUBJECT, OBJECT], where, limit: FACTS + 1 };
  const { rows, truncated } = await graph.select(query, context);
  const facts = rows.slice(0, FACTS).flatMap((row): (SampleFact & { readonly key: string })[] => {
    const [subject, object] = [row.get("s"), row.get("o")];
    if (subject?.kind !== "iri" || object === undefined || object.kind === "blank" || !isWritable(object)) return [];
    return [{ subject: subject.value, object, key: `${subject.value} ${termKey(object)}` }];
  });
  facts.sort((a, b) => (a.key < b.key ? -1 : 1));
  // What has no name is no answer that could be told from another.
  return { facts, isWhole: !truncated && rows.length <= FACTS && facts.length === rows.length };
}

type FactMaps = Pick<SampledRelation, "objectsOf" | "subjectsOf">;

function factMaps(facts: readonly SampleFact[]): FactMaps {
  const [objectsOf, subjectsOf] = [new Map<string, (Iri | Literal)[]>(), new Map<string, string[]>()];
  for (const { subject, object } of facts) {
    objectsOf.set(subject, [...(objectsOf.get(subject) ?? []), object]);
    if (object.kind === "iri") subjectsOf.set(object.value, [...(subjectsOf.get(object.value) ?? []), subject]);
  }
  return { objectsOf, subjectsOf };
}

/** Of a relation with more facts than are read: all facts of those few that are spoken of. */
async function factsAround(
  graph: KnowledgeGraph,
  relation: string,
  spoken: readonly SampleFact[],
  context: UpstreamContext,
): Promise<FactMaps> {
  const all = async (end: Variable, named: readonly string[]): Promise<readonly SampleFact[]> => {
    const ends = [...new Set(named)].filter(isWritableIri).map((each) => [iri(each)]);
    if (ends.length === 0) return [];
    const among: Pattern = { kind: "values", variables: [end], rows: ends };
    const { facts, isWhole } = await factsWhere(graph, [among, triple(SUBJECT, iri(relation), OBJECT)], context);
    return isWhole ? facts : [];
  };
  const from = await all(
    SUBJECT,
    spoken.map(({ subject }) => subject),
  );
  const to = await all(
    OBJECT,
    spoken.flatMap(({ object }) => (object.kind === "iri" ? [object.value] : [])),
  );
  return { objectsOf: factMaps(from).objectsOf, subjectsOf: factMaps(to).subjectsOf };
}

async function namesOfEnds(
  graph: KnowledgeGraph,
  relations: readonly ReadRelation[],
  classes: readonly ClassEntry[],
  context: UpstreamContext,
): Promise<Pick<GraphSample, "nameOf" | "isPerson">> {
  const ends = relations
    .flatMap(({ facts }) => spread(facts, SPOKEN))
    .flatMap(({ subject, object }) => [subject, ...(object.kind === "iri" ? [object.value] : [])]);
  const described = await graph.describe([...new Set(ends)], context);
  const personal = new Set(
    relations
      .filter(({ entry: { label } }) => isPersonal(label))
      .flatMap(({ facts }) => facts.map(({ subject }) => subject)),
  );
  const kindNames = new Map(classes.map(({ iri: kind, label }) => [kind, label]));
  return {
    nameOf(entity) {
      const label = described.get(entity)?.label;
      return label !== undefined && isSpeakable(label) ? label : undefined;
    },
    isPerson: (entity) =>
      personal.has(entity) ||
      (described.get(entity)?.types ?? []).some((type) => isPersonKind(kindNames.get(type) ?? "")),
  };
}

/** The kinds that most often stand at the ends of the relations, each once, as far as their names can be said. */
function kindsAt(
  relations: readonly Pick<SampledRelation, "entry">[],
  classes: readonly ClassEntry[],
): readonly ClassEntry[] {
  const wanted = new Set(
    relations.flatMap(({ entry }) => [...entry.subjectClasses.slice(0, 2), ...entry.objectClasses.slice(0, 2)]),
  );
  return classes
    .filter(({ iri: kind, label, count }) => wanted.has(kind) && count <= MEMBERS && isSpeakable(label))
    .sort((a, b) => b.count - a.count || (a.iri < b.iri ? -1 : 1))
    .slice(0, KINDS);
}

async function membersOf(
  graph: KnowledgeGraph,
  { iri: kind, label }: ClassEntry,
  context: UpstreamContext,
): Promise<SampledKind | undefined> {
  const path = (predicates: readonly string[], repeated: boolean) =>
    ({ kind: "path", alternatives: predicates.filter(isWritableIri).map(iri), repeated }) as const;
  const { type, subclass } = graph.vocabulary;
  const query: SelectQuery = {
    distinct: true,
    variables: [SUBJECT],
    where: [triple(KIND, path(subclass, true), iri(kind)), triple(SUBJECT, path(type, false), KIND)],
    limit: MEMBERS + 1,
  };
  const { rows, truncated } = await graph.select(query, context);
  if (truncated || rows.length > MEMBERS) return undefined;
  const members = rows.flatMap((row) => {
    const member = row.get("s");
    return member?.kind === "iri" ? [member.value] : [];
  });
  return { iri: kind, noun: kindNoun(label), members: new Set(members) };
}

/** So many of the elements, at even distances. */
function spread<T>(list: readonly T[], most: number): readonly T[] {
  if (list.length <= most) return list;
  return Array.from({ length: most }, (_, index) => list[Math.floor((index * list.length) / most)] as T);
}
