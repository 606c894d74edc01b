import { groundsOf } from "../../../evidence/conflicts/grounds.ts";
import type { Claim } from "../../../evidence/conflicts/decide.ts";
import type { AliasesOf } from "../../../evidence/conflicts/same-value.ts";
import type { ShownReading } from "../../../query/answers/show-reading.ts";
import { hopsBySlot } from "../../../query/answers/laid-out.ts";
import type { RelationPhrase } from "../../../question/form/logical-form.ts";
import { nodesOf, relationOf } from "../../../question/form/walk.ts";
import { outermostFollows } from "../../../query/execution/times.ts";
import { setsOf } from "../../../query/form-sets.ts";
import type { Catalogue } from "../../../sources/knowledge-graph.ts";
import type { UpstreamContext } from "../../../sources/upstream.ts";
import type { QueryGraph } from "../../../graph/fused-graph.ts";
import type { HydraOptions } from "../parameters.ts";
import { trustIn } from "../pruning/trust.ts";

/** What a computed answer says, and what it rests on. */
export function claimOf({ values, answered, paths, evidence }: ShownReading, options: HydraOptions): Claim {
  const hops = answered.outcome.decision.rows.flatMap((row) => row.hops);
  const chains = [...hopsBySlot(hops).values()].map((each) => [
    { facts: each.map(({ fact }) => fact), direction: each[0]?.direction ?? ("FORWARD" as const) },
  ]);
  return {
    values,
    grounds: groundsOf({ chains, facts: [] }, (kind) => trustIn(kind, options)),
    evidence: evidence.map(({ id }) => id),
    path: paths[0]?.id ?? "",
  };
}

/** Candidates that fit the words nearly as well as the best. */
const NEARLY_AS_GOOD = 0.9;

/**
 * Is there one answer only: a number, yes or no, or what each thing has one of? Where the words may as well mean
 * several relations ("where does it lie": its country, its island) there are as many answers, and none excludes the
 * others.
 */
export function asksForOne({ answered: { outcome, reading } }: ShownReading, catalogue: Catalogue): boolean {
  const { form, decision } = outcome;
  const asked = new Map([...nodesOf(reading.form)].map(({ node, slot }) => [slot, relationOf(node)?.candidates ?? []]));
  if (decision.kind !== "members") return true;
  const slots = new Set(setsOf(form).flatMap(({ set, slot }) => outermostFollows(set, slot)));
  const relations = [...nodesOf(form)].flatMap(({ node, slot }) => (slots.has(slot) ? (relationOf(node) ?? []) : []));
  const isAnyOfSeveral = [...slots].some((slot) => {
    const candidates = asked.get(slot) ?? [];
    const best = Math.max(0, ...candidates.map(({ score }) => score));
    return new Set(candidates.flatMap(({ iri, score }) => (score >= best * NEARLY_AS_GOOD ? [iri] : []))).size > 1;
  });
  if (isAnyOfSeveral) return false;
  const isFunctional = ({ candidates: [best] }: RelationPhrase): boolean =>
    best?.direction === "FORWARD" && catalogue.relations.some(({ iri, functional }) => iri === best.iri && functional);
  return relations.length > 0 && relations.every(isFunctional);
}

/**
 * Does the question ask for what names lead to, and nothing else? What a path alone says has been held to no condition
 * or time, and may be said of another.
 */
export function isChain({ answered: { outcome } }: ShownReading): boolean {
  return [...nodesOf(outcome.form)].every(({ node }) => node.kind === "mention" || node.kind === "follow");
}

/** Entities that one name may mean, and names that are looked up. */
const MOST_NAMESAKES = 8;
export const MOST_NAMES = 8;

/** Names by which words in answers are known to mean an entity among them. */
export async function aliasesAmong(
  shown: readonly ShownReading[],
  graph: QueryGraph,
  context: UpstreamContext,
): Promise<AliasesOf> {
  const nodes = shown.flatMap(({ values }) => values.map(({ node }) => node));
  const entities = new Set(nodes.flatMap((node) => (node.kind === "entity" ? [node.iri] : [])));
  const words = [...new Set(nodes.flatMap((node) => (node.kind === "text" ? [node.label] : [])))].slice(0, MOST_NAMES);
  const aliases = new Map<string, string[]>();
  if (entities.size === 0) return () => [];
  await Promise.all(
    words.map(async (name) => {
      for (const { iri, match } of await graph.searchEntities(name, MOST_NAMESAKES, context))
        if (match !== "FUZZY" && entities.has(iri)) aliases.set(iri, [...(aliases.get(iri) ?? []), name]);
    }),
  );
  return (iri) => aliases.get(iri) ?? [];
}
