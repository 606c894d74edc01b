import { type AnalysisInput, type QuestionAnalysis, type Reading } from "../../engine/question/analysis.ts";
import type { Form } from "../../engine/question/form/logical-form.ts";
import { rankedOfEach } from "../../engine/question/form/steps-of-each.ts";
import { nodesOf } from "../../engine/question/form/walk.ts";
import { withoutItself } from "../../engine/question/form/without-itself.ts";
import type { Catalogue } from "../../engine/sources/knowledge-graph.ts";
import { READINGS } from "./weights.ts";
import { withOnlySayers } from "./accounting/only-sayers.ts";
import { uncheckedNouns } from "./accounting/account.ts";
import { checkedByGender } from "./accounting/by-gender.ts";
import { uncheckedSexes, withSexesTold } from "./accounting/gender.ts";
import { nothingTells } from "./accounting/nothing-tells.ts";
import { impliedRelations } from "./accounting/implied-relations.ts";
import { unknownWords } from "./accounting/unknown-words.ts";
import { askedQuestion, type AskedQuestion } from "./accounting/asked-question.ts";
import { doubtsOf } from "./accounting/doubts.ts";
import { Grammar } from "./grammar/grammar.ts";
import { withoutLooseRelations } from "./grammar/loose-relations.ts";
import { costOf, parse, scoreOf, type FormParse } from "./grammar/parse.ts";
import { PHRASES } from "./grammar/phrases.ts";
import { BeyondReading, type Work } from "./grammar/work.ts";
import { QuestionLinks } from "./grammar/question-links.ts";
import { QuestionNames } from "./grammar/question-names.ts";
import { wordOrders } from "./grammar/questions/word-orders.ts";
import { othersThanNamed, withoutOther } from "./grammar/questions/other-members.ts";
import { inTurn, withoutTurn } from "./grammar/order/turns.ts";
import { questions } from "./grammar/questions/question.ts";
import { asStated } from "./grammar/questions/statement.ts";
import { inTense } from "./grammar/time/tense.ts";
import { objectionTo } from "./accounting/rules/rules.ts";
import { joinedByAnd } from "./accounting/rules/joined-by-and.ts";
import { cutsRelationName, cuttingNames } from "./accounting/rules/cut-relation-name.ts";
import { withoutHalfNamed } from "./accounting/rules/named-in-part.ts";
import { takesNameForRelation } from "./accounting/rules/name-as-relation.ts";
import { takesPartOfName } from "./accounting/rules/part-of-a-name.ts";
import { inOneDirection } from "./accounting/rules/one-direction.ts";
import { withoutNamedAnswers } from "./accounting/rules/names-as-answers.ts";
import { statedBeforeCounted } from "./accounting/rules/stated-numbers.ts";
import { withToldGaps } from "./accounting/rules/told-gaps.ts";
import { mayAskWhether } from "./language/asks-whether.ts";
import { notEnglish } from "./language/english.ts";
import { wordsOf, type Word } from "./language/words.ts";
import { whichOfThem } from "./linking/which-of-them.ts";
import { askedKind } from "./linking/asked-kind.ts";
import { asMeant } from "./linking/as-meant.ts";
import { ofOneHead } from "./linking/heads-of-state.ts";
import { kindAsked } from "./linking/kind-asked.ts";
import { withIdentifiers } from "./linking/identifiers.ts";
import { goesOneWay } from "./linking/one-way.ts";
import { overSpans } from "./linking/over-spans.ts";
import { withNumbersForYears } from "./linking/number-or-year.ts";
import { endingAsExpected } from "./linking/expected-ends.ts";
import { UNCLEAR_AND } from "./several/each-of-named.ts";

/** Readings handed on: the graph drops those that it does not support. */
export const MOST_READINGS = 12;
/**
 * What a form costs to be judged by the rules of the accounting, which look through the question: steps, and
 * characters of it to a step.
 */
