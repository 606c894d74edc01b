import { throughNode } from "../../graph/as-composed.ts";
import { eachInTurns, mapInTurns, Turn } from "../../investigation/turn.ts";
import { parseDate } from "../../values/date.ts";
import type { Interval } from "../../values/interval.ts";
import { isNameless, namelessNode } from "../../rdf/nameless-node.ts";
import { iri, RDF, termKey, type Iri, type Term } from "../../rdf/term.ts";
import type {
  ComposedRelation,
  StatementValidity,
  ValidityVocabulary,
  WikibaseValidity,
} from "../../sources/knowledge-graph.ts";
import type { DatesOfNode } from "../untimed-between.ts";
import { LIMITS } from "../limits.ts";
import { triple, variable, type Pattern, type SelectQuery, type Variable } from "../../sparql/syntax.ts";
import { isGraphHop, type GraphHop, type Row } from "./hop.ts";
import { selectUpTo, type EvaluationSource } from "./source.ts";

/** Of what has no name nothing can be asked by itself: the object tells which it is. */
type Pair = readonly [subject: Iri, relation: Iri, object?: Iri];

/** Rows whose hops say when they hold, and whether there were more than may be looked up. */
export interface DatedRows<Kind extends Row> {
  readonly rows: readonly Kind[];
  readonly truncated: boolean;
}

/** Looks up when the triples of the rows hold, and marks those whose dates nobody can read. */
export async function withValidity<Kind extends Row>(
  rows: readonly Kind[],
  source: EvaluationSource,
): Promise<DatedRows<Kind>> {
  const unread = new Set(
    source.graph.vocabulary.composed?.flatMap((each) => (each.hasUnreadTimes ? [each.relation] : [])),
  );
  const dated = await withIntervals(rows, source);
  if (unread.size === 0) return dated;
  const mark = (row: Kind): Kind => ({
    ...row,
    hops: row.hops.map((hop) =>
      isGraphHop(hop) && unread.has(hop.fact.relation) ? { ...hop, fact: { ...hop.fact, hasUnreadTimes: true } } : hop,
    ),
  });
  return { ...dated, rows: await mapInTurns(dated.rows, mark, new Turn(source.context.signal)) };
}

/**
 * A graph states when a triple holds on statements beside it; asked by subject and relation, so that a triple without
 * interval beside dated ones is told from one that is never dated.
 */
async function withIntervals<Kind extends Row>(
  rows: readonly Kind[],
  source: EvaluationSource,
): Promise<DatedRows<Kind>> {
  const { validity: vocabulary, composed = [] } = source.graph.vocabulary;
  const onNodes = new Map(
    composed.filter(({ start, end }) => (start ?? end) !== undefined).map((each) => [each.relation, each]),
  );
  const onSubjects = source.datedNodes ?? new Map<string, DatesOfNode>();
  if (vocabulary === undefined && onNodes.size + onSubjects.size === 0) return { rows, truncated: false };
  const isOnNodes = (relation: string): boolean => onNodes.has(relation) || onSubjects.has(relation);
  const turn = new Turn(source.context.signal);
  const all = (await pairsOf(rows, turn)).filter(([subject, { value }]) =>
    // A graph that states times beside its facts states none of what has no name.
    isNameless(subject.value)
      ? onSubjects.has(value) && source.graph.keepsBlankNodes === true
      : vocabulary !== undefined || isOnNodes(value),
  );
  if (all.length === 0) return { rows, truncated: false };
  const pairs = all.slice(0, LIMITS.validityPairs);
  const statements = new Map<string, Interval[]>();
  const dated = new Set<string>();
  let truncated = all.length > pairs.length;
  for (let start = 0; start < pairs.length; start += LIMITS.validityPairsPerQuery) {
    const batch = pairs.slice(start, start + LIMITS.validityPairsPerQuery);
    const result = await selectUpTo(source, validityQuery(batch, vocabulary, { onNodes, onSubjects }), LIMITS.rows);
    truncated ||= result.truncated;
    for (const row of result.rows) {
      const [found, relation, object] = [row.get("subject"), row.get("relation"), row.get("object")];
      const subject = found?.kind === "blank" ? namelessNode(found) : found;
      if (subject === undefined || relation === undefined || object === undefined) continue;
      const interval = intervalOf(row);
      // Wikibase has a statement for every fact, most of them without dates; and so have facts on nodes of their own.
      const isOfAll = vocabulary?.kind === "wikibase" || (relation.kind === "iri" && isOnNodes(relation.value));
      if (isOfAll && Object.keys(interval).every((key) => key === "ordinal")) continue;
      const pair = `${termKey(subject)} ${termKey(relation)}`;
      dated.add(pair);
      const key = `${pair} ${termKey(object)}`;
      const known = statements.get(key);
      if (known === undefined) statements.set(key, [interval]);
      else known.push(interval);
    }
  }
  const date = (hop: GraphHop): GraphHop => {
    const { subject, relation, object } = hop.fact;
    const pair = `${termKey(subject)} <${relation}>`;
    const validity = statements.get(`${pair} ${termKey(object)}`) ?? [];
    return { ...hop, fact: { ...hop.fact, validity, dated: dated.has(pair) } };
  };
  const dateRow = (row: Kind): Kind => ({
    ...row,
    hops: row.hops.map((hop) => (isGraphHop(hop) ? date(hop) : hop)),
  });
  return { rows: await mapInTurns(rows, dateRow, turn), truncated };
}

