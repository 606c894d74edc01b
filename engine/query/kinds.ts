import type { MentionForm } from "../question/form/logical-form.ts";
import type { Catalogue, Knowledge } from "../sources/knowledge-graph.ts";
import type { UpstreamContext } from "../sources/upstream.ts";
import type { FactNode } from "../evidence/fact.ts";

/** Things whose kinds are looked up at most. */
const MOST = 50;

/**
 * Are things of a kind, or one of a kind that the other is a kind of (a capital is a city)? Somebody born in Ulm was
 * not born in Munich, as both are cities; whether in Germany is another matter. In a graph that states no kinds, things
 * are taken to be of one.
 */
export async function areOfOneKind(
  named: MentionForm,
  held: readonly FactNode[],
  graph: Knowledge,
  { classes }: Pick<Catalogue, "classes">,
  context: UpstreamContext,
): Promise<boolean> {
  const one = named.candidates.slice(0, MOST).map((candidate) => candidate.iri);
  const other = held.slice(0, MOST).flatMap((node) => (node.kind === "iri" ? [node.value] : []));
  // Dates and numbers have no kinds that could be compared.
  if (other.length < Math.min(held.length, MOST)) return false;
  const described = await graph.describe([...one, ...other], context);
  const kinds = new Map(
    [...described].flatMap(([of, { types }]) => (types.length === 0 ? [] : [[of, types] as const])),
  );
  const kindsOf = (iris: readonly string[]): readonly string[] => iris.flatMap((each) => [...(kinds.get(each) ?? [])]);
  const above = new Map(classes.map((entry) => [entry.iri, entry.ancestors]));
  const withAbove = (iris: readonly string[]): readonly string[] =>
    iris.flatMap((each) => [each, ...(above.get(each) ?? [])]);
  const [ofNamed, ofHeld] = [kindsOf(one), kindsOf(other)];
  const isAmong = (some: readonly string[], all: readonly string[]): boolean => some.some((each) => all.includes(each));
  return kinds.size === 0 || isAmong(ofNamed, withAbove(ofHeld)) || isAmong(ofHeld, withAbove(ofNamed));
}
