import { literalLabel, literalUnit, type LiteralContext } from "../values/literal-value.ts";
import { isNameless } from "../rdf/nameless-node.ts";
import { RDF } from "../rdf/term.ts";
import type { ClassEntry, RelationEntry } from "../sources/knowledge-graph.ts";
import type { TraceNode } from "./trace.ts";
import type { FactNode } from "./fact.ts";

/** How nodes and relations are called in a trace. */
export interface Names {
  node(node: FactNode, relation?: string): TraceNode;
  relation(iri: string): string;
  /** The names of the two relations that a relation leads along, through a node without a name. */
  through?(iri: string): readonly [string, string] | undefined;
}

/** What of a graph's catalogue names depend on. */
export interface NamingCatalogue {
  readonly relations: readonly Pick<RelationEntry, "iri" | "label" | "objectKind" | "unit" | "ownUnits" | "through">[];
  readonly classes: readonly Pick<ClassEntry, "iri" | "label">[];
}

/** Names from labels of entities, by IRI, and the graph's catalogue; what has none is called by the end of its IRI. */
export function namesFrom(labels: ReadonlyMap<string, string>, catalogue: NamingCatalogue): Names {
  const relations = new Map(catalogue.relations.map((entry) => [entry.iri, entry.label]));
  const classes = new Map(catalogue.classes.map((entry) => [entry.iri, entry.label]));
  const through = new Map(catalogue.relations.map((entry) => [entry.iri, entry.through]));
  const literals = literalsOf(catalogue);
  // The same few entities stand in thousands of paths; labels may be added meanwhile.
  const entities = new Map<string, TraceNode>();
  const localNames = new Map<string, string>();
  const localNameOf = (iri: string): string => {
    const name = localNames.get(iri) ?? localName(iri);
    localNames.set(iri, name);
    return name;
  };
  return {
    relation: (iri) =>
      relations.get(iri) ?? (iri === `${RDF}type` ? "instance of" : (labels.get(iri) ?? localName(iri))),
    through: (iri) => through.get(iri),
    node(node, relation) {
      if (node.kind === "words") return { kind: "text", label: node.text };
      if (node.kind === "iri") {
        const label = labels.get(node.value) ?? classes.get(node.value) ?? localNameOf(node.value);
        const known = entities.get(node.value);
        if (known?.label === label) return known;
        const entity: TraceNode = { kind: "entity", iri: node.value, label };
        entities.set(node.value, entity);
        return entity;
      }
      const context = relation === undefined ? {} : literals(relation);
      const unit = literalUnit(node, context);
      return {
        kind: "literal",
        literal: node,
        label: literalLabel(node, context),
        ...(unit === undefined ? {} : { unit }),
      };
    },
  };
}

/** What the catalogue says of a relation's objects. */
export function literalsOf(catalogue: Pick<NamingCatalogue, "relations">): (relation: string) => LiteralContext {
  const contexts = new Map(
    catalogue.relations.map(({ iri, objectKind, unit, ownUnits }) => [iri, { objectKind, unit, ownUnits }]),
  );
  return (relation) => contexts.get(relation) ?? {};
}

/** The readable end of an IRI: `urn:whyql:Seattle_Mariners` is "Seattle Mariners". */
function localName(iri: string): string {
  if (isNameless(iri)) return NO_NAME;
  let to = iri.length;
  while (to > 0 && SEPARATORS.has(iri.charAt(to - 1))) to -= 1;
  let from = to;
  while (from > 0 && !SEPARATORS.has(iri.charAt(from - 1))) from -= 1;
  const end = iri.slice(from, to);
  if (!end.includes("%")) return end.replaceAll("_", " ");
  try {
    return decodeURIComponent(end).replaceAll("_", " ");
  } catch {
    return end.replaceAll("_", " ");
  }
}

/** As a trace calls a node that has neither name nor IRI: its links tell what it is. */
const NO_NAME = "(no name)";

const SEPARATORS: ReadonlySet<string> = new Set(["/", "#", ":"]);