const STEPS_OF_A_FORM = 4;
const CHARACTERS_PER_STEP = 100;
const BEYOND_READING =
  "The question has so many possible readings that the built-in reasoner can not weigh them all; asked in fewer words, or " +
  "as several questions, it may be understood.";

/** What a question means, but for its keywords. */
export type PlainAnalysis = Omit<QuestionAnalysis, "keywords">;

/** Reads a question by grammar and lexicon in the words and the order in which it is written. */
export function analyseAsWritten(input: AnalysisInput, work: Work): PlainAnalysis {
  const words = wordsOf(input.question);
  const foreign = notEnglish(words, input.question, input.mentions);
  const whether = foreign === undefined ? mayAskWhether(words.map(({ lower }) => lower)) : undefined;
  const refuse = (reason: string): PlainAnalysis => ({
    ...{ readings: [], reason },
    ...(whether === undefined ? {} : { mayAskWhether: whether }),
  });
  if (foreign !== undefined)
    return refuse(`The built-in reasoner reads English questions only, and this one ${foreign}.`);
  if (words.some((word, index) => word.text === "will" && index > 0 && words.length > 2)) {
    return refuse("The question asks about the future, of which the sources hold nothing.");
  }
  try {
    const named = withIdentifiers(words, input.question, input.mentions, input.catalogue);
    const others = formsOfOthers(named, input, work);
    const found = others.length > 0 ? others : [...formsOf(named, input, work), ...formsOfTurns(named, input, work)];
    const asked = askedQuestion(input.question, input.mentions);
    const wanted = askedKind(words, input.catalogue);
    const namedInFull = withoutHalfNamed(words, input.catalogue);
    const cutting = cuttingNames(input.mentions, words, input.catalogue);
    const asReading = (each: FormParse): Reading | undefined => {
      const said = namedInFull(each.value);
      const form = said && asMeant(said, asked, wanted, input);
      const reading = form && forgiven({ ...each, value: form }, wanted, input.catalogue);
      if (reading === undefined || takesPartOfName(reading.form, input.mentions, words)) return undefined;
      if (cutsRelationName(reading.form, cutting)) return undefined;
      if (takesNameForRelation(reading.form, input.mentions, words)) return undefined;
      const joined = joinedByAnd(withOnlySayers(reading.form, asked, input.catalogue), asked, input.catalogue);
      return { ...reading, form: joined.form, ...(joined.isUnclear ? { doubts: [UNCLEAR_AND] } : {}) };
    };
    const readings = bestReadings(found, asReading, asked, input.catalogue, work).flatMap(
      (best): readonly Reading[] => {
        const { form, score } = { ...best, form: whichOfThem(withSexesTold(best.form), words) };
        const sexes = uncheckedSexes(form, asked, input.catalogue);
        const unchecked = [
          ...new Set([...(best.unchecked ?? []), ...uncheckedNouns(form, asked, input.catalogue), ...sexes]),
        ];
        const doubts = [...(best.doubts ?? []), ...doubtsOf(form, asked, input.catalogue)];
        const { untold, likely } = nothingTells(form, asked, sexes, input.catalogue);
        const readAs = [...new Set([...(best.readAs ?? []), ...impliedRelations(form)])];
        const asks = kindAsked(form, asked.words, asked.start, input.catalogue, input.mentions);
        const reading: Reading = {
          ...best,
          form: asStated(
            overSpans(withNumbersForYears(ofOneHead(inTense(form, words)), input.catalogue), input.catalogue),
            words,
            input.mentions,
          ),
          score,
          ...(unchecked.length === 0 ? {} : { unchecked }),
          ...(readAs.length === 0 ? {} : { readAs }),
          ...(untold.length === 0 ? {} : { untold }),
          ...(likely === undefined ? {} : { likely }),
          ...(doubts.length === 0 ? {} : { doubts }),
          ...(asks === undefined ? {} : { asks }),
        };
        return checkedByGender(reading, sexes, input.catalogue);
      },
    );
    const inOrder = statedBeforeCounted(withoutNamedAnswers(withoutLists(readings)), words, input.catalogue);
    if (inOrder.length > 0) return { readings: withToldGaps(inOrder), reason: undefined };
    const objection = objectionToFirst(found, asReading, asked, input.catalogue);
    if (objection !== undefined) return refuse(objection);
  } catch (error) {
    if (error instanceof BeyondReading) return { ...refuse(BEYOND_READING), isBeyond: true };
    throw error;
  }
  const names = [...new Set(input.mentions.map(({ text }) => text))].slice(0, 5).join("”, “");
  const inNames = (at: number): boolean =>
    input.mentions.some(({ start, end }) => start <= (words[at]?.start ?? -1) && (words[at]?.start ?? end) < end);
  const unknown = unknownWords(askedQuestion(input.question), inNames, input.catalogue).slice(0, 5);
  const known =
    unknown.length === 0 ? "" : ` No name, kind or relation of the graph was found for “${unknown.join("”, “")}”.`;
  return refuse(
    input.mentions.length === 0
      ? `No name of the graph was found in it.${known}`
      : `Names found in it: “${names}”.${known}`,
  );
}

