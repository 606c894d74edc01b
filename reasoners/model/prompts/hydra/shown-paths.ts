import type { CalledOtherwise } from "../../../../engine/query/over-paths/called-otherwise.ts";
import type { Skyline } from "../../../../engine/question/skyline/skyline.ts";
import type { PathShown } from "../../../../engine/query/over-paths/shown-path.ts";
import { cleanText } from "../../../../engine/text/clean-text.ts";
import type { Json } from "../../../../engine/json.ts";

const MOST_CHARACTERS = 360;
const MOST_QUOTES = 2;
const MOST_NAMES = 6;
const MOST_OF_RELATION = 120;
const MOST_TOLD = 200;

/** How paths are written, for all prompts that show some. */
export const HOW_PATHS_READ = `A path is steps of facts, "A – relation → B" where A is the subject and "A ← relation – B" where B is. {B, C} is a set: the step holds for each of it; {A: B, D: C} tells which leads to which. Behind what a step leads to stands when that is so, where a graph says: "(1989–2019)", "(2019–now)" for what has not ended, "(in 2015)"; what has no dates may hold at any time.`;

/** What is said of where paths stand, and of names. */
export const WHERE_PATHS_STAND = `A path without "from" stands in a graph (KG); else "from" tells the kinds of its sources, and "quotes" are the sentences that it was read in. "names", where given, are what the question calls ("asked") otherwise than the paths do ("found").`;

/** What is said of facts that would tell, where a chain is shown. */
export const WHAT_WOULD_TELL = `"wouldTell", where given, is what would decide the question, in the words of a reader that could not put it as a query; the chain is then its words alone.`;

/** Paths as a model is shown them: with the sentences that they were read in. */
export function shownPaths(paths: readonly PathShown[]): readonly Json[] {
  return paths.map(({ id, text, kinds, quotes }) => ({
    id,
    path: cleanText(text, MOST_CHARACTERS),
    ...(kinds.every((kind) => kind === "KG") ? {} : { from: [...kinds] }),
    ...(quotes.length === 0
      ? {}
      : { quotes: quotes.slice(0, MOST_QUOTES).map((quote) => cleanText(quote, MOST_CHARACTERS)) }),
  }));
}

/** What the question calls otherwise than paths do; nothing where there is none. */
export function shownNames(names: readonly CalledOtherwise[]): { readonly names?: Json } {
  if (names.length === 0) return {};
  return {
    names: names
      .slice(0, MOST_NAMES)
      .map(({ asked, found }) => ({ asked: cleanText(asked, 100), found: cleanText(found, 100) })),
  };
}

/** Sub-questions that say more than the question does, bounded; nothing where there are none. */
export function shownSubQuestions(subQuestions: readonly string[], question: string): { readonly subQuestions?: Json } {
  const others = subQuestions.filter((each) => each.trim() !== question.trim());
  return others.length === 0 ? {} : { subQuestions: shownTexts(others, 8) };
}

/** Sub-questions and facts, bounded. */
export function shownTexts(texts: readonly string[], most: number): Json {
  return texts.slice(0, most).map((text) => cleanText(text, MOST_CHARACTERS));
}

/** The chain, and which facts would tell, where the question could not be read. */
export function shownChain(skyline: Skyline): { readonly chain: Json; readonly wouldTell?: Json } {
  const wouldTell = skyline.relations.find(({ said }) => said !== undefined)?.text;
  return {
    chain: chainOf(skyline),
    ...(wouldTell === undefined ? {} : { wouldTell: cleanText(wouldTell, MOST_TOLD) }),
  };
}

/** The chain in one line: `"Ada Krall" – studied under – ? – lives in – ?place`. */
function chainOf({ places, relations }: Skyline): string {
  const shown = places.map(({ kind, text }) => {
    const words = cleanText(text, 80);
    return kind === "TOPIC" ? `"${words}"` : kind === "ANSWER" ? `answer(${words})` : words === "" ? "…" : words;
  });
  return shown
    .flatMap((place, index) => {
      const relation = relations[index];
      return relation === undefined
        ? [place]
        : [place, `– ${cleanText(relation.said ?? relation.text, MOST_OF_RELATION)} –`];
    })
    .join(" ");
}
