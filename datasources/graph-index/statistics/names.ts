import type { Vocabulary } from "../../../engine/sources/knowledge-graph.ts";
import { isName } from "../name-length.ts";
import { readComposedNames } from "./composed-names.ts";
import type { Node, PairReader } from "./pairs.ts";
import { ENGLISH, type Wording, wordings } from "./wordings.ts";

/** What a node is called. */
export interface Names {
  /** Best first; those in English or in no language. */
  readonly labels: readonly string[];
  /** Alternative names, and labels in other languages. */
  readonly aliases: readonly string[];
  readonly description: string | undefined;
  /** True when no predicate leads from the node to its first label: it was made of several, or is another node's. */
  readonly isMade?: boolean;
}

/**
 * The names of every node that has any. A label's language counts before its predicate; equals go by code units. Where
 * no label is stated, one may be made of the given and the family name.
 */
export function readNames(reader: PairReader, vocabulary: Vocabulary): ReadonlyMap<Node, Names> {
  const { languages = ENGLISH } = vocabulary;
  const otherLanguage = 2 * languages.length + 2;
  const labels = onlyNames(wordings(reader, vocabulary.label, languages));
  const aliases = onlyNames(wordings(reader, vocabulary.alias, languages));
  const descriptions = wordings(reader, vocabulary.description, languages);
  const labelsOfNodes = onlyNames(wordingsOfNodes(reader, LABELS_OF_NODES, languages));
  addTo(aliases, onlyNames(wordingsOfNodes(reader, ALIASES_OF_NODES, languages)));
  const composed = readComposedNames(reader, languages);
  const names = new Map<Node, Names>();
  const add = (node: Node): void => {
    if (names.has(node)) return;
    const [full, ...turned] = composed.get(node) ?? [];
    const stated = labels.get(node) ?? [];
    const ofNodes = labelsOfNodes.get(node);
    const found = ranked(ofNodes === undefined ? stated : [...stated, ...ofNodes]);
    const isOwn = (label: Wording): boolean => label.rank < otherLanguage;
    const own = found.every(isOwn) ? found : found.filter(isOwn);
    const kept = own.length > 0 ? own : found.slice(0, 1);
    const foreign = kept.length === found.length ? [] : found.filter((label) => !kept.includes(label));
    const texts = kept.length === 0 && full !== undefined ? [full] : distinct(kept);
    const stillOthers = ranked(aliases.get(node));
    const others = distinct(foreign.length === 0 ? stillOthers : [...stillOthers, ...foreign]);
    const withFull = full === undefined ? others : [...new Set([...others, full, ...turned])];
    names.set(node, {
      labels: texts,
      aliases: withFull.filter((alias) => !texts.includes(alias)),
      description: ranked(descriptions.get(node))[0]?.text,
      ...(stated.length === 0 && texts.length > 0 ? { isMade: true } : {}),
    });
  };
  for (const found of [labels, aliases, descriptions, labelsOfNodes, composed])
    for (const node of found.keys()) add(node);
  return names;
}

/** SKOS-XL, whose names are nodes of their own. */
export const XL = "http://www.w3.org/2008/05/skos-xl#";
const LABELS_OF_NODES = [`${XL}prefLabel`];
const ALIASES_OF_NODES = [`${XL}altLabel`];
const FORM_OF_NODE = `${XL}literalForm`;

/** The literals of names that are nodes. */
function wordingsOfNodes(
  reader: PairReader,
  predicates: readonly string[],
  languages: readonly string[],
): Map<Node, Wording[]> {
  const found = new Map<Node, Wording[]>();
  for (const predicate of predicates) {
    const { subjects, objects } = reader.pairs(predicate);
    if (subjects.length === 0) continue;
    const forms = wordings(reader, [FORM_OF_NODE], languages);
    subjects.forEach((subject, row) => {
      const texts = forms.get(objects[row] ?? "");
      if (texts !== undefined) found.set(subject, [...(found.get(subject) ?? []), ...texts]);
    });
  }
  return found;
}

function addTo(map: Map<Node, Wording[]>, others: ReadonlyMap<Node, Wording[]>): void {
  for (const [node, list] of others) map.set(node, [...(map.get(node) ?? []), ...list]);
}

function onlyNames(found: ReadonlyMap<Node, Wording[]>): Map<Node, Wording[]> {
  const names = new Map<Node, Wording[]>();
  for (const [node, list] of found) {
    const kept = list.every(({ text }) => isName(text)) ? list : list.filter(({ text }) => isName(text));
    if (kept.length > 0) names.set(node, kept);
  }
  return names;
}

function ranked(wordingsOfNode: readonly Wording[] = []): readonly Wording[] {
  if (wordingsOfNode.length < 2) return wordingsOfNode;
  return [...wordingsOfNode].sort((a, b) => a.rank - b.rank || (a.text < b.text ? -1 : 1));
}

function distinct(list: readonly Wording[]): readonly string[] {
  const texts = list.map((wording) => wording.text);
  return texts.length < 2 ? texts : [...new Set(texts)];
}
