import { iri, RDF } from "../../../engine/rdf/term.ts";
import { writeTerm } from "../../../engine/rdf/write-term.ts";
import { MOST_END_CLASSES, type ObjectKind, type Vocabulary } from "../../../engine/sources/knowledge-graph.ts";
import {
  MAX_SECOND_VALUES,
  MIN_REVERSED,
  MIN_SHARED_NODES,
  ofTheSameClasses,
} from "../../graph-index/statistics/ends.ts";
import { DATE_TYPES, isNumberType } from "../../graph-index/statistics/object-kind.ts";
import { CLASS_TYPES, PROPERTY_TYPES } from "../../graph-index/statistics/terms.ts";
import type { EndpointSession, Rows } from "../endpoint/endpoint-session.ts";
import { ifAffordable } from "../endpoint/if-affordable.ts";
import { listedIris } from "../endpoint/query-text.ts";
import { countsByTwo, countsIn } from "./counts-in.ts";
import type { Ends } from "./declared-ends.ts";
import { irisIn } from "./paged.ts";
import { type StatedOtherwise, statedOtherwise } from "./stated-otherwise.ts";
import type { Survey } from "./survey.ts";

/** Triples and relations that one query counts at most; a relation of more triples is counted alone. */
const TRIPLES_PER_QUERY = 500_000;
/** A larger relation is not counted but sampled. */
const MOST_TRIPLES = 2_000_000;
const RELATIONS_PER_QUERY = 100;
/** A busy server takes several times as long as an idle one: what it can not tell is sampled, which tells less. */
const QUERY_TIMEOUT_MS = 30_000;
/** After so many milliseconds no more relations are counted: the others are sampled. */
const COUNTING_MS = 60_000;
/** A query whose reply lacks triples is asked so often at most. */
const TIMES_ASKED = 3;
/** The least share of the triples of a relation whose objects have to be told for it to be known by them. */
const LEAST_TOLD = 0.5;

/** The classes above one, nearest first. */
type Ancestors = (type: string) => readonly string[];
type Counts = ReadonlyMap<string, number>;
const NONE: Counts = new Map();

/**
 * What stands at the ends of relations, counted over all of their triples, as a graph that is read is surveyed; those
 * for which that takes too long are left out. A relation of which only statements, properties and classes have any
 * triple comes with a count of 0.
 */
export async function groupedEnds(
  relations: readonly string[],
  survey: Survey,
  ancestors: Ancestors,
  ask: EndpointSession,
): Promise<ReadonlyMap<string, Ends>> {
  const ends = new Map<string, Ends>();
  const startedAt = performance.now();
  const others = statedOtherwise(survey.vocabulary, ask.isThing);
  for (const group of groupsOf(relations, survey.predicates ?? NONE, others)) {
    if (performance.now() - startedAt > COUNTING_MS) break;
    const found = await ifAffordable(() => endsOfGroup(group, others, survey, ancestors, ask.within(QUERY_TIMEOUT_MS)));
    // The next ones would take as long.
    if (found === undefined) break;
    for (const [relation, each] of found) ends.set(relation, each);
  }
  return ends;
}

/**
 * Small ones first, so that one that takes too long ends the counting of no others. One that is stated otherwise than
 * by triples of its own is counted by itself.
 */
function groupsOf(
  relations: readonly string[],
  counts: Counts,
  others: StatedOtherwise,
): readonly (readonly string[])[] {
  const groups: string[][] = [];
  let sum = 0;
  const inOrder = relations
    .map((relation) => {
      const all = others.get(relation)?.from ?? [relation];
      return { relation, count: all.reduce((total, each) => total + (counts.get(each) ?? 0), 0) };
    })
    .filter(({ count }) => count <= MOST_TRIPLES)
    .sort((a, b) => a.count - b.count);
  for (const { relation, count } of inOrder) {
    sum += count;
    const group = groups.at(-1);
    if (others.has(relation)) {
      groups.push([relation], []);
      sum = 0;
    } else if (group !== undefined && sum <= TRIPLES_PER_QUERY && group.length < RELATIONS_PER_QUERY)
      group.push(relation);
    else {
      groups.push([relation]);
      sum = count;
    }
  }
  return groups.filter((group) => group.length > 0);
}