/** All ways to read the question, in all orders of its words. */
function formsOf(words: readonly Word[], { mentions, catalogue }: AnalysisInput, work: Work): readonly FormParse[] {
  const found: FormParse[] = [];
  const [names, links] = [new QuestionNames(mentions), new QuestionLinks(catalogue, work)];
  for (const order of wordOrders(words)) {
    const grammar = new Grammar(PHRASES, order.words, names, links, work);
    for (const { value, cost } of questions(grammar)) found.push(parse(value, cost + order.cost));
  }
  return found;
}

/** The ways to read a question that asks for one of those who came one after another. */
function formsOfTurns(words: readonly Word[], input: AnalysisInput, work: Work): readonly FormParse[] {
  const turn = withoutTurn(words);
  if (turn === undefined) return [];
  return formsOf(turn.words, input, work).flatMap(({ value, cost }) => {
    const form = inTurn(value, turn.time);
    return form === undefined ? [] : [parse<Form>(form, cost)];
  });
}

/** The ways to read a question that asks for others than what it names. */
function formsOfOthers(words: readonly Word[], input: AnalysisInput, work: Work): readonly FormParse[] {
  const others = withoutOther(words);
  if (others === undefined) return [];
  return formsOf(others.words, input, work).flatMap(({ value, cost }) => {
    const form = othersThanNamed(value, others.areAsked, input.catalogue);
    return form === undefined ? [] : [parse(form, cost)];
  });
}

/**
 * The cheapest readings. Of those that say the same, which differ in their words only or in a link that is second
 * choice, the cheapest one. Those that are left when as many have been accounted for as may be cost more than any that
 * were kept, and are not needed.
 * @throws BeyondReading when none was kept of those that were accounted for, and some are left
 */
function bestReadings(
  found: readonly FormParse[],
  asReading: AsReading,
  asked: AskedQuestion,
  catalogue: Catalogue,
  work: Work,
): readonly Reading[] {
  const kept = new Map<string, Reading>();
  const stepsOfAForm = STEPS_OF_A_FORM + Math.floor(asked.text.length / CHARACTERS_PER_STEP);
  for (const each of [...found].sort(cheapestFirst)) {
    if (kept.size >= MOST_READINGS) break;
    work.spend(1);
    const reading = asReading(each);
    if (reading === undefined) continue;
    if (!work.mayAccount) {
      if (kept.size === 0) throw new BeyondReading();
      break;
    }
    work.account(stepsOfAForm);
    if (objectionTo(reading.form, asked, catalogue) !== undefined) continue;
    const key = whatIsSaid(reading.form);
    if (!kept.has(key)) kept.set(key, reading);
  }
  return inOneDirection([...kept.values()]);
}

