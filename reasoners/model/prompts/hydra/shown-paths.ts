import type { Skyline } from "../../../../engine/question/skyline/skyline.ts";
import type { PathShown } from "../../../../engine/query/over-paths/shown-path.ts";
import { cleanText } from "../../../../engine/text/clean-text.ts";
import type { Json } from "../../../../engine/json.ts";

const MOST_CHARACTERS = 360;
const MOST_QUOTES = 2;

/** Paths as a model is shown them: with the sentences that they were read in. */
export function shownPaths(paths: readonly PathShown[]): Json {
  return paths.map(({ id, text, kinds, quotes }) => ({
    id,
    path: cleanText(text, MOST_CHARACTERS),
    from: [...kinds],
    ...(quotes.length === 0
      ? {}
      : { quotes: quotes.slice(0, MOST_QUOTES).map((quote) => cleanText(quote, MOST_CHARACTERS)) }),
  }));
}

/** Sub-questions and facts, bounded. */
export function shownTexts(texts: readonly string[], most: number): Json {
  return texts.slice(0, most).map((text) => cleanText(text, MOST_CHARACTERS));
}

/** The chain in one line: `"Ada Krall" – studied under – ? – lives in – ?place`. */
export function chainOf({ places, relations }: Skyline): string {
  const shown = places.map(({ kind, text }) => {
    const words = cleanText(text, 80);
    return kind === "TOPIC" ? `"${words}"` : kind === "ANSWER" ? `answer(${words})` : words === "" ? "…" : words;
  });
  return shown
    .flatMap((place, index) => {
      const relation = relations[index];
      return relation === undefined ? [place] : [place, `– ${cleanText(relation.text, 80)} –`];
    })
    .join(" ");
}
