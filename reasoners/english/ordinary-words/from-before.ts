import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { DETERMINERS } from "../language/function-words.ts";
import { wordsOf } from "../language/words.ts";
import { kindsSaid } from "../measured-wordings/asked.ts";
import { MEASURES } from "../measured-wordings/measures.ts";
import { theOne } from "../measured-wordings/the-one.ts";
import { type InOrdinaryWords, withPieces } from "./put-in-words.ts";

const BOUNDS: ReadonlySet<string> = new Set(["before", "after", "since"]);
const YEAR = /^(?:1\d|20)\d\d$/u;
const BEGINNING = MEASURES.find(({ name }) => name === "beginning");
const BE: ReadonlySet<string> = new Set(["are", "were", "is", "was", "date", "dating"]);

/**
 * "Boats from before 1910" as "boats whose year built is before 1910", where the graph tells one date at which such
 * things began. Undefined where it tells none or several, and for other kinds of bounds.
 */
export function fromBefore<T extends AnalysisInput>(input: T): InOrdinaryWords<T> | undefined {
  const words = wordsOf(input.question);
  const lower = (at: number): string => words[at]?.lower ?? "";
  const year = words.findIndex(({ text }, at) => YEAR.test(text) && BOUNDS.has(lower(at - 1)));
  if (year < 2 || BEGINNING === undefined) return undefined;
  const from = lower(year - 2) === "from" ? year - 2 : year - 1;
  const be = from < year - 1 && BE.has(lower(from - 1)) ? from - 1 : from;
  const noun = be - 1;
  // "Which boats did E build before 1910" says what happened then.
  if (noun < 0 || (from === year - 1 && !isAlone(words.slice(0, noun).map((word) => word.lower)))) return undefined;
  const types = kindsSaid(words.slice(noun, be), input.catalogue).map(({ iri }) => iri);
  if (types.length === 0) return undefined;
  const told = theOne(BEGINNING, types, input.catalogue, []);
  if (told === undefined) return undefined;
  const said = words
    .slice(be, year)
    .map(({ text }) => text)
    .join(" ");
  return {
    input: withPieces(input, [
      { from: 0, to: be },
      { said: `whose ${told.noun} is ${lower(year - 1)}` },
      { from: year, to: words.length },
    ]),
    readAs: [],
    doubts: [`“${said}” was read as “${told.noun} ${lower(year - 1)}”, which may not be meant`],
  };
}

/** Nothing but what asks for them stands before the noun. */
function isAlone(lowers: readonly string[]): boolean {
  return lowers.every((lower) => DETERMINERS.has(lower) || ASKING.has(lower));
}

const ASKING: ReadonlySet<string> = new Set(["which", "what", "any", "all", "how", "many"]);
