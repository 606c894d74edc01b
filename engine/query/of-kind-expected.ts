import { type FactNode, nodeKey } from "../evidence/fact.ts";
import { isSet, type Form } from "../question/form/logical-form.ts";
import { nodesOf, type Slot } from "../question/form/walk.ts";
import type { Catalogue, EntityDescription, Knowledge } from "../sources/knowledge-graph.ts";
import type { UpstreamContext } from "../sources/upstream.ts";
import { normalise } from "../text/normalise.ts";
import { singularForms } from "../text/plural.ts";
import { counted } from "../values/counted.ts";
import { endOf, type Table } from "./execution/hop.ts";

/** Things of a step whose kinds are looked up at most; those beyond stay. */
const MOST = 60;
const MOST_TOLD = 3;

/**
 * Nouns that say of what is called by them, and of a class that is, that it is this part of a country and no other kind
 * of place: "Eastern Province" is neither a country nor a town.
 */
const PARTS_OF_COUNTRIES: ReadonlySet<string> = new Set(
  "region province county district municipality governorate prefecture oblast voivodeship".split(" "),
);
/** Kinds of places of which none is called by one of those nouns; a municipality may be a town all the same. */
const NO_SUCH_PART: ReadonlySet<string> = new Set(
  "country continent town village river lake mountain range island sea ocean".split(" "),
);
const SETTLEMENTS: ReadonlySet<string> = new Set(["town", "village"]);
const AS_SETTLEMENTS: ReadonlySet<string> = new Set(["municipality", "district"]);

/** Nouns that people use for one another: what is of one of them may be called by another of its line. */
const LOOSELY_ONE: readonly ReadonlySet<string>[] = [
  "city town village capital metropolis municipality settlement commune borough suburb hamlet locality port",
  "country state nation republic kingdom empire land territory dependency monarchy power",
  "film movie feature documentary picture",
  "book novel novella story work literature poem play drama",
  "song single track piece composition music recording",
  "show series program programme serial sitcom drama",
  "album record release ep",
  "illness disease disorder condition syndrome",
].map((line) => new Set(line.split(" ")));

interface Step {
  readonly slot: Slot;
  readonly expects: string;
  readonly kind: string;
}

/**
 * A table without the rows in which a step that states a kind leads to what is surely of another: a region where a
 * country was asked for. Sure is what the name or the class says itself, and the classes of a thing beside others that
 * are of the kind, as long as none of them is wider than it. What has no known kind stays. What is left out is told;
 * where nothing else was found, as `leftOut`: another relation, or a text, may lead to what was asked for.
 */
export async function ofKindsExpected(
  table: Table,
  form: Form,
  graph: Knowledge,
  catalogue: Pick<Catalogue, "classes">,
  context: UpstreamContext,
): Promise<Table> {
  const steps = stepsOf(form);
  if (steps.length === 0 || table.rows.length === 0 || table.truncated || table.reckoning !== undefined) return table;
  const ends = new Map(steps.map((step) => [step, endsAt(step.slot, table)]));
  const iris = [...ends.values()].flatMap((nodes) =>
    nodes.slice(0, MOST).flatMap((node) => (node.kind === "iri" ? [node.value] : [])),
  );
  if (iris.length === 0) return table;
  const described = await graph.describe([...new Set(iris)], context);
  const told: string[] = [];
  let { rows } = table;
  for (const [step, nodes] of ends) {
    const others = othersAmong(nodes, step.kind, described, catalogue);
    if (others.size === 0) continue;
    rows = rows.filter(({ hops }) => !hops.some((hop) => hop.slot === step.slot && others.has(nodeKey(endOf(hop)))));
    const names = [...others.values()].slice(0, MOST_TOLD).map((name) => `“${name}”`);
    told.push(
      `“${step.expects}” was expected, and ${counted(others.size, "thing", "things")} of another kind ${others.size === 1 ? "is" : "are"} left out: ${names.join(", ")}`,
    );
  }
  if (told.length === 0) return table;
  if (rows.length > 0) return { ...table, rows, narrowed: true, notes: [...table.notes, ...told] };
  return isSet(form) ? { ...table, rows, narrowed: true, leftOut: told } : table;
}

function stepsOf(form: Form): readonly Step[] {
  return [...nodesOf(form)].flatMap(({ node, slot }) =>
    node.kind === "follow" && node.expectsKind !== undefined && node.relation.candidates.length > 0
      ? [{ slot, expects: node.expects ?? node.expectsKind, kind: node.expectsKind }]
      : [],
  );
}

function endsAt(slot: Slot, { rows }: Table): readonly FactNode[] {
  const ends = rows.flatMap(({ hops }) => hops.filter((hop) => hop.slot === slot).map(endOf));
  return [...new Map(ends.map((node) => [nodeKey(node), node])).values()];
}

/** By key, what is surely of another kind, and how it is called. */
function othersAmong(
  nodes: readonly FactNode[],
  kind: string,
  described: ReadonlyMap<string, EntityDescription>,
  { classes }: Pick<Catalogue, "classes">,
): ReadonlyMap<string, string> {
  const entries = new Map(classes.map((entry) => [entry.iri, entry]));
  const ofKind = new Set(
    classes
      .filter(({ label, aliases }) => [label, ...aliases].some((name) => isCalled(name, kind)))
      .map(({ iri }) => iri),
  );
  const wider = new Set([...ofKind].flatMap((iri) => entries.get(iri)?.ancestors ?? []));
  const things = nodes.flatMap((node) => {
    const entity = node.kind === "iri" ? described.get(node.value) : undefined;
    if (entity === undefined) return [];
    const types = entity.types.filter((type) => entries.has(type));
    const all = types.flatMap((type) => [type, ...(entries.get(type)?.ancestors ?? [])]);
    const isOfIt = all.some((type) => ofKind.has(type)) || lastWord(entity.label) === kind;
    const isOther =
      isOtherPart(entity.label, kind) || types.some((type) => isOtherPart(entries.get(type)?.label, kind));
    // Of what has the wider classes too, the narrowest tell.
    const narrowest = types.filter(
      (type) => !types.some((each) => entries.get(each)?.ancestors.includes(type) === true),
    );
    const mayBeOfIt =
      narrowest.length === 0 ||
      narrowest.some((type) => wider.has(type) || isLooselyOne(entries.get(type)?.label ?? "", kind));
    return [{ key: nodeKey(node), label: entity.label, isOfIt, isOther, mayBeOfIt }];
  });
  const isChosen = things.some(({ isOfIt }) => isOfIt);
  return new Map(
    things
      .filter(({ isOfIt, isOther, mayBeOfIt }) => !isOfIt && (isOther || (isChosen && ofKind.size > 0 && !mayBeOfIt)))
      .map(({ key, label }) => [key, label]),
  );
}

/** A short film is a film. */
function isCalled(name: string, kind: string): boolean {
  return singularForms(lastWord(name)).includes(kind);
}

function isLooselyOne(name: string, kind: string): boolean {
  const last = singularForms(lastWord(name));
  return LOOSELY_ONE.some((nouns) => nouns.has(kind) && last.some((noun) => nouns.has(noun)));
}

/** Is something a part of a country by its name, where a place of another kind was asked for? */
function isOtherPart(name: string | undefined, kind: string): boolean {
  const last = lastWord(name ?? "");
  if (!NO_SUCH_PART.has(kind) || !PARTS_OF_COUNTRIES.has(last)) return false;
  return !(SETTLEMENTS.has(kind) && AS_SETTLEMENTS.has(last));
}

function lastWord(name: string): string {
  return normalise(name).split(" ").at(-1) ?? "";
}
