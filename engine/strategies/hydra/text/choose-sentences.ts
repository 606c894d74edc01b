import { TEXT_BOUNDS } from "./bounds.ts";
import type { FoundPassage } from "./passages.ts";

/** A passage cut into sentences, each with its likeness to the skyline. */
export interface RankedParagraph {
  readonly passage: FoundPassage;
  /** Whether the passage or its title names a topic entity. */
  readonly holdsTopic: boolean;
  readonly sentences: readonly RankedSentence[];
}

interface RankedSentence {
  readonly text: string;
  /** Where it begins in the passage. */
  readonly start: number;
  /** cos(h(I), h(sentence)), 0–1. */
  readonly score: number;
  /** Whether the sentence itself names a topic entity; false when absent. */
  readonly namesTopic?: boolean;
}

/** A passage with those of its sentences that are read. */
export interface Paragraph extends FoundPassage {
  /** `p1`, unique within one choice. */
  readonly id: string;
  /** In their order. Never empty. */
  readonly sentences: readonly ChosenSentence[];
}

export interface ChosenSentence extends RankedSentence {
  /** `s1`, unique within one choice. */
  readonly id: string;
}

/** A sentence with the place where it stands among all. */
interface Place {
  readonly paragraph: number;
  readonly sentence: number;
  readonly score: number;
}

/**
 * The sentences that are read (Hydra, section 3.2): the best of each paragraph that names a topic entity, and the best
 * `perPage` of each page that names one and of as many others; then what stands beside these and names one itself, as
 * other words for the same may, until the bounds are reached (ours). The whole paragraph goes with a sentence, so
 * that its pronouns can be understood. The order of the paragraphs given breaks ties.
 */
export function chooseSentences(paragraphs: readonly RankedParagraph[], perPage: number): readonly Paragraph[] {
  const ranked = paragraphs
    .flatMap(({ sentences }, paragraph) =>
      sentences.map(({ score }, sentence): Place => ({ paragraph, sentence, score })),
    )
    .sort((a, b) => b.score - a.score || a.paragraph - b.paragraph || a.sentence - b.sentence);
  const pages = pagesRead(ranked, paragraphs, perPage);
  const all = ranked.filter(({ paragraph }) => pages.has(pageOf(paragraphs[paragraph])));
  const ofTopics = firstOfEach(all, ({ paragraph }) => paragraph, 1)
    .filter(({ paragraph }) => paragraphs[paragraph]?.holdsTopic === true)
    .slice(0, TEXT_BOUNDS.topicParagraphs);
  const ofPages = firstOfEach(all, ({ paragraph }) => pageOf(paragraphs[paragraph]), perPage);
  const first = [...ofTopics, ...ofPages];
  const taken = new Set(first.map(({ paragraph }) => paragraph));
  const beside = all.filter(
    ({ paragraph, sentence }) =>
      taken.has(paragraph) && paragraphs[paragraph]?.sentences[sentence]?.namesTopic === true,
  );
  return numbered(withinBounds([...first, ...beside]), paragraphs);
}

/** The pages that name a topic entity, and the best of the others: any search finds something. */
function pagesRead(
  ranked: readonly Place[],
  paragraphs: readonly RankedParagraph[],
  most: number,
): ReadonlySet<string> {
  const topical = new Set(paragraphs.filter(({ holdsTopic }) => holdsTopic).map(pageOf));
  const others = ranked.map(({ paragraph }) => pageOf(paragraphs[paragraph])).filter((page) => !topical.has(page));
  return new Set([...topical, ...[...new Set(others)].slice(0, most)]);
}

/** The first so many of each group, in their order. */
function firstOfEach(places: readonly Place[], groupOf: (place: Place) => unknown, most: number): readonly Place[] {
  const taken = new Map<unknown, number>();
  return places.filter((place) => {
    const group = groupOf(place);
    const count = taken.get(group) ?? 0;
    taken.set(group, count + 1);
    return count < most;
  });
}

function pageOf(paragraph: RankedParagraph | undefined): string {
  return JSON.stringify([paragraph?.passage.citation.source, paragraph?.passage.page]);
}

/** Sentences by paragraph, the paragraphs in the order in which they were taken. */
function withinBounds(places: readonly Place[]): ReadonlyMap<number, ReadonlySet<number>> {
  const taken = new Map<number, Set<number>>();
  let count = 0;
  for (const { paragraph, sentence } of places) {
    if (count >= TEXT_BOUNDS.sentences) break;
    const known = taken.get(paragraph);
    if (known?.has(sentence) === true) continue;
    if (known === undefined && taken.size >= TEXT_BOUNDS.paragraphs) continue;
    if (known === undefined) taken.set(paragraph, new Set([sentence]));
    else known.add(sentence);
    count += 1;
  }
  return taken;
}

function numbered(
  taken: ReadonlyMap<number, ReadonlySet<number>>,
  paragraphs: readonly RankedParagraph[],
): readonly Paragraph[] {
  let count = 0;
  return [...taken].flatMap(([index, chosen], place): Paragraph[] => {
    const paragraph = paragraphs[index];
    if (paragraph === undefined) return [];
    const sentences = paragraph.sentences
      .filter((_, sentence) => chosen.has(sentence))
      .map((sentence) => ({ ...sentence, id: `s${(count += 1)}` }));
    return [{ ...paragraph.passage, id: `p${place + 1}`, sentences }];
  });
}
