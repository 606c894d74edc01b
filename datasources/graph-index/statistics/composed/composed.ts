import type { Vocabulary } from "../../../../engine/sources/knowledge-graph.ts";
import { readLists } from "../lists.ts";
import { isIri, type Node, type PairReader } from "../pairs.ts";
import { betweenLinks } from "./between-links.ts";
import type { ComposedFacts } from "./composed-facts.ts";
import { alongLists } from "./along-lists.ts";
import { alongTerms } from "./along-terms.ts";
import { nestedParts, type Reached } from "./further-parts.ts";
import { type NeededStructure, nodesBetween } from "./nodes-between.ts";
import { partsOfNodes } from "./parts-of-nodes.ts";

/** More relations than these between two ends of nodes say less of each. */
const MOST_COMPOSED = 200;

/**
 * Relations that a graph states along lists, or in several parts on nodes without names: found by the shape of these
 * nodes, whatever the vocabulary.
 */
function readComposed(reader: PairReader, structure: NeededStructure): readonly ComposedFacts[] {
  const lists = readLists(reader);
  const outs = nodesBetween(reader, structure);
  const composed: ComposedFacts[] = structure.described === undefined ? [] : [...alongTerms(reader)];
  if (outs.size === 0 && lists.size === 0) return composed;
  const reached = new Set<Node>();
  for (const relation of structure.relations) {
    const pairs = reader.pairs(relation);
    composed.push(...alongLists(relation, pairs, lists, outs));
    const rows: Reached[] = [];
    pairs.objects.forEach((node, row) => {
      if (!outs.has(node)) return;
      const subject = pairs.subjects[row] ?? "";
      if (isIri(subject) && !structure.apparatus.has(subject)) rows.push({ subject, node });
    });
    for (const { node } of rows) reached.add(node);
    if (rows.length === 0) continue;
    composed.push(...partsOfNodes(relation, pairs, rows, outs, structure), ...nestedParts(relation, rows, outs));
  }
  const alone = new Map([...outs].filter(([node]) => !reached.has(node)));
  composed.push(...betweenLinks(alone));
  const known = new Set<string>();
  return composed.filter(({ relation }) => !known.has(relation) && known.add(relation)).slice(0, MOST_COMPOSED);
}

/** The composed relations of a graph by their IRIs; none where its settings say which there are. */
export function composedIn(
  reader: PairReader,
  structure: NeededStructure,
  settings: Partial<Vocabulary>,
): ReadonlyMap<string, ComposedFacts> {
  if (settings.composed !== undefined) return new Map();
  let composed = COMPOSED.get(structure);
  if (composed === undefined) {
    composed = new Map(readComposed(reader, structure).map((each) => [each.relation, each]));
    COMPOSED.set(structure, composed);
  }
  return composed;
}

/** What was found once is not looked for again: all triples are looked at for it. */
const COMPOSED = new WeakMap<NeededStructure, ReadonlyMap<string, ComposedFacts>>();
