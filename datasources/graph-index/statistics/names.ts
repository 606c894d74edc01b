import type { Vocabulary } from "../../../engine/sources/knowledge-graph.ts";
import { boundedLiteral } from "../../select/bounded-term.ts";
import { isName } from "../name-length.ts";
import { type Node, type PairReader, termOf } from "./pairs.ts";

/** What a node is called. */
export interface Names {
  /** Best first; those in English or in no language. */
  readonly labels: readonly string[];
  /** Alternative names, and labels in other languages. */
  readonly aliases: readonly string[];
  readonly description: string | undefined;
}

interface Wording {
  readonly text: string;
  readonly rank: number;
}

/** A language's place among those wanted: English, a variety of it, "multiple languages", none, any other. */
export function languageRank(language: string | undefined): number {
  if (language === "en") return 0;
  if (language === undefined) return 3;
  if (language.startsWith("en-")) return 1;
  return language === "mul" ? 2 : 4;
}

const OTHER_LANGUAGE = 4;

/** The names of every node that has any. A label's language counts before its predicate; equals go by code units. */
export function readNames(reader: PairReader, vocabulary: Vocabulary): ReadonlyMap<Node, Names> {
  const labels = onlyNames(wordings(reader, vocabulary.label));
  const aliases = onlyNames(wordings(reader, vocabulary.alias));
  const descriptions = wordings(reader, vocabulary.description);
  const names = new Map<Node, Names>();
  for (const node of new Set([...labels.keys(), ...aliases.keys(), ...descriptions.keys()])) {
    const found = ranked(labels.get(node));
    const own = found.filter((label) => label.rank < OTHER_LANGUAGE);
    const kept = own.length > 0 ? own : found.slice(0, 1);
    const foreign = found.filter((label) => !kept.includes(label));
    const texts = distinct(kept);
    names.set(node, {
      labels: texts,
      aliases: distinct([...ranked(aliases.get(node)), ...foreign]).filter((alias) => !texts.includes(alias)),
      description: ranked(descriptions.get(node))[0]?.text,
    });
  }
  return names;
}

function onlyNames(found: ReadonlyMap<Node, Wording[]>): ReadonlyMap<Node, Wording[]> {
  return new Map(
    [...found].flatMap(([node, list]) => {
      const names = list.filter(({ text }) => isName(text));
      return names.length === 0 ? [] : [[node, names] as const];
    }),
  );
}

function wordings(reader: PairReader, predicates: readonly string[]): ReadonlyMap<Node, Wording[]> {
  const found = new Map<Node, Wording[]>();
  predicates.forEach((predicate, place) => {
    const { subjects, objects } = reader.pairs(predicate);
    subjects.forEach((subject, row) => {
      const term = termOf(objects[row] ?? "");
      const text = term?.kind === "literal" ? boundedLiteral(term.lexical.trim()).lexical : "";
      if (text === "" || term?.kind !== "literal") return;
      const wording = { text, rank: languageRank(term.language) + place / (predicates.length + 1) };
      const list = found.get(subject);
      if (list === undefined) found.set(subject, [wording]);
      else list.push(wording);
    });
  });
  return found;
}

function ranked(wordingsOfNode: readonly Wording[] = []): readonly Wording[] {
  return [...wordingsOfNode].sort((a, b) => a.rank - b.rank || (a.text < b.text ? -1 : 1));
}

function distinct(list: readonly Wording[]): readonly string[] {
  return [...new Set(list.map((wording) => wording.text))];
}
