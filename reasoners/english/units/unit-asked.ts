import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { knownUnit } from "../../../engine/values/unit.ts";
import { BE, DETERMINERS, DO, isFunctionWord, MARKS } from "../language/function-words.ts";
import { gradedAdjective } from "../language/adjectives.ts";
import { phraseText, type Word, wordsOf } from "../language/words.ts";
import { type Piece, reworded } from "../plain-question/pieces.ts";
import { unitsIn, unitsMeant } from "./units-of-relations.ts";

/** A question without the unit in which it asks for a number. */
export interface UnitAsked {
  readonly input: AnalysisInput;
  /** What the unit may be, by one name each. */
  readonly units: readonly string[];
}

const MOST_WORDS_OF_A_UNIT = 3;
/** "Expressed in euros", "measured in metres". */
const TELLING: ReadonlySet<string> = new Set(["expressed", "measured", "given", "counted", "stated", "calculated"]);
/** "How many days does the N of E last": verbs that say of a number no more than that it is so. */
const AMOUNTING: readonly string[] = [
  ...["last", "take", "measure", "make", "come to", "amount to", "run to", "cover", "have", "equal", "total"],
];

/**
 * "What is the height of E in metres" as "what is the height of E", "how many days does the N of E last" as "what is
 * the N of E": what is found then must be told in that unit. Undefined where no unit is asked for.
 */
export function unitAsked(input: AnalysisInput): UnitAsked | undefined {
  const words = wordsOf(input.question);
  const said = behindIn(words, input) ?? counted(words, input) ?? atTheEnd(words, input);
  if (said === undefined) return undefined;
  const { text, moved } = reworded(input.question, words, said.pieces);
  const mentions = input.mentions.flatMap((mention) => {
    const place = moved(mention.start, mention.end);
    return place === undefined ? [] : [{ ...mention, ...place }];
  });
  return { input: { ...input, question: text, mentions }, units: said.units };
}

interface Said {
  readonly pieces: readonly Piece[];
  readonly units: readonly string[];
}

/** "In euros", "(expressed) in square metres", wherever it stands. */
function behindIn(words: readonly Word[], input: AnalysisInput): Said | undefined {
  for (const [at, { lower }] of words.entries()) {
    if (lower !== "in") continue;
    const unit = unitAt(words, at + 1, input);
    if (unit === undefined) continue;
    let from = TELLING.has(words[at - 1]?.lower ?? "") ? at - 1 : at;
    if (words[from - 1]?.lower === ",") from -= 1;
    // "In euros, what is the fee": the comma only parts it from the question.
    const to = words[unit.to]?.lower === "," ? unit.to + 1 : unit.to;
    const pieces: readonly Piece[] = [
      { from: 0, to: from },
      { from: to, to: words.length },
    ];
    return { pieces, units: unit.units };
  }
  return undefined;
}

/** "How many metres long is E", "how many days was the N of E", "how many days does the N of E last". */
function counted(words: readonly Word[], input: AnalysisInput): Said | undefined {
  const how = words.findIndex(({ lower }, at) => lower === "how" && words[at + 1]?.lower === "many");
  const unit = how < 0 ? undefined : unitAt(words, how + 2, input);
  if (unit === undefined) return undefined;
  const { to, units } = unit;
  const lower = (at: number): string => words[at]?.lower ?? "";
  let end = words.length;
  while (end > to && MARKS.has(lower(end - 1))) end -= 1;
  const ahead: Piece = { from: 0, to: how };
  if (gradedAdjective(lower(to))?.degree === "base" && BE.has(lower(to + 1)))
    return { pieces: [ahead, { from: how, to: how + 1 }, { from: to, to: end }], units };
  if (BE.has(lower(to)) && DETERMINERS.has(lower(to + 1)))
    return { pieces: [ahead, { said: "what" }, { from: to, to: end }], units };
  const verb = DO.has(lower(to)) ? AMOUNTING.find((phrase) => endsIn(words, end, phrase)) : undefined;
  if (verb === undefined) return undefined;
  const rest: Piece = { from: to + 1, to: end - verb.split(" ").length };
  return { pieces: [ahead, { said: lower(to) === "did" ? "what was" : "what is" }, rest], units };
}

/** "E height feet", as telegrams say it. */
function atTheEnd(words: readonly Word[], input: AnalysisInput): Said | undefined {
  let end = words.length;
  while (end > 0 && MARKS.has(words[end - 1]?.lower ?? "")) end -= 1;
  for (let length = MOST_WORDS_OF_A_UNIT; length > 0; length -= 1) {
    const at = end - length;
    const before = words[at - 1];
    // "More than 200 feet" is no unit to tell something in.
    if (before === undefined || isFunctionWord(before.lower) || /\d/u.test(before.lower)) continue;
    const unit = unitAt(words, at, input);
    if (unit?.to === end) return { pieces: [{ from: 0, to: at }], units: unit.units };
  }
  return undefined;
}

function endsIn(words: readonly Word[], end: number, phrase: string): boolean {
  const each = phrase.split(" ");
  return each.every((lower, index) => words[end - each.length + index]?.lower === lower);
}

/** Words for a unit, which stand in no name: one that is known, or that this graph states numbers in. */
export function unitAt(
  words: readonly Word[],
  from: number,
  { mentions, catalogue }: AnalysisInput,
): { readonly units: readonly string[]; readonly to: number } | undefined {
  for (let length = MOST_WORDS_OF_A_UNIT; length > 0; length -= 1) {
    const said = words.slice(from, from + length);
    const [first, last] = [said[0], said.at(-1)];
    if (said.length < length || first === undefined || last === undefined || isFunctionWord(first.lower)) continue;
    const text = phraseText(said).toLowerCase();
    const units = unitsMeant(text);
    const isUnit = knownUnit(text) !== undefined || units.some((unit) => unitsIn(catalogue).has(unit));
    // "In m" may begin anything.
    if (!isUnit || /^\p{L}$/u.test(text)) continue;
    if (mentions.some(({ start, end }) => start < last.end && first.start < end && end - start > text.length)) continue;
    return { units, to: from + length };
  }
  return undefined;
}
