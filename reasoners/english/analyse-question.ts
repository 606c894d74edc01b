import {
  analyseQuestion,
  type AnalysisInput,
  type QuestionAnalysis,
  type QuestionPart,
  type Reading,
} from "../../engine/question/analysis.ts";
import type { Form } from "../../engine/question/form/logical-form.ts";
import { nodesOf, relationOf } from "../../engine/question/form/walk.ts";
import { withoutItself } from "../../engine/question/form/without-itself.ts";
import type { Catalogue } from "../../engine/sources/knowledge-graph.ts";
import { READINGS, REWORDING } from "./weights.ts";
import { uncheckedNouns } from "./accounting/account.ts";
import { checkedByGender } from "./accounting/by-gender.ts";
import { uncheckedSexes, withSexesTold } from "./accounting/gender.ts";
import { nothingTells } from "./accounting/nothing-tells.ts";
import { impliedRelations } from "./accounting/implied-relations.ts";
import { unknownWords } from "./accounting/unknown-words.ts";
import { answeringAsAsked } from "./accounting/meant-answers.ts";
import { askedQuestion, type AskedQuestion } from "./accounting/asked-question.ts";
import { doubtsOf } from "./accounting/doubts.ts";
import { Grammar } from "./grammar/grammar.ts";
import { withoutLooseRelations } from "./grammar/loose-relations.ts";
import { costOf, parse, scoreOf, type FormParse } from "./grammar/parse.ts";
import { PHRASES } from "./grammar/phrases.ts";
import { BeyondReading, Work } from "./grammar/work.ts";
import { QuestionLinks } from "./grammar/question-links.ts";
import { QuestionNames } from "./grammar/question-names.ts";
import { wordOrders } from "./grammar/questions/word-orders.ts";
import { othersThanNamed, withoutOther } from "./grammar/questions/other-members.ts";
import { questions } from "./grammar/questions/question.ts";
import { asStated } from "./grammar/questions/statement.ts";
import { inTense } from "./grammar/time/tense.ts";
import { objectionTo } from "./accounting/rules/rules.ts";
import { joinedByAnd } from "./accounting/rules/joined-by-and.ts";
import { cutsRelationName, cuttingNames } from "./accounting/rules/cut-relation-name.ts";
import { withoutHalfNamed } from "./accounting/rules/named-in-part.ts";
import { takesPartOfName } from "./accounting/rules/part-of-a-name.ts";
import { inOneDirection } from "./accounting/rules/one-direction.ts";
import { statedBeforeCounted } from "./accounting/rules/stated-numbers.ts";
import { withToldGaps } from "./accounting/rules/told-gaps.ts";
import { mayAskWhether } from "./language/asks-whether.ts";
import { notEnglish } from "./language/english.ts";
import { askedOfLives } from "./measured-wordings/asked-of-lives.ts";
import { describing } from "./measured-wordings/describing.ts";
import { firstOfAll } from "./measured-wordings/first-of-all.ts";
import { type InNouns, inNouns } from "./measured-wordings/in-nouns.ts";
import { timesMore } from "./measured-wordings/times-more.ts";
import { manOrWoman } from "./measured-wordings/man-or-woman.ts";
import { saidOfWorks } from "./measured-wordings/said-of-works.ts";
import { ranksOthers } from "./measured-wordings/ranks-others.ts";
import { isFunctionWord } from "./language/function-words.ts";
import { phraseText, wordsOf, type Word } from "./language/words.ts";
import { plainQuestion } from "./plain-question/plain-question.ts";
import { withRealNames } from "./plain-question/real-names.ts";
import { askedKind } from "./linking/asked-kind.ts";
import { asMeant } from "./linking/as-meant.ts";
import { ofOneHead } from "./linking/heads-of-state.ts";
import { kindAsked } from "./linking/kind-asked.ts";
import { withIdentifiers } from "./linking/identifiers.ts";
import { withLocalNames } from "./linking/local-name.ts";
import { withTrustedParts } from "./linking/trusted-parts.ts";
import { goesOneWay } from "./linking/one-way.ts";
import { withNumbersForYears } from "./linking/number-or-year.ts";
import { endingAsExpected } from "./linking/expected-ends.ts";
import { toldAs } from "./rewording/read-as.ts";
import { joinedRoles } from "./several/joined-roles.ts";
import { listedRoles } from "./several/listed-roles.ts";
import { byMembers } from "./members/by-members.ts";
import { asSeveral } from "./several/several.ts";
import { rewordings } from "./rewording/rewording.ts";
import { inOrdinaryWords } from "./ordinary-words/in-ordinary-words.ts";
import { toldBesides } from "./ordinary-words/told-besides.ts";
import { inRoles } from "./role-wordings/in-roles.ts";
import { withoutQuotes } from "./text-values/without-quotes.ts";
import { withCountedNames } from "./units/counted-names.ts";
import { toldIn } from "./units/told-in.ts";
import { unitAsked } from "./units/unit-asked.ts";
import { boundedIn, unitsOfBounds } from "./units/units-of-bounds.ts";

