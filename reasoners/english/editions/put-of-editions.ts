import lists from "../language/data/edition-words.json" with { type: "json" };
import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import type { Mention } from "../../../engine/sources/knowledge-graph.ts";
import { pluralOf } from "../../../engine/text/plural.ts";
import { DETERMINERS } from "../language/function-words.ts";
import { OF_THINGS } from "../language/question-words.ts";
import { wordSet } from "../language/word-set.ts";
import { lowerOf, type Token } from "../nodes-between/tokens.ts";
import { askingWhen, type AskedOfEditions, beginOf, placeOf, saidOften } from "./asked-of-editions.ts";

/** A question about something that recurs, put as one about any of the times of things of that kind. */
export interface PutOfEditions {
  readonly said: Pick<AnalysisInput, "question" | "mentions">;
  /** Are the times asked for where the question asks when they were, or whether there are any? */
  readonly asks?: "WHEN" | "WHETHER";
  /** What was read into it, as clauses. */
  readonly told: readonly string[];
}

/** Words of the question, a name in it, or the noun for the times. */
type Piece = string | { readonly name: Mention };

/** Of one thing, and of several. */
const OF_SEVERAL: ReadonlyMap<string, string> = new Map([
  ["was", "were"],
  ["is", "are"],
  ["has", "have"],
  ["does", "do"],
]);

/**
 * The ways to put it, the likeliest first.
 * @param noun for one of the times
 */
export function putOfEditions({ name, tokens }: AskedOfEditions, noun: string): readonly PutOfEditions[] {
  const plural = pluralOf(noun);
  const often = saidOften(tokens);
  if (often !== undefined) {
    const at = placeOf(often.tokens, name);
    if (often.asking !== undefined) {
      const rest = withoutName(often.tokens, at);
      return [put(["how many", plural, ...inNumber(rest, isSubject(often.tokens, at) ? 0 : -1)])];
    }
    const before = often.before ?? "";
    const counted = replaced(often.tokens, at, [before, often.isOne === true ? noun : plural]);
    return [put(counted, { told: before.startsWith("at least") ? [`it was read as ${before} times`] : [] })];
  }
  const at = placeOf(tokens, name);
  const begin = beginOf(tokens, at);
  if (OF_THINGS.has(lowerOf(tokens[at - 1])) || isOneOfAll(tokens, at)) return [put(replaced(tokens, at, [noun]))];
  const asking = askingWhen(tokens);
  const behind = tokens.slice(at + 1).filter((token) => !FILLERS.has(lowerOf(token)));
  const verb = OF_SEVERAL.get(lowerOf(tokens[begin - 1]));
  const isPut = verb !== undefined && behind.length > 0;
  // "Was the fair held in Pell", "when was it held there": those that were held there.
  if (isPut && begin === 1) return [put(["which", plural, verb, ...behind.map(pieceOf)], { asks: "WHETHER" })];
  if (isPut && asking > 0 && begin === asking + 1)
    return [put(["which", plural, verb, ...behind.map(pieceOf)], { asks: "WHEN" })];
  const isWhen = asking > 0 && !isSubject(tokens, at);
  const several = replaced(tokens, at, [plural]);
  return [
    ...(isWhen
      ? [put(["which", plural, ...withoutName(tokens, at).slice(asking).map(pieceOf)], { asks: "WHEN" })]
      : []),
    put(isSubject(tokens, at) ? inNumber(several, begin - 1) : several),
    put(replaced(tokens, at, ["the", noun])),
  ];
}

/** Does the question ask no more than when it took place: "when was the first fair", "when was the fair held"? */
export function asksOnlyWhen({ name, tokens }: AskedOfEditions): boolean {
  const at = placeOf(tokens, name);
  const asking = askingWhen(tokens);
  const behind = tokens.slice(at + 1).map((token) => ("word" in token ? token.lower : token.name.text));
  return asking > 0 && beginOf(tokens, at) === asking + 1 && isSubject(tokens, at) && isHeld(behind.join(" "));
}

const FILLERS = wordSet(lists.fillers);
const HELD: ReadonlySet<string> = new Set(lists.held);

function isHeld(behind: string): boolean {
  return behind === "" || HELD.has(behind);
}

/** "Every fair", "no fair": what is said of the number stays. */
function isOneOfAll(tokens: readonly Token[], at: number): boolean {
  return beginOf(tokens, at) === at && DETERMINERS.has(lowerOf(tokens[at - 1]));
}

/** Does a name stand directly behind a verb that speaks of one thing: "was the fair", "has the fair"? */
function isSubject(tokens: readonly Token[], at: number): boolean {
  const before = lowerOf(tokens[beginOf(tokens, at) - 1]);
  return OF_SEVERAL.has(before) || before === "did";
}

function withoutName(tokens: readonly Token[], at: number): readonly Token[] {
  return [...tokens.slice(0, beginOf(tokens, at)), ...tokens.slice(at + 1)];
}

function replaced(tokens: readonly Token[], at: number, by: readonly string[]): readonly Piece[] {
  return [...tokens.slice(0, beginOf(tokens, at)).map(pieceOf), ...by, ...tokens.slice(at + 1).map(pieceOf)];
}

function pieceOf(token: Token): Piece {
  return "name" in token ? { name: token.name } : token.word.text;
}

/** The same with the verb at a place said of several things. */
function inNumber(pieces: readonly (Piece | Token)[], at: number): readonly Piece[] {
  return pieces.map((each, index) => {
    const piece = typeof each === "object" && "word" in each ? pieceOf(each) : each;
    return index === at && typeof piece === "string" ? (OF_SEVERAL.get(piece.toLowerCase()) ?? piece) : piece;
  });
}

function put(
  pieces: readonly Piece[],
  { told = [], ...asks }: Partial<Pick<PutOfEditions, "asks" | "told">> = {},
): PutOfEditions {
  let question = "";
  const mentions: Mention[] = [];
  for (const piece of pieces) {
    const text = typeof piece === "string" ? piece : piece.name.text;
    if (text === "") continue;
    if (question !== "" && !/^['’]/u.test(text)) question += " ";
    if (typeof piece !== "string")
      mentions.push({ ...piece.name, start: question.length, end: question.length + text.length });
    question += text;
  }
  return { said: { question, mentions }, ...asks, told };
}
