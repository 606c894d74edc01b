import lists from "../../../english/language/data/several.json" with { type: "json" };
import type { AnalysisInput, QuestionPart, SpokenOf } from "../../../../engine/question/analysis.ts";
import type { Form } from "../../../../engine/question/form/logical-form.ts";
import { mapForm } from "../../../../engine/question/form/walk.ts";
import { answerNeededBy } from "../../../../engine/question/form/several-form.ts";
import { withoutItself } from "../../../../engine/question/form/without-itself.ts";
import { cleanText } from "../../../../engine/text/clean-text.ts";
import { isFunctionWord } from "../../../english/language/function-words.ts";
import { wordSet } from "../../../english/language/word-set.ts";
import { wordsOf } from "../../../english/language/words.ts";
import { accountOf, type Objection } from "../../accounting/account.ts";
import type { ConvertedPart } from "./form-of-steps.ts";

/** The parts that a model read, or why they are not taken. */
export type ReadParts = { readonly parts: readonly QuestionPart[] } | { readonly objection: Objection };

const PRONOUNS = wordSet([...lists.he, ...lists.she, ...lists.it, ...lists.they, ...lists.there]);
const UNSAID = wordSet([...lists.joiners, ...lists.imperatives]);
const MOST_CHARACTERS = 80;
const PARTS_SAY_ALL = `Let the "words" of the parts together hold all words of the question. Or give no readings.`;

/**
 * Holds each part that a model read to its words, and the question's words to those of the parts: what it says stands
 * in one of them.
 */
export function readParts(converted: readonly ConvertedPart[], score: number, input: AnalysisInput): ReadParts {
  const left = leftOut(converted, input);
  if (left !== undefined)
    return {
      objection: { why: `no part's "words" hold “${cleanText(left, MOST_CHARACTERS)}”`, advice: PARTS_SAY_ALL },
    };
  const parts: QuestionPart[] = [];
  for (const { words, form: written, doubts: granted } of converted) {
    const speaksOf = spokenOf(words, answerNeededBy(written));
    const form = calledAsSaid(
      written,
      speaksOf === undefined ? "" : words.slice(speaksOf.start, speaksOf.end) || words,
    );
    const { objection, doubts: accounted } = accountOf(form, {
      ...input,
      question: words,
      mentions: mentionsIn(words, input),
    });
    if (objection !== undefined) return { objection };
    const doubts = [...accounted, ...granted];
    parts.push({
      question: words,
      ...(speaksOf === undefined ? {} : { speaksOf }),
      readings: [
        {
          form: withoutItself(form, input.catalogue),
          score,
          ...(doubts.length === 0 ? {} : { doubts }),
        },
      ],
    });
  }
  return { parts };
}

/** The first word of the question that stands in none of the parts. */
function leftOut(converted: readonly ConvertedPart[], { question }: AnalysisInput): string | undefined {
  const said = new Set(converted.flatMap(({ words }) => wordsOf(words).map(({ lower }) => lower)));
  return wordsOf(question).find(
    ({ lower }) =>
      !said.has(lower) &&
      /[\p{L}\p{N}]/u.test(lower) &&
      !isFunctionWord(lower) &&
      !PRONOUNS.has(lower) &&
      !UNSAID.has(lower),
  )?.text;
}

/** The names of the question, where they stand in a part. */
function mentionsIn(words: string, { mentions }: AnalysisInput): AnalysisInput["mentions"] {
  const lower = words.toLowerCase();
  return mentions.flatMap((mention) => {
    const start = lower.indexOf(mention.text.toLowerCase());
    return start < 0 ? [] : [{ ...mention, start, end: start + mention.text.length }];
  });
}

/** What stands for an earlier part's answer, by the word that the question has for it. */
function calledAsSaid(form: Form, text: string): Form {
  return mapForm(form, (node) => (node.kind === "mention" && node.answerOf !== undefined ? { ...node, text } : node));
}

/** Where a part speaks of an earlier part's answer: at its pronoun; nowhere in particular where it has none. */
function spokenOf(words: string, part: number | undefined): SpokenOf | undefined {
  if (part === undefined) return undefined;
  const pronoun = wordsOf(words).find(({ lower }) => PRONOUNS.has(lower));
  if (pronoun === undefined) return { part, start: words.length, end: words.length };
  const owns = wordSet(lists.owning).has(pronoun.lower);
  return { part, start: pronoun.start, end: pronoun.end, ...(owns ? { owns } : {}) };
}