/** Readings handed on: the graph drops those that it does not support. */
const MOST_READINGS = 12;
/**
 * What a form costs to be judged by the rules of the accounting, which look through the question: steps, and
 * characters of it to a step.
 */
const STEPS_OF_A_FORM = 4;
const CHARACTERS_PER_STEP = 100;
const UNCLEAR_AND = "“and” was read as “or”, and may mean that both hold at once";
const BEYOND_READING =
  "The question has so many possible readings that the built-in reasoner can not weigh them all; asked in fewer words, or " +
  "as several questions, it may be understood.";

/**
 * Reads a question by grammar and lexicon. Pure: mentions and catalogue are all that it knows of any graph. Where that
 * leaves words open which neither has, the question is read again in words that the dictionary has for them, or that
 * they are misspelt for.
 */
export function analyse(asked: AnalysisInput, work = new Work()): QuestionAnalysis {
  const keywords = keywordsOf(wordsOf(asked.question), asked);
  const plain = plainQuestion(
    withTrustedParts({ ...asked, catalogue: withCountedNames(withLocalNames(asked.catalogue)) }),
  );
  const { input, told } = withRealNames(withoutQuotes(plain));
  const read = readWithNumbers(input, work);
  return { ...(told === undefined ? read : toldOfAll(read, told)), keywords };
}

/** What a question means; a number is a name in it only where it says nothing as a number. */
function readWithNumbers(input: AnalysisInput, work: Work): PlainAnalysis {
  const read = (asked: AnalysisInput): PlainAnalysis => readInUnit(asked, work) ?? analyseParts(asked, work);
  const others = input.mentions.filter(({ text }) => !isNumber(text));
  const asNumber = read({ ...input, mentions: others });
  if (others.length === input.mentions.length || asNumber.isBeyond === true) return asNumber;
  if (
    asNumber.parts !== undefined ||
    asNumber.readings.some((each) => isLinkedThroughout(each) && isOfKinds(each.form))
  )
    return asNumber;
  const asName = read(input);
  return asName.readings.some(isLinkedThroughout) ? asName : asNumber;
}

function isNumber(text: string): boolean {
  return /^\p{N}+$/u.test(text);
}

/** Are all kinds of things that a form speaks of known to the graph? */
function isOfKinds(form: Form): boolean {
  return [...nodesOf(form)].every(({ node }) => node.kind !== "instances" || node.candidates.length > 0);
}

/** The same, where something is to be told of each reading. */
function toldOfAll(analysis: PlainAnalysis, told: string): PlainAnalysis {
  const toldOf = (readings: readonly Reading[]): readonly Reading[] =>
    readings.map((reading) => ({ ...reading, readAs: [...(reading.readAs ?? []), told] }));
  const parts = analysis.parts?.map((part) => ({ ...part, readings: toldOf(part.readings) }));
  return { ...analysis, readings: toldOf(analysis.readings), ...(parts === undefined ? {} : { parts }) };
}

/**
 * What a question means that asks for a number in a unit, or bounds one in a unit that only its graph knows; undefined
 * where it names none, or nothing is told in it.
 */
