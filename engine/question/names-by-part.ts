import type { Stage } from "../investigation/stage.ts";
import type { Catalogue, Mention } from "../sources/knowledge-graph.ts";
import { isSmallWord } from "./form/phrases/english-words.ts";
import { normalise } from "../text/normalise.ts";
import { namesWithin, type NamedWithin } from "./names-within.ts";
import { type KnownNames, partsStage } from "./parts-stage.ts";

const BOUNDS = Object.freeze({
  /** A word by which more things than this are called names none of them. */
  thingsOfWord: 6,
  mentions: 8,
  candidates: 4,
} as const);

/**
 * Words of a question by which nothing is called, and which are a part of what something is called: "Anne's" for St
 * Anne's Infirmary. They are for readers that choose by themselves what is meant, and are no names by their spelling.
 */
export function namesByPartStage(text: string, known: KnownNames): Stage<readonly Mention[]> {
  return partsStage({ name: "mentions.byPart", version: 1 }, known, async (named, catalogue, context) => {
    const words = unnamedWords(text, named, catalogue);
    const asked = words.map(({ word }) => word);
    return mentionsOf(text, words, await namesWithin(known.parts.graph, asked, catalogue, context));
  });
}

interface WordPlace {
  /** As it is compared. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/**
 * The words that may be a part of a name: no small ones, none of a name that is known, none that
 * the graph has for what it says.
 */
function unnamedWords(text: string, mentions: readonly Mention[], catalogue: Catalogue): readonly WordPlace[] {
  const named = mentions.filter(({ candidates }) => candidates.some(({ match }) => match !== "FUZZY"));
  const said = new Set(
    [...catalogue.relations, ...catalogue.classes]
      .flatMap(({ label, aliases }) => [label, ...aliases])
      .flatMap((name) => normalise(name).split(" ")),
  );
  return [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.-]*/gu)].flatMap(({ 0: written, index: start }) => {
    const end = start + written.length;
    if (named.some((mention) => mention.start < end && start < mention.end)) return [];
    return (
      normalise(written)
        .split(" ")
        // A year is a part of many dates, and of no name.
        .filter(
          (word) =>
            /\p{L}/u.test(word) &&
            !isSmallWord(word) &&
            !said.has(word) &&
            !said.has(`${word}s`) &&
            !said.has(word.slice(0, -1)),
        )
        .map((word): WordPlace => ({ word, start, end }))
    );
  });
}

/** Words that stand together and name the same things are one mention; what most of them name comes first. */
function mentionsOf(text: string, places: readonly WordPlace[], found: readonly NamedWithin[]): readonly Mention[] {
  const telling = (word: string): boolean => {
    const things = found.filter(({ words }) => words.includes(word)).length;
    return things > 0 && things <= BOUNDS.thingsOfWord;
  };
  const runs: WordPlace[][] = [];
  for (const place of places) {
    const last = runs.at(-1)?.at(-1);
    if (last !== undefined && /^[\s.&-]*$/u.test(text.slice(last.end, place.start))) runs.at(-1)?.push(place);
    else runs.push([place]);
  }
  return runs
    .flatMap((run): Mention[] => {
      const held = ({ words }: NamedWithin): readonly WordPlace[] => run.filter(({ word }) => words.includes(word));
      const named = found
        .filter((each) => held(each).length > 1 || held(each).some(({ word }) => telling(word)))
        .sort((a, b) => held(b).length - held(a).length);
      const most = named[0] === undefined ? [] : held(named[0]);
      const [first, last] = [most[0], most.at(-1)];
      if (first === undefined || last === undefined) return [];
      const best = named.filter((each) => held(each).length === most.length).slice(0, BOUNDS.candidates);
      return [
        {
          text: text.slice(first.start, last.end),
          start: first.start,
          end: last.end,
          candidates: best.map(({ candidate }) => candidate),
        },
      ];
    })
    .slice(0, BOUNDS.mentions);
}
