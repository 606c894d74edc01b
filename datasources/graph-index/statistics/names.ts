import type { Vocabulary } from "../../../engine/sources/knowledge-graph.ts";
import { isName } from "../name-length.ts";
import { XL } from "../skos-xl.ts";
import { readComposedNames } from "./composed-names.ts";
import type { Node, PairReader } from "./pairs.ts";
import { eachWording, ENGLISH, rankOfOthers, type Wording, wordings } from "./wordings.ts";

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

/** What is stated of one node. */
interface Stated {
  readonly labels: Wording[];
  readonly aliases: Wording[];
  readonly labelsOfNodes: Wording[];
  description: Wording | undefined;
}

/**
 * The names of every node that has any. A label's language counts before its predicate; equals go by code units. Where
 * no label is stated, one may be made of the given and the family name.
 */
export function readNames(reader: PairReader, vocabulary: Vocabulary): ReadonlyMap<Node, Names> {
  const { languages = ENGLISH } = vocabulary;
  const found = new Map<Node, Stated>();
  const statedOf = (node: Node): Stated => {
    let stated = found.get(node);
    if (stated === undefined)
      found.set(node, (stated = { labels: [], aliases: [], labelsOfNodes: [], description: undefined }));
    return stated;
  };
  const addTo =
    (kind: "labels" | "aliases" | "labelsOfNodes") =>
    (node: Node, wording: Wording): void => {
      if (isName(wording.text)) statedOf(node)[kind].push(wording);
    };
  eachWording(reader, vocabulary.label, languages, addTo("labels"));
  eachWording(reader, vocabulary.alias, languages, addTo("aliases"));
  eachWordingOfNodes(reader, ALIASES_OF_NODES, languages, addTo("aliases"));
  eachWording(reader, vocabulary.description, languages, (node, wording) => {
    const stated = statedOf(node);
    if (stated.description === undefined || byRank(wording, stated.description) < 0) stated.description = wording;
  });
  eachWordingOfNodes(reader, LABELS_OF_NODES, languages, addTo("labelsOfNodes"));
  const composed = readComposedNames(reader, languages);
  for (const node of composed.keys()) statedOf(node);
  const otherLanguage = rankOfOthers(languages);
  const names = new Map<Node, Names>();
  for (const [node, stated] of found) names.set(node, namesOf(stated, composed.get(node), otherLanguage));
  return names;
}

/**
 * @param composed The full name that is made of parts, and how else it is written
 * @param otherLanguage The least rank of languages that are not wanted
 */
function namesOf(stated: Stated, composed: readonly string[] = [], otherLanguage: number): Names {
  const [full, ...turned] = composed;
  const isOwn = (label: Wording): boolean => label.rank < otherLanguage;
  const labels = ranked(
    stated.labelsOfNodes.length === 0 ? stated.labels : [...stated.labels, ...stated.labelsOfNodes],
  );
  const own = labels.every(isOwn) ? labels : labels.filter(isOwn);
  const kept = own.length > 0 ? own : labels.slice(0, 1);
  const foreign = kept.length === labels.length ? [] : labels.filter((label) => !kept.includes(label));
  const texts = kept.length === 0 && full !== undefined ? [full] : distinct(kept);
  const aliases = ranked(stated.aliases);
  const others = distinct(foreign.length === 0 ? aliases : [...aliases, ...foreign]);
  const withFull = full === undefined ? others : [...new Set([...others, full, ...turned])];
  return {
    labels: texts,
    aliases: withFull.filter((alias) => !texts.includes(alias)),
    description: stated.description?.text,
    ...(stated.labels.length === 0 && texts.length > 0 ? { isMade: true } : {}),
  };
}

const LABELS_OF_NODES = [`${XL}prefLabel`];
const ALIASES_OF_NODES = [`${XL}altLabel`];
const FORM_OF_NODE = `${XL}literalForm`;

/** The literals of names that are nodes. */
function eachWordingOfNodes(
  reader: PairReader,
  predicates: readonly string[],
  languages: readonly string[],
  use: (subject: Node, wording: Wording) => void,
): void {
  for (const predicate of predicates) {
    const { subjects, objects } = reader.pairs(predicate);
    if (subjects.length === 0) continue;
    const forms = wordings(reader, [FORM_OF_NODE], languages);
    subjects.forEach((subject, row) => {
      for (const wording of forms.get(objects[row] ?? "") ?? []) use(subject, wording);
    });
  }
}

function ranked(list: readonly Wording[]): readonly Wording[] {
  return list.length < 2 ? list : [...list].sort(byRank);
}

function byRank(a: Wording, b: Wording): number {
  return a.rank - b.rank || (a.text < b.text ? -1 : 1);
}

function distinct(list: readonly Wording[]): readonly string[] {
  const texts = list.map((wording) => wording.text);
  return texts.length < 2 ? texts : [...new Set(texts)];
}