function readInUnit(input: AnalysisInput, work: Work): PlainAnalysis | undefined {
  const [asked, bounded] = [unitAsked(input), unitsOfBounds(input)];
  const { input: without } = asked ?? bounded ?? {};
  if (without === undefined) return undefined;
  const analysis = analysePlain(without, work);
  if (analysis.isBeyond === true) return analysis;
  const grounded = analysis.readings.filter(isGrounded);
  const readings =
    asked === undefined
      ? boundedIn(grounded, bounded?.bounds ?? [], input.catalogue)
      : toldIn(grounded, asked.units, input.catalogue);
  return readings.length === 0 ? undefined : { ...analysis, readings, reason: undefined };
}

/** Where a question asks several things each is read by itself; where one reading holds all of it, that is taken. */
function analyseParts(input: AnalysisInput, work: Work): PlainAnalysis {
  const readOne = (part: AnalysisInput): PlainAnalysis => analysePlain(part, work);
  const several = asSeveral(input, readOne);
  const asOne = several === undefined || !areAllKnown(several.parts) ? analysePlain(input, work) : NOT_READ;
  if (asOne.readings.some(isGrounded)) {
    const roles = joinedRoles(input.question, asOne.readings);
    return roles === undefined ? asOne : { readings: [], parts: roles, reason: undefined };
  }
  const listed = several === undefined ? listedRoles(input, readOne) : undefined;
  if (listed?.some(({ readings }) => readings.some(isGrounded)) === true)
    return { readings: [], parts: listed, reason: undefined };
  if (several?.reason !== undefined) return { readings: [], reason: several.reason };
  return several?.parts.some(({ readings }) => readings.length > 0) === true
    ? { readings: [], parts: several.parts, reason: undefined }
    : asOne;
}

const NOT_READ: PlainAnalysis = { readings: [], reason: undefined };

function areAllKnown(parts: readonly QuestionPart[]): boolean {
  return parts.length > 0 && parts.every(({ readings }) => readings.some(isGrounded));
}

/** Reads what is asked as one question, and keeps of the readings those that answer with what it asks for. */
function analysePlain(input: AnalysisInput, work: Work): PlainAnalysis {
  const read = analyseWithWorks(input, work);
  if (read.readings.length === 0) return read;
  const asked = askedQuestion(input.question);
  const readings = read.readings.flatMap((reading): readonly Reading[] => {
    const form = answeringAsAsked(reading.form, asked, input.catalogue);
    if (form === undefined) return [];
    return [form === reading.form ? reading : { ...reading, form }];
  });
  return readings.length > 0 ? { ...read, readings } : { ...read, readings, reason: OF_ANOTHER_KIND };
}

const OF_ANOTHER_KIND = "The question can be read only so that something else than it asks for would be the answer.";

/** The same, and what it means where it is put as people ask of works. */
function analyseWithWorks(input: AnalysisInput, work: Work): PlainAnalysis {
  const read = analyseInWords(input, work);
  const said = read.isBeyond === true ? undefined : saidOfWorks(input);
  if (said === undefined || (said.order === "INSTEAD" && read.readings.some(isGrounded))) return read;
  const put = readPut(said, work);
  if (put.length === 0) return read;
  const inOrder = {
    FIRST: [...put, ...read.readings],
    INSTEAD: put,
    BESIDES: [...read.readings.filter(isLinkedThroughout), ...put],
  }[said.order];
  return { ...read, readings: inOrder.slice(0, MOST_READINGS), reason: undefined };
}

/** What a question means as it is put otherwise: what the graph can tell of in all its steps. */
function readPut(said: InNouns, work: Work): readonly Reading[] {
  const isDoubtful = said.isDoubtful === true;
  return readAs(said, work, isDoubtful ? "doubts" : "readAs", isLinkedThroughout).map((reading): Reading => ({
    ...reading,
    score: reading.score * (isDoubtful ? REWORDING.doubtful : REWORDING.plain),
  }));
}