/** Of those that cost the same, what ranks those of which something is said comes before what says it of the first. */
function cheapestFirst(one: FormParse, other: FormParse): number {
  return one.cost - other.cost || Number(isSaidOfFirst(one.value)) - Number(isSaidOfFirst(other.value));
}

function isSaidOfFirst(form: Form): boolean {
  return form.kind === "intersect" && form.sets.some(({ kind }) => kind === "extreme");
}

/** Why the first way to read the question that needs no guess must not be answered. */
function objectionToFirst(
  found: readonly FormParse[],
  asReading: AsReading,
  asked: AskedQuestion,
  catalogue: Catalogue,
): string | undefined {
  for (const each of [...found].sort(cheapestFirst)) {
    const reading = asReading(each);
    if (reading !== undefined) return objectionTo(reading.form, asked, catalogue);
  }
  return undefined;
}

/** Where something is told of each of several things, the things together are another answer. */
function withoutLists(readings: readonly Reading[]): readonly Reading[] {
  const ofEach = readings.filter(({ form }) => isOfEach(form));
  return ofEach.length === 0 ? readings : ofEach;
}

function isOfEach(form: Form): boolean {
  return (
    form.kind === "each" || (form.kind === "total" && form.ofEach !== undefined) || rankedOfEach(form) !== undefined
  );
}

type AsReading = (each: FormParse) => Reading | undefined;

/**
 * The reading, unless it stands on nothing or needs too much forgiveness.
 * @param wanted The kind of thing that is asked for, where the question says so
 */
function forgiven(
  { value, cost }: FormParse,
  wanted: ReturnType<typeof askedKind>,
  catalogue: Catalogue,
): Reading | undefined {
  const anchored = withoutLooseRelations(value);
  if (anchored === undefined || !isAnchored(anchored)) return undefined;
  const form = withoutItself(endingAsExpected(anchored, wanted, catalogue), catalogue, (each) =>
    goesOneWay(each, catalogue),
  );
  const ofWords = cost - linkingCost(form);
  return ofWords <= READINGS.mostCost ? { form, score: scoreOf(Math.max(0, ofWords)) } : undefined;
}

/** What of a form says how it is worded, and not what is asked. */
const NOT_SAID: ReadonlySet<string> = new Set(["text", "expects", "score", "label"]);

/** Equal for forms that differ in their words only, or in a link that is second choice. */
function whatIsSaid(form: Form): string {
  return JSON.stringify(form, function (this: { readonly candidates?: readonly unknown[] }, name, value: unknown) {
    // Of a relation of the graph the candidates say which end is wanted, of one that is looked up in texts the gap.
    if (NOT_SAID.has(name) || (name === "gap" && (this.candidates ?? []).length > 0)) return undefined;
    return name === "candidates" && Array.isArray(value)
      ? value
          .slice(0, 2)
          .map((candidate: { iri: string }) => candidate.iri)
          .sort()
      : value;
  });
}

/** What the cost of a reading owes to its links: those have scores of their own, which are not to be counted twice. */
function linkingCost(form: Form): number {
  let sum = 0;
  for (const candidates of linksIn(form)) {
    const [best] = candidates;
    if (best !== undefined) sum += costOf(best.score);
  }
  return sum;
}

/** The candidates of every link of a form, in the order in which it is written. */
function* linksIn(part: object): Generator<readonly { readonly score: number }[]> {
  for (const [name, value] of Object.entries(part)) {
    if (name === "candidates") yield value as readonly { readonly score: number }[];
    else if (typeof value === "object" && value !== null) yield* linksIn(value as object);
  }
}

/** A question must stand on something that the graph knows: a name, a class or a value with a relation. */
function isAnchored(form: Form): boolean {
  return [...nodesOf(form)].some(({ node }) => node.kind === "mention" || node.kind === "instances");
}