async function pairsOf(rows: readonly Row[], turn: Turn): Promise<readonly Pair[]> {
  const pairs = new Map<string, Pair>();
  const note = ({ hops }: Row): void => {
    for (const { fact } of hops.filter(isGraphHop)) {
      const { subject, relation, object } = fact;
      if (subject.kind !== "iri") continue;
      if (!isNameless(subject.value)) pairs.set(`${subject.value} ${relation}`, [subject, iri(relation)]);
      else if (object.kind === "iri")
        pairs.set(`${subject.value} ${relation} ${object.value}`, [subject, iri(relation), object]);
    }
  };
  await eachInTurns(rows, note, turn);
  return [...pairs.values()];
}

function validityQuery(
  pairs: readonly Pair[],
  vocabulary: ValidityVocabulary | undefined,
  dates: DatesElsewhere,
): SelectQuery {
  if (dates.onNodes.size + dates.onSubjects.size > 0) return nodesQuery(pairs, vocabulary, dates);
  if (vocabulary === undefined) throw new TypeError("A graph without times was asked for them.");
  return vocabulary.kind === "wikibase" ? wikibaseQuery(pairs, vocabulary) : statementQuery(pairs, vocabulary);
}

/** Relations whose facts bear their dates on a node that they lead through, or on their subject. */
interface DatesElsewhere {
  readonly onNodes: ReadonlyMap<string, ComposedRelation>;
  readonly onSubjects: ReadonlyMap<string, DatesOfNode>;
}

/** The same columns, of facts that lead through nodes which bear the dates; those of statements besides. */
function nodesQuery(
  pairs: readonly Pair[],
  vocabulary: ValidityVocabulary | undefined,
  { onNodes, onSubjects }: DatesElsewhere,
): SelectQuery {
  const [subject, relation, object, node] = [
    variable("subject"),
    variable("relation"),
    variable("object"),
    variable("node"),
  ];
  const optional = (predicate: string | undefined, value: Variable): readonly Pattern[] =>
    predicate === undefined ? [] : [{ kind: "optional", patterns: [triple(node, iri(predicate), value)] }];
  const byRelation = new Map<string, Pair[]>();
  for (const pair of pairs) byRelation.set(pair[1].value, [...(byRelation.get(pair[1].value) ?? []), pair]);
  const branches = [...byRelation].flatMap(([name, own]): readonly (readonly Pattern[])[] => {
    const onSubject = onNodes.has(name) ? undefined : onSubjects.get(name);
    if (onSubject !== undefined) {
      const dated: readonly Pattern[] = [
        triple(subject, iri(name), object),
        { kind: "optional", patterns: [triple(subject, iri(onSubject.start), variable("from"))] },
        { kind: "optional", patterns: [triple(subject, iri(onSubject.end), variable("until"))] },
      ];
      const asked = (
        variables: readonly Variable[],
        rows: readonly (readonly Iri[])[],
      ): readonly (readonly Pattern[])[] =>
        rows.length === 0 ? [] : [[{ kind: "values", variables, rows }, ...dated]];
      const named = own.filter(([of]) => !isNameless(of.value)).map(([of, by]) => [of, by]);
      const ends = new Map(own.flatMap(([, by, end]) => (end === undefined ? [] : [[end.value, [end, by]] as const])));
      return [...asked([subject, relation], named), ...asked([object, relation], [...ends.values()])];
    }
    const { ways, start, end } = onNodes.get(name) ?? { ways: [] };
    const steps = ways.map((way) => throughNode(way, subject, node, object)).find((each) => each !== undefined);
    return steps === undefined
      ? []
      : [
          [
            { kind: "values", variables: [subject, relation], rows: own.map(([a, b]) => [a, b]) },
            ...steps,
            ...optional(start, variable("from")),
            ...optional(end, variable("until")),
          ],
        ];
  });
  const plain = pairs.filter(([, { value }]) => !onNodes.has(value) && !onSubjects.has(value));
  const statements =
    vocabulary === undefined || plain.length === 0
      ? []
      : [validityQuery(plain, vocabulary, { onNodes: new Map(), onSubjects: new Map() }).where];
  return {
    variables: ["subject", "relation", "object", "from", "until", "ended", "observed", "ordinal"].map(variable),
    where: [{ kind: "union", branches: [...branches, ...statements] }],
    limit: LIMITS.rows + 1,
  };
}