function analyseInWords(input: AnalysisInput, work: Work): PlainAnalysis {
  const asWritten = analyseAsWritten(input, work);
  const life = askedOfLives(input);
  const isRead = asWritten.readings.some(
    (each) =>
      isGrounded(each) &&
      (each.doubts ?? []).length === 0 &&
      !restsOnNarrower(each.form) &&
      !(life !== undefined && restsOnLikeness(each.form)) &&
      !ranksOthers(each.form, input.catalogue),
  );
  if (asWritten.isBeyond === true || (isRead && !countsStaff(asWritten.readings))) return asWritten;
  const measured = readInNouns(input, work);
  if (measured.length > 0) return { ...asWritten, readings: measured, reason: undefined };
  const ofLife = life === undefined ? [] : readPut(life, work);
  if (ofLife.length > 0) {
    const before = life?.isBesides === true ? asWritten.readings.filter(isGrounded) : [];
    return { ...asWritten, readings: [...before, ...ofLife].slice(0, MOST_READINGS), reason: undefined };
  }
  if (asWritten.readings.some(isGrounded)) return asWritten;
  const members = byMembers(input);
  if (members !== undefined) return { ...asWritten, readings: [members], reason: undefined };
  const inOtherWords = readInOtherWords(input, work);
  if (inOtherWords.length === 0) return readInOrdinaryWords(input, work) ?? asWritten;
  const readings = [...inOtherWords, ...asWritten.readings].slice(0, MOST_READINGS);
  return { ...asWritten, readings, reason: undefined };
}

/** What a question means that calls things otherwise than the graph does; undefined where it has none of that. */
function readInOrdinaryWords(input: AnalysisInput, work: Work): PlainAnalysis | undefined {
  const ordinary = inOrdinaryWords(input);
  if (ordinary === undefined) return undefined;
  const analysis = analysePlain(ordinary.input, work);
  // Nor is then known what the question means as it is written: the steps are used up.
  if (analysis.isBeyond === true) return analysis;
  const readings = analysis.readings.filter(isGrounded);
  if (readings.length === 0) return undefined;
  return { ...analysis, readings: readings.map((reading) => toldBesides(reading, ordinary)), reason: undefined };
}

/** Does a relation say more than the words do: "ticket price" for "ticket"? */
function restsOnNarrower(form: Form): boolean {
  return [...nodesOf(form)].some(({ node }) => relationOf(node)?.candidates[0]?.narrower === true);
}

/** Is a word only like the name of the relation that it was linked to? */
function restsOnLikeness(form: Form): boolean {
  return [...nodesOf(form)].some(({ node }) => relationOf(node)?.candidates[0]?.loose === true);
}

/** Is something counted of which the graph may state the number? */
function countsStaff(readings: readonly Reading[]): boolean {
  return readings[0]?.form.kind === "count";
}

/** What a question that measures by a verb or an adjective means in the noun that the graph has for it. */
function readInNouns(input: AnalysisInput, work: Work): readonly Reading[] {
  for (const inOthers of [inNouns, firstOfAll, manOrWoman]) {
    const said = inOthers(input);
    const readings = said === undefined ? [] : readAs(said, work, said.isDoubtful === true ? "doubts" : "readAs");
    if (readings.length > 0) return readings;
  }
  const described = describing(input);
  // Of what a graph without classes describes nobody can tell the kind.
  if (described !== undefined) return readAs(described, work, "readAs", isLinkedThroughout);
  const role = timesMore(input) ?? inRoles(input);
  return role === undefined ? [] : readAs(role, work, "doubts");
}

function readAs(
  { input, told }: InNouns,
  work: Work,
  as: "readAs" | "doubts",
  isTaken: (reading: Reading) => boolean = isGrounded,
): readonly Reading[] {
  try {
    const { readings } = analyseAsWritten(input, work);
    return readings.filter(isTaken).map((reading): Reading => ({ ...reading, [as]: [told] }));
  } catch (error) {
    if (error instanceof BeyondReading) return [];
    throw error;
  }
}