/** How the triples of relations are asked for. */
interface Pattern {
  /** Those of some relations as `?s`, `?p` and `?o`, as far as they say something about the world. */
  among(some: readonly string[]): string;
  /** One between two variables, of the relation `?p`. */
  stated(subject: string, object: string): string;
}

/** @param facts What keeps those triples `?s ?p ?o` that say something about the world */
function patternOf(relation: string, others: StatedOtherwise, facts: string): Pattern {
  const other = others.get(relation);
  if (other === undefined)
    return {
      among: (some) => `VALUES ?p { ${listedIris(some)} } ?s ?p ?o ${facts}`,
      stated: (subject, object) => `${subject} ?p ${object}`,
    };
  const { stated } = other;
  return {
    among: () =>
      `VALUES ?p { ${listedIris([relation])} } { SELECT DISTINCT ?s ?o WHERE { { ${stated("?s", "?o")} } ${facts} } }`,
    stated,
  };
}

async function endsOfGroup(
  relations: readonly string[],
  others: StatedOtherwise,
  { vocabulary, classes, terms }: Survey,
  ancestors: Ancestors,
  ask: EndpointSession,
): Promise<ReadonlyMap<string, Ends>> {
  const ofTerms = terms === undefined ? [...PROPERTY_TYPES, ...CLASS_TYPES] : [];
  const apparatus = [`${RDF}Statement`, ...ofTerms].filter((type) => classes?.has(type) ?? true);
  // Which relations speak of apparatus at all is cheap to ask; that theirs alone is told apart keeps the others so.
  const ofApparatus =
    apparatus.length === 0
      ? NONE
      : countsIn(
          await ask.whole(
            `SELECT ?p (COUNT(*) AS ?n) WHERE { VALUES ?p { ${listedIris(relations)} } ?s ?p ?o FILTER EXISTS { ${isApparatus(apparatus)} } } GROUP BY ?p`,
          ),
          "p",
        );
  const [plain, mixed] = [
    relations.filter((each) => !ofApparatus.has(each)),
    relations.filter((each) => ofApparatus.has(each)),
  ];
  const of = async (some: readonly string[], facts: string): Promise<ReadonlyMap<string, Ends>> =>
    some.length === 0
      ? new Map()
      : countedEnds(some, patternOf(some[0] ?? "", others, facts), vocabulary, ancestors, ask);
  return new Map([...(await of(plain, "")), ...(await of(mixed, `FILTER NOT EXISTS { ${isApparatus(apparatus)} }`))]);
}

function isApparatus(types: readonly string[]): string {
  return `?s ${writeTerm(iri(`${RDF}type`))} ?apparatus FILTER(?apparatus IN (${types.map((type) => writeTerm(iri(type))).join(", ")}))`;
}

async function countedEnds(
  relations: readonly string[],
  { among, stated }: Pattern,
  vocabulary: Vocabulary,
  ancestors: Ancestors,
  ask: EndpointSession,
): Promise<ReadonlyMap<string, Ends>> {
  const counts = await ask.whole(
    `SELECT ?p (COUNT(*) AS ?n) (COUNT(DISTINCT ?s) AS ?m) WHERE { ${among(relations)} } GROUP BY ?p`,
  );
  const [triples, subjects] = [countsIn(counts, "p"), countsIn(counts.map(withSubjects), "p")];
  const lasting = await lastingFacts(relations, among, vocabulary, ask);
  const kinds = await kindsOfObjects(relations, triples, among, ask);
  const links = relations.filter((relation) => kinds.get(relation)?.kind === "ENTITY");
  const classesAt = async (node: "s" | "o", some: readonly string[]): Promise<ReadonlyMap<string, Counts>> =>
    some.length === 0
      ? new Map()
      : countsByTwo(
          await ask.whole(
            `SELECT ?p ?c (COUNT(DISTINCT ?${node}) AS ?n) WHERE { ${among(some)} VALUES ?is { ${listedIris(vocabulary.type)} } ?${node} ?is ?c } GROUP BY ?p ?c`,
          ),
          "p",
          "c",
        );
  const [from, to] = [await classesAt("s", relations), await classesAt("o", links)];
  // Each is asked by EXISTS: joined by a predicate that is a variable, Virtuoso loses rows.
  const counted = async (what: string, filter: string): Promise<Counts> =>
    links.length === 0
      ? NONE
      : countsIn(
          await ask.whole(
            `SELECT ?p (${what} AS ?n) WHERE { ${among(links)} FILTER(${ask.isThing("?o")} && ?s != ?o) FILTER EXISTS { ${filter} } } GROUP BY ?p`,
          ),
          "p",
        );
  const [reversed, shared] = [
    await counted("COUNT(*)", stated("?o", "?s")),
    await counted("COUNT(DISTINCT ?s)", stated("?other", "?s")),
  ];
  return new Map(
    relations.flatMap((relation): (readonly [string, Ends])[] => {
      const [count, distinct] = [triples.get(relation) ?? 0, subjects.get(relation) ?? 0];
      const { kind = "ENTITY", entities = 0, told = 0 } = kinds.get(relation) ?? {};
      // What most objects are is not told by the others.
      if (told < LEAST_TOLD * count) return [];
      const [subjectClasses, objectClasses] = [from.get(relation) ?? NONE, to.get(relation) ?? NONE];
      return [
        [
          relation,
          {
            count,
            objectKind: kind,
            subjectClasses: mostFrequent(subjectClasses, ancestors),
            objectClasses: mostFrequent(objectClasses, ancestors),
            homogeneous:
              entities > 0 &&
              ((shared.get(relation) ?? 0) / Math.max(distinct, 1) >= MIN_SHARED_NODES ||
                (subjectClasses.size > 0 && objectClasses.size > 0 && ofTheSameClasses(subjectClasses, objectClasses))),
            symmetric: entities > 0 && (reversed.get(relation) ?? 0) / entities > MIN_REVERSED,
            functional: isFunctional(lasting.get(relation) ?? { count, distinct }),
          },
        ],
      ];
    }),
  );
}