/**
 * The same columns as of `statementQuery`, from statements that are reached by predicates made of the direct claim's.
 */
function wikibaseQuery(pairs: readonly Pair[], vocabulary: WikibaseValidity): SelectQuery {
  const { claims, statements, values } = vocabulary;
  const [statement, subject, relation, object] = [
    variable("statement"),
    variable("subject"),
    variable("relation"),
    variable("object"),
  ];
  const [made, stated] = [variable("made"), variable("stated")];
  const [from, until, observed] = [variable("from"), variable("until"), variable("observed")];
  const rows = pairs.flatMap(([of, { value }]) => {
    const name = value.startsWith(claims) ? value.slice(claims.length) : "";
    return name === "" ? [] : [[of, iri(value), iri(statements + name), iri(values + name)]];
  });
  const optional = (predicate: string, value: Variable): Pattern => ({
    kind: "optional",
    patterns: [triple(statement, iri(predicate), value)],
  });
  const numbered = numberedBy(statement, vocabulary);
  return {
    variables: [statement, subject, relation, object, from, until, observed, ...numbered.variables],
    where: [
      { kind: "values", variables: [subject, relation, made, stated], rows },
      triple(subject, made, statement),
      triple(statement, stated, object),
      { kind: "notExists", patterns: [triple(statement, iri(vocabulary.rank), iri(vocabulary.deprecated))] },
      optional(vocabulary.start, from),
      optional(vocabulary.end, until),
      optional(vocabulary.observed, observed),
      ...numbered.patterns,
    ],
    limit: LIMITS.rows + 1,
  };
}

/** The numbers of those who come one after another, as far as a graph states any. */
function numberedBy(
  statement: Variable,
  { ordinal }: ValidityVocabulary,
): { readonly variables: readonly Variable[]; readonly patterns: readonly Pattern[] } {
  if (ordinal === undefined) return { variables: [], patterns: [] };
  const number = variable("ordinal");
  return {
    variables: [number],
    patterns: [{ kind: "optional", patterns: [triple(statement, iri(ordinal), number)] }],
  };
}

function statementQuery(pairs: readonly Pair[], vocabulary: StatementValidity): SelectQuery {
  const [statement, subject, relation, object] = [
    variable("statement"),
    variable("subject"),
    variable("relation"),
    variable("object"),
  ];
  const [from, until, ended, observed] = [variable("from"), variable("until"), variable("ended"), variable("observed")];
  const optional = (predicate: string, value: Variable): Pattern => ({
    kind: "optional",
    patterns: [triple(statement, iri(predicate), value)],
  });
  const numbered = numberedBy(statement, vocabulary);
  return {
    variables: [statement, subject, relation, object, from, until, ended, observed, ...numbered.variables],
    where: [
      { kind: "values", variables: [subject, relation], rows: pairs.map(([of, by]) => [of, by]) },
      triple(statement, iri(`${RDF}subject`), subject),
      triple(statement, iri(`${RDF}predicate`), relation),
      triple(statement, iri(`${RDF}object`), object),
      optional(vocabulary.start, from),
      optional(vocabulary.end, until),
      optional(vocabulary.ended, ended),
      optional(vocabulary.observed, observed),
      ...numbered.patterns,
    ],
    limit: LIMITS.rows + 1,
  };
}

function intervalOf(row: ReadonlyMap<string, Term>): Interval {
  const dateOf = (name: string): ReturnType<typeof parseDate> => {
    const term = row.get(name);
    return term?.kind === "literal" ? parseDate(term.lexical) : undefined;
  };
  const [from, to, observed] = [dateOf("from"), dateOf("until"), dateOf("observed")];
  // An end that is no date is one that is not known.
  const ended = row.has("ended") || (row.has("until") && to === undefined);
  const number = row.get("ordinal");
  const ordinal = number?.kind === "literal" ? Number(number.lexical) : NaN;
  if (observed !== undefined && from === undefined && to === undefined && !ended) return { observed };
  return {
    ...(Number.isSafeInteger(ordinal) && ordinal > 0 ? { ordinal } : {}),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(ended ? { ended: true } : {}),
  };
}