/** What a question may mean in other words: those readings of which the graph can tell. */
function readInOtherWords(input: AnalysisInput, work: Work): readonly Reading[] {
  try {
    return rewordings(input, work).flatMap((rewording) => {
      const told = rewording.readAs.filter(({ isDoubtful }) => !isDoubtful).map(toldAs);
      const doubts = rewording.readAs.filter(({ isDoubtful }) => isDoubtful).map(toldAs);
      const { readings } = analyseAsWritten(rewording.input, work);
      // A reading that leaves open what the graph can not tell follows those that do not, and says so.
      const isTaken = readings.some(isGrounded) ? isLinkedThroughout : isGrounded;
      return readings.filter(isTaken).map((reading): Reading => ({
        ...reading,
        score: reading.score * (doubts.length === 0 ? REWORDING.plain : REWORDING.doubtful),
        ...(told.length === 0 ? {} : { readAs: told }),
        ...(doubts.length === 0 ? {} : { doubts: [...(reading.doubts ?? []), ...doubts] }),
      }));
    });
  } catch (error) {
    if (error instanceof BeyondReading) return [];
    throw error;
  }
}

/** Does the graph have something by all that a reading was understood as? */
function isGrounded(reading: Reading): boolean {
  return (reading.unchecked ?? []).length === 0 && isLinkedThroughout(reading);
}

function isLinkedThroughout({ form }: Reading): boolean {
  return [...nodesOf(form)].every(({ node }) => {
    const relation = relationOf(node);
    return relation === undefined || relation.any === true || relation.candidates.length > 0;
  });
}

type PlainAnalysis = Omit<QuestionAnalysis, "keywords">;

function analyseAsWritten(input: AnalysisInput, work: Work): PlainAnalysis {
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
    const found = others.length > 0 ? others : formsOf(named, input, work);
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
      const joined = joinedByAnd(reading.form, asked, input.catalogue);
      return { ...reading, form: joined.form, ...(joined.isUnclear ? { doubts: [UNCLEAR_AND] } : {}) };
    };
    const readings = bestReadings(found, asReading, asked, input.catalogue, work).flatMap(
      (best): readonly Reading[] => {
        const { form, score } = { ...best, form: withSexesTold(best.form) };
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
          form: asStated(withNumbersForYears(ofOneHead(inTense(form, words)), input.catalogue), words, input.mentions),
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
    const inOrder = statedBeforeCounted(withoutLists(readings), input.catalogue);
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
  for (const each of [...found].sort((a, b) => a.cost - b.cost)) {
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

/** Why the first way to read the question that needs no guess must not be answered. */
function objectionToFirst(
  found: readonly FormParse[],
  asReading: AsReading,
  asked: AskedQuestion,
  catalogue: Catalogue,
): string | undefined {
  for (const each of [...found].sort((a, b) => a.cost - b.cost)) {
    const reading = asReading(each);
    if (reading !== undefined) return objectionTo(reading.form, asked, catalogue);
  }
  return undefined;
}

/** Where something is told of each of several things, the things together are another answer. */
function withoutLists(readings: readonly Reading[]): readonly Reading[] {
  const ofEach = readings.filter(({ form }) => form.kind === "each");
  return ofEach.length === 0 ? readings : ofEach;
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

function keywordsOf(words: readonly Word[], { mentions, question }: AnalysisInput): readonly string[] {
  const names = mentions
    .filter(
      (mention) =>
        !mentions.some(
          (other) =>
            other !== mention &&
            other.start <= mention.start &&
            other.end >= mention.end &&
            other.end - other.start > mention.end - mention.start,
        ),
    )
    .map(({ start, end }) => ({ start, end, text: question.slice(start, end) }));
  const others = words.filter(
    (word) => !isFunctionWord(word.lower) && !names.some(({ start, end }) => word.start >= start && word.end <= end),
  );
  return [
    ...new Set(
      [...names, ...others.map((word) => ({ ...word, text: phraseText([word]) }))]
        .sort((a, b) => a.start - b.start)
        .map(({ text }) => text),
    ),
  ];
}

/** The task that this answers, beside the handler so that the registry stays a list. */
export const analysisHandler = {
  task: analyseQuestion,
  run: (input: AnalysisInput): QuestionAnalysis => analyse(input),
} as const;