/**
 * What the objects of relations are. A busy Virtuoso loses groups of a query in a query, and does not say so: relations
 * of which not all triples are told are asked for again.
 */
async function kindsOfObjects(
  relations: readonly string[],
  triples: Counts,
  among: (some: readonly string[]) => string,
  ask: EndpointSession,
): Promise<ReadonlyMap<string, Kinds>> {
  const kinds = new Map<string, Kinds>();
  const isTold = (relation: string): boolean => (kinds.get(relation)?.told ?? 0) >= (triples.get(relation) ?? 0);
  let untold = relations.filter((relation) => !isTold(relation));
  for (let time = 0; time < TIMES_ASKED && untold.length > 0; time += 1) {
    // Each object is looked at once, however often it stands there: to tell its datatype takes Virtuoso longest.
    const objects = `{ SELECT ?p ?o (COUNT(*) AS ?times) WHERE { ${among(untold)} } GROUP BY ?p ?o }`;
    const rows = await ask.whole(
      `SELECT ?p ?k (SUM(?times) AS ?n) WHERE { ${objects} BIND(IF(isLiteral(?o), IF(REGEX(STR(?o), "${WRITTEN_DATE}"), IF(STRLEN(STR(?o)) <= ${YEAR_LENGTH}, "YEAR", "DATE"), IF(REGEX(STR(?o), "${WRITTEN_NUMBER}"), "NUMBER", "TEXT")), "ENTITY") AS ?form) BIND(IF(isLiteral(?o), STR(DATATYPE(?o)), "") AS ?type) BIND(CONCAT(?form, " ", ?type) AS ?k) } GROUP BY ?p ?k`,
    );
    for (const [relation, found] of objectKinds(rows))
      if (found.told > (kinds.get(relation)?.told ?? 0)) kinds.set(relation, found);
    untold = untold.filter((relation) => !isTold(relation));
  }
  return kinds;
}

interface Facts {
  readonly count: number;
  readonly distinct: number;
}

function isFunctional({ count, distinct }: Facts): boolean {
  return count > 0 && 1 - distinct / count <= MAX_SECOND_VALUES;
}

