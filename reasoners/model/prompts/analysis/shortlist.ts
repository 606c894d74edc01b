import { createHash } from "node:crypto";
import type { AnalysisInput } from "../../../../engine/question/analysis.ts";
import type { Catalogue, ClassEntry, Mention, RelationEntry } from "../../../../engine/sources/knowledge-graph.ts";
import { normalise } from "../../../../engine/text/normalise.ts";
import { lexicalIndex, type LexicalIndex } from "../../lexical-index.ts";
import { type ShownMention, withDoubtful } from "./doubtful-names.ts";
import { wordsOfQuestion } from "./words-of-question.ts";

/** What a model is shown of a graph, whatever its size. */
const SHORTLIST = Object.freeze({
  /** A graph that has no more of them is shown as a whole: a question may mean one by words that none of them has. */
  wholeRelations: 128,
  wholeClasses: 60,
  relations: 56,
  /** Of them, those that share words with the question, as long as they are not far behind the nearest. */
  relationsByWords: 36,
  leastLikeness: 0.1,
  /** Of them, those that the things named have, by their classes. */
  relationsByClass: 12,
  /** Where these are fewer, the most frequent are shown besides: a question may mean one by words of its own. */
  fewRelations: 44,
  classes: 20,
  classesByWords: 14,
  mentions: 16,
  candidates: 5,
} as const);

/** A word of a relation's description says less of it than one of its names. */
const DESCRIPTION_WEIGHT = 0.4;

/** What of the graph may be meant: referred to by ids that are good for one request. */
export interface Shortlist {
  readonly relations: readonly RelationEntry[];
  readonly classes: readonly ClassEntry[];
  readonly mentions: readonly ShownMention[];
  /** How many relations of the graph are not among them. */
  readonly relationsLeftOut: number;
}

interface Indices {
  readonly names: LexicalIndex;
  readonly descriptions: LexicalIndex;
  readonly classes: LexicalIndex;
}

/** Indexing thousands of names takes most of a second, and a catalogue that was stored is another object each time. */
const indices = new Map<string, Indices>();
const MOST_INDICES = 4;

export function shortlist({ question, mentions, catalogue }: AnalysisInput): Shortlist {
  const shown = withDoubtful(chooseMentions(mentions), question);
  // In their own order, so that requests begin alike: servers keep what they have read of a beginning.
  const whole = {
    relations: catalogue.relations.length <= SHORTLIST.wholeRelations ? catalogue.relations : undefined,
    classes: catalogue.classes.length <= SHORTLIST.wholeClasses ? catalogue.classes : undefined,
  };
  if (whole.relations !== undefined && whole.classes !== undefined)
    return { relations: whole.relations, classes: whole.classes, mentions: shown, relationsLeftOut: 0 };
  const known = indicesOf(catalogue);
  const types = new Set(shown.flatMap(({ candidates }) => candidates.flatMap((candidate) => candidate.types)));
  const byCount = (a: { count: number }, b: { count: number }): number => b.count - a.count;
  const words = wordsOfQuestion(question);
  const descriptions = known.descriptions.score(words);
  const likeness = known.names
    .score(words)
    .map((score, index) => score + DESCRIPTION_WEIGHT * (descriptions[index] ?? 0));
  const touching = catalogue.relations.filter(({ subjectClasses, objectClasses }) =>
    [...subjectClasses, ...objectClasses].some((iri) => types.has(iri)),
  );
  const named = relationsNamed(catalogue, question);
  const near = ranked(catalogue.relations, likeness, SHORTLIST.leastLikeness);
  const chosen = taken(SHORTLIST.relations, [
    named,
    near.slice(0, SHORTLIST.relationsByWords),
    touching.sort(byCount).slice(0, SHORTLIST.relationsByClass),
  ]);
  const some = taken(Math.max(chosen.length, SHORTLIST.fewRelations), [chosen, [...catalogue.relations].sort(byCount)]);
  const relations = whole.relations ?? some;
  const ends = new Set(
    relations.flatMap(({ subjectClasses, objectClasses }) => [
      ...subjectClasses.slice(0, 1),
      ...objectClasses.slice(0, 1),
    ]),
  );
  const classes =
    whole.classes ??
    taken(SHORTLIST.classes, [
      ranked(catalogue.classes, known.classes.score(question)).slice(0, SHORTLIST.classesByWords),
      catalogue.classes.filter(({ iri }) => ends.has(iri)).sort(byCount),
    ]);
  return { relations, classes, mentions: shown, relationsLeftOut: catalogue.relations.length - relations.length };
}

