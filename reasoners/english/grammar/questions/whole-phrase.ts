import type { Form } from "../../../../engine/question/form/logical-form.ts";
import { BE, DETERMINERS, DO, HAVE, isAuxiliary, MARKS, PREPOSITIONS, WH } from "../../language/function-words.ts";
import { endsAsFinite } from "../../language/word-forms.ts";
import { phraseText, type Word } from "../../language/words.ts";
import { QUESTIONS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { type FormParse, parse } from "../parse.ts";
import { OF_DATES, OF_PERSONS, OF_PLACES, OF_REASONS, OF_THINGS, POSSESSIVE } from "../../language/question-words.ts";

const MOST_NAMES = 3;

/**
 * The question as one open relation of one name: "who made the first ascent of E" is { y | y "made the first ascent
 * of" E }. The graph can say nothing of it; documents may say it in just these words.
 */
export function wholePhrases(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const opening = openingOf(grammar, from, to);
  if (opening === undefined) return [];
  return outermostNames(grammar, opening.end, to)
    .slice(0, MOST_NAMES)
    .flatMap(({ start, end }, index) => {
      const name = grammar.mention(start, end);
      // The article before the name is part of the name's phrase.
      const before = DETERMINERS.has(grammar.words[start - 1]?.lower ?? "") ? start - 1 : start;
      const said = [...grammar.words.slice(opening.end, before), ...grammar.words.slice(end, to)];
      // "The city where E was born" is told of by a clause: what is asked of it is nothing that is said of E.
      if (said.some(({ lower }) => WH.has(lower))) return [];
      const words = [...said, ...opening.fronted].filter(isSaid);
      if (name === undefined || words.every((word) => PREPOSITIONS.has(word.lower) || isAuxiliary(word.lower)))
        return [];
      const form: Form = {
        kind: "follow",
        from: name.value,
        relation: { text: phraseText(words), candidates: [] },
        ...(opening.expects === undefined ? {} : { expects: opening.expects }),
      };
      return [parse(form, QUESTIONS.whole + QUESTIONS.wholeName * index + name.cost)];
    });
}

interface Opening {
  /** Where what is said begins, behind the question word, its noun and the auxiliary. */
  readonly end: number;
  readonly expects: string | undefined;
  /** A preposition before the question word, or a question word that says more than "which". */
  readonly fronted: readonly Word[];
}

function openingOf(grammar: Grammar, from: number, to: number): Opening | undefined {
  const words = grammar.words;
  const fronted = PREPOSITIONS.has(words[from]?.lower ?? "") ? words.slice(from, from + 1) : [];
  const at = from + fronted.length;
  const wh = words[at]?.lower ?? "";
  if (!WH.has(wh) || OF_REASONS.has(wh) || POSSESSIVE.has(wh)) return undefined;
  if (wh === "how") return undefined;
  let end = at + 1;
  if (OF_THINGS.has(wh)) while (end < to && end - at <= 4 && isNounOfOpening(grammar, end)) end += 1;
  const noun = phraseText(words.slice(at + 1, end));
  const expects = OF_PERSONS.has(wh)
    ? "person"
    : OF_DATES.has(wh)
      ? "date"
      : OF_PLACES.has(wh)
        ? "place"
        : noun === ""
          ? undefined
          : noun;
  if (DO.has(words[end]?.lower ?? "")) end += 1;
  return { end, expects, fronted: OF_PLACES.has(wh) ? [...fronted, ...words.slice(at, at + 1)] : fronted };
}

/** Common nouns and what belongs to them, up to the verb. */
function isNounOfOpening(grammar: Grammar, at: number): boolean {
  const lower = grammar.words[at]?.lower ?? "";
  const isFirst = WH.has(grammar.words[at - 1]?.lower ?? "");
  return (
    !isAuxiliary(lower) &&
    !PREPOSITIONS.has(lower) &&
    !MARKS.has(lower) &&
    (isFirst || !endsAsFinite(lower)) &&
    grammar.mention(at, at + 1)?.value.kind !== "mention"
  );
}

/** Names that no longer name stands around, the last first: what is asked about mostly stands at the end. */
function outermostNames(
  grammar: Grammar,
  from: number,
  to: number,
): readonly { readonly start: number; readonly end: number }[] {
  const found: { start: number; end: number }[] = [];
  for (let length = to - from; length > 0; length -= 1) {
    for (let start = from; start + length <= to; start += 1) {
      const end = start + length;
      if (found.some((other) => other.start <= start && end <= other.end) || grammar.mention(start, end) === undefined)
        continue;
      if (!grammar.isLowerCase(start, end) && !MARKS.has(grammar.words[start]?.lower ?? "")) found.push({ start, end });
    }
  }
  return found.sort((a, b) => b.start - a.start);
}

function isSaid(word: Word): boolean {
  return (
    !MARKS.has(word.lower) &&
    !DO.has(word.lower) &&
    !(BE.has(word.lower) || HAVE.has(word.lower)) &&
    word.lower !== "'s"
  );
}