/** Of relations with facts that have ended, by what statements say: the facts that have not, and their subjects. */
async function lastingFacts(
  relations: readonly string[],
  among: (some: readonly string[]) => string,
  { validity }: Vocabulary,
  ask: EndpointSession,
): Promise<ReadonlyMap<string, Facts>> {
  if (validity === undefined || validity.kind === "wikibase") return new Map();
  const ends = [validity.end, validity.ended].map((each) => writeTerm(iri(each))).join(", ");
  const part = (name: string): string => writeTerm(iri(`${RDF}${name}`));
  const ended = irisIn(
    await ask.whole(
      `SELECT DISTINCT ?p WHERE { VALUES ?p { ${listedIris(relations)} } ?st ${part("predicate")} ?p ; ?end ?when FILTER(?end IN (${ends})) }`,
    ),
    "p",
  );
  if (ended.length === 0) return new Map();
  const rows = await ask.whole(
    `SELECT ?p (COUNT(*) AS ?n) (COUNT(DISTINCT ?s) AS ?m) WHERE { ${among(ended)} FILTER NOT EXISTS { ?st ${part("subject")} ?s ; ${part("predicate")} ?p ; ${part("object")} ?o ; ?end ?when FILTER(?end IN (${ends})) } } GROUP BY ?p`,
  );
  const [counts, distinct] = [countsIn(rows, "p"), countsIn(rows.map(withSubjects), "p")];
  return new Map(
    ended.map((each) => [each, { count: counts.get(each) ?? 0, distinct: distinct.get(each) ?? 0 }] as const),
  );
}

function withSubjects(row: Rows[number]): Rows[number] {
  const subjects = row.get("m");
  return subjects === undefined ? row : new Map([...row, ["n", subjects]]);
}

/** Of classes that are equally frequent the narrower comes first; a class has the nodes of those below it. */
function mostFrequent(stated: Counts, ancestors: Ancestors): readonly string[] {
  const counts = new Map<string, number>();
  for (const [type, count] of stated)
    for (const each of new Set([type, ...ancestors(type)])) counts.set(each, (counts.get(each) ?? 0) + count);
  return [...counts]
    .sort(([a, n], [b, m]) => m - n || ancestors(b).length - ancestors(a).length || (a < b ? -1 : 1))
    .slice(0, MOST_END_CLASSES)
    .map(([each]) => each);
}

/** How dates and numbers are written in texts, as `objectKind` sees them; a year alone is either. */
const WRITTEN_DATE =
  "^-?[0-9]{4}(-(0[013578]|1[02])(-([0-2][0-9]|3[01]))?|-(0[469]|11)(-([0-2][0-9]|30))?|-02(-[0-2][0-9])?)?$";
const YEAR_LENGTH = "-0044".length;
const WRITTEN_NUMBER = "^[+-]?([0-9]+|[0-9]{1,3}(,[0-9]{3})+)([.][0-9]+)?$";

interface Kinds {
  readonly kind: ObjectKind;
  readonly entities: number;
  /** Triples whose objects were looked at. */
  readonly told: number;
}

/** What most objects are; texts count as years or numbers only where all of them look like it. */
function objectKinds(rows: Rows): ReadonlyMap<string, Kinds> {
  const byRelation = new Map<string, { readonly form: string; readonly type: string; readonly count: number }[]>();
  for (const row of rows) {
    const [relation, key, count] = [row.get("p"), row.get("k"), row.get("n")];
    if (relation?.kind !== "iri" || key?.kind !== "literal" || count?.kind !== "literal") continue;
    const [form = "", type = ""] = key.lexical.split(" ");
    const list = byRelation.get(relation.value) ?? [];
    byRelation.set(relation.value, [...list, { form, type, count: Number(count.lexical) || 0 }]);
  }
  return new Map(
    [...byRelation].map(([relation, list]) => {
      const texts = list.filter(({ form, type }) => form !== "ENTITY" && !DATE_TYPES.has(type) && !isNumberType(type));
      const textKind: ObjectKind = texts.every(({ form }) => form === "YEAR" || form === "DATE")
        ? "DATE"
        : texts.every(({ form }) => form === "YEAR" || form === "NUMBER")
          ? "NUMBER"
          : "TEXT";
      const sums: Record<ObjectKind, number> = { ENTITY: 0, DATE: 0, NUMBER: 0, TEXT: 0 };
      for (const { form, type, count } of list)
        sums[form === "ENTITY" ? "ENTITY" : DATE_TYPES.has(type) ? "DATE" : isNumberType(type) ? "NUMBER" : textKind] +=
          count;
      const order: readonly ObjectKind[] = ["ENTITY", "DATE", "NUMBER", "TEXT"];
      const kind = order.reduce((best, each) => (sums[each] > sums[best] ? each : best));
      const told = order.reduce((sum, each) => sum + sums[each], 0);
      return [relation, { kind, entities: sums.ENTITY, told }];
    }),
  );
}