/** Relations of which the question has a whole name: whatever else is left out, they are not. */
function relationsNamed({ relations }: Catalogue, question: string): readonly RelationEntry[] {
  const words = ` ${normalise(question)} `;
  return relations.filter(({ label, aliases }) =>
    [label, ...aliases].some((name) => normalise(name) !== "" && words.includes(` ${normalise(name)} `)),
  );
}

function indicesOf(catalogue: Catalogue): Indices {
  const key = digest(catalogue);
  const known = indices.get(key);
  const found: Indices = known ?? {
    names: indexOfNames(catalogue.relations),
    descriptions: lexicalIndex(catalogue.relations.map(({ description }) => description ?? "")),
    classes: indexOfNames(catalogue.classes),
  };
  // Put last again, so that the first is the one not used for longest.
  indices.delete(key);
  indices.set(key, found);
  for (const oldest of indices.keys()) if (indices.size > MOST_INDICES) indices.delete(oldest);
  return found;
}

/** Equal for catalogues that say the same: graphs change seldom, and all of it when they do. */
function digest({ relations, classes }: Catalogue): string {
  const hash = createHash("sha256");
  for (const { iri, label, aliases, description } of relations)
    hash.update(`${iri}\n${label}\n${aliases.join("\n")}\n${description ?? ""}\n`);
  for (const { iri, label, aliases } of classes) hash.update(`${iri}\n${label}\n${aliases.join("\n")}\n`);
  return hash.digest("hex");
}

/** What goes by several names is as near as the nearest of them: it is not to suffer from having many. */
function indexOfNames(
  entries: readonly { readonly label: string; readonly aliases: readonly string[] }[],
): LexicalIndex {
  const names = entries.flatMap(({ label, aliases }, entry) => [label, ...aliases].map((name) => ({ name, entry })));
  const index = lexicalIndex(names.map(({ name }) => name));
  return {
    score(query) {
      const best = new Float64Array(entries.length);
      for (const [at, score] of index.score(query).entries()) {
        const { entry } = names[at] ?? { entry: 0 };
        best[entry] = Math.max(best[entry] ?? 0, score);
      }
      return best;
    },
  };
}

/** @param least Share of the best score below which an entry is as good as unlike */
function ranked<T>(entries: readonly T[], scores: Float64Array, least = 0): readonly T[] {
  const best = scores.reduce((most, score) => Math.max(most, score), 0);
  return entries
    .map((entry, index) => ({ entry, score: scores[index] ?? 0 }))
    .filter(({ score }) => score > 0 && score >= best * least)
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
}

/** Entries of the lists, earlier lists first, each once. */
function taken<T>(most: number, lists: readonly (readonly T[])[]): readonly T[] {
  return [...new Set(lists.flat())].slice(0, most);
}

/** Longer spans first, so that shorter ones within them are left out first; then in the order of the question. */
function chooseMentions(mentions: readonly Mention[]): readonly Mention[] {
  const score = ({ candidates }: Mention): number => candidates[0]?.score ?? 0;
  return [...mentions]
    .sort((a, b) => b.end - b.start - (a.end - a.start) || score(b) - score(a) || a.start - b.start)
    .slice(0, SHORTLIST.mentions)
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .map((mention) => ({ ...mention, candidates: mention.candidates.slice(0, SHORTLIST.candidates) }));
}
