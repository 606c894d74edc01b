import { normalise } from "../../engine/text/normalise.ts";
import { type Token, tokens } from "../../engine/text/tokens.ts";
import { searchTerm } from "./search-terms.ts";

/** Names of one text that are kept, and words of one of them. */
const MOST_NAMES = 64;
const MOST_WORDS = 8;
/** Words that stand within names: "Duke of York", "Ludwig van Beethoven". */
const WITHIN: ReadonlySet<string> = new Set(
  "of the and de la le du des da do dos del di van von der den zu al el bin ibn for".split(" "),
);
const CAPITAL = /^\p{Lu}/u;
const DIGIT = /^\p{Nd}/u;
/** What stands between the words of one name, ends of sentences apart. */
const JOINED = /^(?:[ \u00a0-]|\. ?|['’] ?)$/u;

/**
 * What a text writes as names, as names are compared, each once: runs of capitalised words, with numbers behind them
 * and little words between them. A rough net: the first word of a sentence is in it where it is no stop word, and
 * scripts without capitals have none.
 */
export function namesInText(text: string): readonly string[] {
  const names = new Set<string>();
  let run: Token[] = [];
  const end = (): void => {
    const name = nameOf(run, text);
    if (name !== undefined && names.size < MOST_NAMES) names.add(name);
    run = [];
  };
  for (const token of tokens(text)) {
    const last = run.at(-1);
    if (last !== undefined && !isJoined(last, token, text)) end();
    if (run.length === MOST_WORDS) end();
    const goesOn = run.length > 0 && (DIGIT.test(token.text) || WITHIN.has(token.text.toLowerCase()));
    if (CAPITAL.test(token.text) || goesOn) run.push(token);
    else end();
  }
  end();
  return [...names];
}

/** A point belongs to a name behind an initial or an abbreviation only. */
function isJoined(last: Token, next: Token, text: string): boolean {
  const gap = text.slice(last.end, next.start);
  return JOINED.test(gap) && (!gap.startsWith(".") || last.text.length <= 2);
}

function nameOf(run: readonly Token[], text: string): string | undefined {
  // "The", "In" and "His" begin sentences, and little words lead from one name to another.
  const first = run.findIndex((token) => CAPITAL.test(token.text) && searchTerm(token.text) !== null);
  const last = run.findLast((token) => !WITHIN.has(token.text.toLowerCase()));
  const start = run[first]?.start;
  if (start === undefined || last === undefined || last.start < start) return undefined;
  const name = normalise(text.slice(start, last.end));
  return name.length > 2 ? name : undefined;
}
