import lists from "../language/data/several.json" with { type: "json" };
import { MOST_PARTS, type AnalysisInput, type QuestionPart } from "../../../engine/question/analysis.ts";
import { BE, DETERMINERS, isAuxiliary, MARKS, PREPOSITIONS } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import { wordsOf, type Word } from "../language/words.ts";
import { namedInOrder } from "../plain-question/named-in-order.ts";
import { partText, type PartPiece } from "./part-text.ts";
import { QUESTION_WORDS } from "./segments.ts";
import type { ReadOne } from "./several.ts";

const IMPERATIVES = wordSet(lists.imperatives);
const MOST_WORDS_OF_A_ROLE = 4;

interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * The parts of a question that lists what it asks of one name: "the captain, the home port and the length of E", "E's
 * height and population". Undefined where the question is no such list.
 */
export function listedRoles(input: AnalysisInput, readOne: ReadOne): readonly QuestionPart[] | undefined {
  const words = wordsOf(input.question);
  return partsOf(input, words, piecesOf(words, input.mentions), readOne);
}

/** The same of what names one thing, and besides only what is asked of it: "E: founder, seat", "founder, seat E". */
export function rolesInHeadline(input: AnalysisInput, readOne: ReadOne): readonly QuestionPart[] | undefined {
  const words = wordsOf(input.question);
  if (leadOf(words) !== undefined) return undefined;
  return partsOf(input, words, inHeadline(words, input.mentions), readOne);
}

function partsOf(
  input: AnalysisInput,
  words: readonly Word[],
  pieces: readonly (readonly PartPiece[])[] | undefined,
  readOne: ReadOne,
): readonly QuestionPart[] | undefined {
  if (pieces === undefined || pieces.length < 2 || pieces.length > MOST_PARTS) return undefined;
  return pieces.map((each): QuestionPart => {
    const part = partText(input, words, each).input;
    const { readings, reason } = readOne(part);
    return { question: part.question, readings, ...(readings.length === 0 ? { reason } : {}) };
  });
}

function piecesOf(
  words: readonly Word[],
  mentions: AnalysisInput["mentions"],
): readonly (readonly PartPiece[])[] | undefined {
  const end = endOf(words);
  const lead = leadOf(words);
  if (lead === undefined) return undefined;
  const owner = nameEndingBefore(words, lead.to, mentions);
  if (owner !== undefined) {
    const roles = rolesIn(words, owner + 1, end);
    return roles?.map((role) => [lead.piece, { from: lead.to, to: owner + 1 }, role]);
  }
  const of = words.findIndex(({ lower }, at) => at > lead.to && at < end && lower === "of");
  const name = DETERMINERS.has(words[of + 1]?.lower ?? "") ? of + 2 : of + 1;
  if (of < 0 || !isName(words, { from: name, to: end }, mentions)) return undefined;
  return rolesIn(words, lead.to, of)?.map((role) => [lead.piece, role, { from: of, to: end }]);
}

function endOf(words: readonly Word[]): number {
  return words.findLastIndex(({ lower }) => !MARKS.has(lower)) + 1;
}

const MARKED: ReadonlySet<string> = new Set([":", ",", ";"]);

/** "E: founder, seat", "founder, seat: E" and "the founder and seat, E": nothing but a name and what is asked of it. */
function inHeadline(
  words: readonly Word[],
  mentions: AnalysisInput["mentions"],
): readonly (readonly PartPiece[])[] | undefined {
  const end = endOf(words);
  const named = namedInOrder(words, mentions);
  // "E director and year", where something is called "director": beside a name that stands first it is a noun.
  const [name, ...others] = named.filter(({ mention: { text } }, at) => at === 0 || !/^\p{Ll}+$/u.test(text));
  if (name === undefined || others.length > 0) return undefined;
  const isBefore = words.slice(0, name.from).every(({ lower }) => DETERMINERS.has(lower));
  if (!isBefore && name.to !== end) return undefined;
  const marked = isBefore ? words[name.to] : words[name.from - 1];
  const isMarked = MARKED.has(marked?.lower ?? "");
  const span = isBefore
    ? { from: isMarked ? name.to + 1 : name.to, to: end }
    : { from: 0, to: isMarked ? name.from - 1 : name.from };
  const roles = rolesIn(words, span.from, span.to, true);
  return roles?.map((role) => [{ said: "the" }, role, { said: "of" }, { from: name.from, to: name.to }]);
}

/** What stands before the list: "what are", "name", "tell me". */
function leadOf(words: readonly Word[]): { readonly piece: PartPiece; readonly to: number } | undefined {
  const [first, second] = [words[0]?.lower ?? "", words[1]?.lower ?? ""];
  if (QUESTION_WORDS.has(first))
    return (first === "what" || first === "who") && BE.has(second)
      ? { piece: { said: `${first} ${second === "are" ? "is" : second === "were" ? "was" : second}` }, to: 2 }
      : undefined;
  if (!IMPERATIVES.has(first)) return undefined;
  const to = second === "me" || second === "us" ? 2 : 1;
  return { piece: { from: 0, to }, to };
}

/** Where the "'s" of a name stands that begins a list; undefined where none does. */
function nameEndingBefore(
  words: readonly Word[],
  from: number,
  mentions: AnalysisInput["mentions"],
): number | undefined {
  const owner = words.findIndex(({ lower }, at) => at > from && lower === "'s");
  const name = DETERMINERS.has(words[from]?.lower ?? "") ? from + 1 : from;
  return owner > name && isName(words, { from: name, to: owner }, mentions) ? owner : undefined;
}

function isName(words: readonly Word[], { from, to }: Span, mentions: AnalysisInput["mentions"]): boolean {
  const [start, end] = [words[from]?.start ?? -1, words[to - 1]?.end ?? -1];
  return mentions.some((each) => each.start === start && each.end === end);
}

/** The nouns of a list; undefined where something else stands among them. A headline leaves "and" out. */
function rolesIn(words: readonly Word[], from: number, to: number, isHeadline = false): readonly Span[] | undefined {
  const roles: Span[] = [];
  let begins = from;
  let hasAnd = false;
  for (let at = from; at <= to; at += 1) {
    const lower = words[at]?.lower ?? "";
    if (at < to && lower !== "," && lower !== "and") {
      const isOf = isHeadline && lower === "of" && at > begins;
      if ((PREPOSITIONS.has(lower) && !isOf) || isAuxiliary(lower) || QUESTION_WORDS.has(lower) || lower === "or")
        return undefined;
      continue;
    }
    if (at > begins) roles.push({ from: begins, to: at });
    hasAnd ||= at < to && lower === "and";
    begins = at + 1;
  }
  const isList =
    (hasAnd || (isHeadline && roles.length > 1)) && roles.every((role) => role.to - role.from <= MOST_WORDS_OF_A_ROLE);
  return isList ? roles : undefined;
}
