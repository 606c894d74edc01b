import { normalise } from "../../engine/text/normalise.ts";
import type { Token } from "../../engine/text/tokens.ts";
import { isCommonWord } from "./common-words.ts";
import lists from "./words.json" with { type: "json" };

/** Small words that stand inside names: "Alexander the Great", "Ludwig van Beethoven", "Tom and Jerry". */
const CONNECTORS: ReadonlySet<string> = new Set(lists.connecting.flatMap((line) => line.split(" ")));
/** Marks that end a name; a full stop, a hyphen or an apostrophe does not. */
const BREAK = /[^\s.\-'’_]/u;

/**
 * Runs of capitalised words, with the small words between them: what looks like a name. Words of a question's frame
 * ("Which", "Name") do not begin a run.
 */
export function capitalisedRuns(text: string, words: readonly Token[]): readonly (readonly Token[])[] {
  const runs: Token[][] = [];
  let run: Token[] = [];
  let between: Token[] = [];
  const finish = (): void => {
    if (run.length > 0) runs.push(run);
    run = [];
    between = [];
  };
  let end = 0;
  for (const word of words) {
    if (BREAK.test(text.slice(end, word.start))) finish();
    end = word.end;
    if (isCapitalised(word) && (run.length > 0 || !isCommonWord(normalise(word.text)))) {
      run.push(...between, word);
      between = [];
    } else if (run.length > 0 && (word.kind === "POSSESSIVE" || CONNECTORS.has(word.text))) between.push(word);
    else finish();
  }
  finish();
  return runs;
}

/** The parts of a run between its small words: "Titanic and Inception" may be one name or two. */
export function partsOfRun(run: readonly Token[]): readonly (readonly Token[])[] {
  const parts: Token[][] = [[]];
  for (const word of run) {
    if (isCapitalised(word)) parts.at(-1)?.push(word);
    else parts.push([]);
  }
  return parts.filter((part) => part.length > 0);
}

export function isCapitalised(token: Token): boolean {
  return /^\p{Lu}/u.test(token.text);
}
