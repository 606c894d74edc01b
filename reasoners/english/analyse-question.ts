import {
  analyseQuestion,
  type AnalysisInput,
  type QuestionAnalysis,
  type QuestionPart,
  type Reading,
} from "../../engine/question/analysis.ts";
import type { Form } from "../../engine/question/form/logical-form.ts";
import { nodesOf, relationOf } from "../../engine/question/form/walk.ts";
import { REWORDING } from "./weights.ts";
import { answeringAsAsked } from "./accounting/meant-answers.ts";
import { askedQuestion } from "./accounting/asked-question.ts";
import { whatItIs } from "./descriptions/what-it-is.ts";
import { asksForHolders } from "./grammar/relation/office-holders.ts";
import { BeyondReading, Work } from "./grammar/work.ts";
import { askedOfLives } from "./measured-wordings/asked-of-lives.ts";
import { doneFirst } from "./measured-wordings/done-first.ts";
import { longerBy } from "./measured-wordings/longer-by.ts";
import { askedToday, NO_DAY } from "./day-of-asking/asked-today.ts";
import { describing } from "./measured-wordings/describing.ts";
import { timeOfOne } from "./measured-wordings/time-of-one.ts";
import { firstOfAll } from "./measured-wordings/first-of-all.ts";
import { type InNouns, inNouns } from "./measured-wordings/in-nouns.ts";
import { timesMore } from "./measured-wordings/times-more.ts";
import { manOrWoman } from "./measured-wordings/man-or-woman.ts";
import { saidOfWorks } from "./measured-wordings/said-of-works.ts";
import { ranksOthers } from "./measured-wordings/ranks-others.ts";
import { isFunctionWord } from "./language/function-words.ts";
import { phraseText, wordsOf, type Word } from "./language/words.ts";
import { plainQuestion, withoutThanks } from "./plain-question/plain-question.ts";
import { withRealNames } from "./plain-question/real-names.ts";
import { asLikelyAsSpelt, withLikelySpellings } from "./linking/likely-spellings.ts";
import { monthsDoubted } from "./linking/month-or-name.ts";
import { asNameOrKind } from "./linking/name-or-kind.ts";
import { withoutOtherPlurals } from "./linking/kinds-by-name.ts";
import { withLocalNames } from "./linking/local-name.ts";
import { withOwnersApart } from "./linking/owners-run-in.ts";
import { withTrustedParts } from "./linking/trusted-parts.ts";
import { toldAs } from "./rewording/read-as.ts";
import { joinedRoles } from "./several/joined-roles.ts";
import { withDatedWorks } from "./linking/dated-works.ts";
import { toldOfEach } from "./several/each-of-named.ts";
import { listedRoles, rolesInHeadline } from "./several/listed-roles.ts";
import { byMembers } from "./members/by-members.ts";
import { allOfNamed } from "./several/all-of-named.ts";
import { withoutPurpose } from "./talk/circumstances.ts";
import { withJoinersInWords } from "./several/written-joiners.ts";
import { asSeveral } from "./several/several.ts";
import { rewordings } from "./rewording/rewording.ts";
import { inOrdinaryWords } from "./ordinary-words/in-ordinary-words.ts";
import { honours } from "./ordinary-words/honours.ts";
import { toldBesides } from "./ordinary-words/told-besides.ts";
import { inRoles } from "./role-wordings/in-roles.ts";
import { byEditions } from "./editions/by-editions.ts";
import { byCode } from "./telegrams/by-code.ts";
import { inWrittenOrder } from "./talk/in-written-order.ts";
import { withoutTalk } from "./talk/without-talk.ts";
import { inTelegrams, namesKind, withNameInFront } from "./telegrams/in-telegrams.ts";
import { kindBesideNames } from "./telegrams/kind-beside-names.ts";
import { ofFirstOfKind } from "./telegrams/first-of-kind.ts";
import { kindInPlace } from "./telegrams/kind-in-place.ts";
import { kindOfOne } from "./telegrams/kind-of-one.ts";
import { kindOfName } from "./telegrams/kind-of-name.ts";
import { withoutQuotes } from "./text-values/without-quotes.ts";
import { withCountedNames } from "./units/counted-names.ts";
import { toldIn } from "./units/told-in.ts";
import { unitAsked } from "./units/unit-asked.ts";
import { byText } from "./text-values/by-text.ts";
import { boundedIn, unitsOfBounds } from "./units/units-of-bounds.ts";
import { analyseAsWritten, MOST_READINGS, type PlainAnalysis } from "./analyse-as-written.ts";

/**
 * Reads a question by grammar and lexicon. Pure: mentions and catalogue are all that it knows of any graph. Where that
 * leaves words open which neither has, the question is read again in words that the dictionary has for them, or that
 * they are misspelt for.
 */
export function analyse(input: AnalysisInput, work = new Work()): QuestionAnalysis {
  const mentions = withoutOtherPlurals(input.mentions, input.catalogue);
  const asked = withoutPurpose(withoutThanks(withJoinersInWords({ ...input, mentions })));
  const core = withoutTalk(asked);
  if (core === undefined) return analyseInOrder(asked, work);
  const analysis = analyseInOrder(core.input, work);
  // What stands beside it may be asked for as well.
  if (analysis.readings.length === 0 && analysis.parts === undefined && analysis.isBeyond !== true)
    return analyseInOrder(asked, work);
  return ofAll(analysis, (reading) => toldBesides(reading, core));
}

/** The same of what is put together as people speak: as it would be written where that can be told of in full. */
function analyseInOrder(asked: AnalysisInput, work: Work): QuestionAnalysis {
  const put = inWrittenOrder(asked);
  if (put === undefined) return analyseNames(asked, work);
  const ofPut = analyseNames(put.input, work);
  const told = ofAll(ofPut, (reading) => toldBesides(reading, put));
  if (isTold(ofPut) || ofPut.isBeyond === true) return told;
  const asWritten = analyseNames(asked, work);
  // Parts that are not read here may be read by what lies around their names.
  return ofPut.parts !== undefined && !isTold(asWritten) ? told : asWritten;
}

/** Is all that is asked read in words of the graph? */
function isTold({ readings, parts }: QuestionAnalysis): boolean {
  return parts === undefined ? readings.some(isGrounded) : areAllKnown(parts);
}

function analyseNames(asked: AnalysisInput, work: Work): QuestionAnalysis {
  const apart = withOwnersApart(asked);
  if (apart === undefined) return analyseNamed(asked, work);
  const analysis = analyseNamed(apart.input, work);
  return toldOfAll(analysis, apart.told);
}

function analyseNamed(asked: AnalysisInput, work: Work): QuestionAnalysis {
  const keywords = keywordsOf(wordsOf(asked.question), asked);
  const plain = plainQuestion(
    withLikelySpellings(withTrustedParts({ ...asked, catalogue: withCountedNames(withLocalNames(asked.catalogue)) })),
  );
  const { input, told } = withRealNames(withoutQuotes(plain));
  const likely = asLikelyAsSpelt(readWithNumbers(input, work), input.mentions);
  const read = { ...likely, readings: monthsDoubted(asNameOrKind(likely.readings, input.question), input.question) };
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
function toldOfAll<T extends PlainAnalysis>(analysis: T, told: string): T {
  return ofAll(analysis, (reading) => ({ ...reading, readAs: [...(reading.readAs ?? []), told] }));
}

function ofAll<T extends PlainAnalysis>(analysis: T, put: (reading: Reading) => Reading): T {
  const parts = analysis.parts?.map((part) => ({ ...part, readings: part.readings.map(put) }));
  return { ...analysis, readings: analysis.readings.map(put), ...(parts === undefined ? {} : { parts }) };
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
  const ofAll = allOfNamed(input, (one) => analysePlain(one, work).readings.filter(isGrounded));
  if (ofAll.length > 0) return { readings: ofAll, reason: undefined };
  const roles = rolesInHeadline(input, readOne);
  if (roles?.some(({ readings }) => readings.some(isGrounded)) === true)
    return { readings: [], parts: roles, reason: undefined };
  // What only asks to be told may stand before any of them.
  const several = asSeveral(input, (part) => analysePlain(plainQuestion(part), work));
  const asOne = several === undefined || !areAllKnown(several.parts) ? analysePlain(input, work) : NOT_READ;
  if (asOne.readings.some(isGrounded)) {
    const joined = joinedRoles(input.question, asOne.readings);
    return joined === undefined ? asOne : { readings: [], parts: joined, reason: undefined };
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

/** Reads what is asked as one question, of what it names and of each time at which that took place. */
function analysePlain(input: AnalysisInput, work: Work): PlainAnalysis {
  const read = analyseOnce(input, work);
  if (read.isBeyond === true) return read;
  const ofEditions = byEditions(input, (put) => analyseAsAsked(put, work).readings.filter(isGrounded));
  if (ofEditions.length === 0) return read;
  const others = ofEditions.slice(0, MOST_OF_EDITIONS);
  const own = read.readings.slice(0, MOST_READINGS - others.length);
  return { ...read, readings: [...own, ...others], reason: undefined };
}

/** Readings by what each time of a thing is, beside those by the thing itself. */
const MOST_OF_EDITIONS = 3;

/** Reads a question as it is asked; one that asks of one thing what it is, as that. */
function analyseOnce(input: AnalysisInput, work: Work): PlainAnalysis {
  const described = whatItIs(input);
  if (described === undefined) return analyseAsAsked(input, work);
  const { reading, by } = described;
  // By an office alone its holder is asked for.
  const read = by === "NAME" ? analyseAsAsked(input, work) : NOT_READ;
  return read.readings.some(({ form }) => asksForHolders(form))
    ? read
    : { ...read, readings: [reading], reason: undefined };
}

/** Keeps of the readings those that answer with what is asked for. */
function analyseAsAsked(input: AnalysisInput, work: Work): PlainAnalysis {
  const read = analyseWithTelegrams(input, work);
  if (read.readings.length === 0) return read;
  const asked = askedQuestion(input.question);
  const readings = read.readings.flatMap((reading): readonly Reading[] => {
    const form = answeringAsAsked(reading.form, asked, input.catalogue);
    if (form === undefined) return [];
    return toldOfEach(form === reading.form ? reading : { ...reading, form }, asked).flatMap((each) =>
      withDatedWorks(each, input.catalogue),
    );
  });
  return readings.length > 0 ? { ...read, readings } : { ...read, readings, reason: OF_ANOTHER_KIND };
}

const OF_ANOTHER_KIND = "The question can be read only so that something else than it asks for would be the answer.";

/** What a question means that is a sentence, or at least a part of one; or else a name and nouns side by side. */
function analyseWithTelegrams(input: AnalysisInput, work: Work): PlainAnalysis {
  const ofCode = byCode(input, work);
  if (ofCode === undefined) return analyseWithNouns(input, work);
  const read = analyseWithNouns(input, work);
  return { ...read, readings: [ofCode, ...read.readings].slice(0, MOST_READINGS), reason: undefined };
}

function analyseWithNouns(input: AnalysisInput, work: Work): PlainAnalysis {
  for (const put of [kindOfName(input), kindInPlace(input, work), kindOfOne(input)]) {
    const headline = put === undefined ? NOT_READ : analyseWithNouns(put, work);
    if (headline.isBeyond === true || isOfName(headline)) return headline;
  }
  const ranked = ofFirstOfKind(input, work);
  const ofRanked = ranked === undefined ? NOT_READ : analyseWithNouns(ranked, work);
  if (ofRanked.isBeyond === true || ofRanked.readings.some(isGrounded)) return ofRanked;
  const besideNames = kindBesideNames(input, (one) => {
    const { readings } = analyseWithNouns(one, work);
    return readings.filter((each) => isGrounded(each) && holdsName(each.form));
  });
  if (besideNames.length > 0) return { readings: besideNames, reason: undefined };
  const chains = inTelegrams(input, work);
  const turned = chains.length === 0 || namesKind(input) ? withNameInFront(input) : undefined;
  const read = turned === undefined ? NOT_READ : analyseWithWorks(turned, work);
  if (read.isBeyond === true || isOfName(read)) return read;
  const asWritten = analyseWithWorks(input, work);
  if (chains.length === 0 || asWritten.isBeyond === true || isOfName(asWritten)) return asWritten;
  return { ...asWritten, readings: chains, reason: undefined };
}

/** Is what is asked asked of a name, and of nothing that is not said ("places of birth of things")? */
function isOfName({ readings }: PlainAnalysis): boolean {
  return readings.some((each) => isGrounded(each) && holdsName(each.form) && !holdsAnything(each.form));
}

function holdsAnything(form: Form): boolean {
  return [...nodesOf(form)].some(({ node }) => node.kind === "instances" && node.text === "thing");
}

function holdsName(form: Form): boolean {
  return [...nodesOf(form)].some(({ node }) => node.kind === "mention");
}

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

function analyseInWords(input: AnalysisInput, work: Work, isReworded = false): PlainAnalysis {
  // The word for it that the graph has says more than one that is only of the same family.
  const honoured = honours(input);
  const won = honoured === undefined ? NOT_READ : analyseAsWritten(honoured.input, work);
  const grounded = won.readings.filter(isGrounded);
  if (honoured !== undefined && grounded.length > 0)
    return { ...won, readings: grounded.map((reading) => toldBesides(reading, honoured)) };
  if (won.isBeyond === true) return won;
  const asWritten = analyseAsWritten(input, work);
  const today = asWritten.isBeyond === true ? NO_DAY : askedToday(input, (put) => readPlainly(put, work));
  if (today.isFirst) {
    const others = today.isOnly ? [] : asWritten.readings;
    return { ...asWritten, readings: [...today.readings, ...others].slice(0, MOST_READINGS), reason: undefined };
  }
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
  if (today.readings.length > 0) return { ...asWritten, readings: today.readings, reason: undefined };
  const time = timeOfOne(input) ?? doneFirst(input) ?? longerBy(input);
  if (time !== undefined) {
    const readings = [...asWritten.readings.filter(isGrounded), time].slice(-MOST_READINGS);
    return { ...asWritten, readings, reason: undefined };
  }
  const measured = readInNouns(input, work);
  if (measured.length > 0) return { ...asWritten, readings: measured, reason: undefined };
  const ofLife = life === undefined ? [] : readPut(life, work);
  if (ofLife.length > 0) {
    const before = life?.isBesides === true ? asWritten.readings.filter(isGrounded) : [];
    return { ...asWritten, readings: [...before, ...ofLife].slice(0, MOST_READINGS), reason: undefined };
  }
  if (asWritten.readings.some(isGrounded)) return asWritten;
  // Where the graph says which texts there are, the question says one of them word for word.
  const text = byText(input);
  if (text !== undefined) return { ...asWritten, readings: [text], reason: undefined };
  const members = byMembers(input);
  if (members !== undefined) return { ...asWritten, readings: [members], reason: undefined };
  const inOtherWords = isReworded ? [] : readInOtherWords(input, work);
  if (inOtherWords.length === 0) return readInOrdinaryWords(input, work) ?? asWritten;
  const readings = [...inOtherWords, ...asWritten.readings].slice(0, MOST_READINGS);
  return { ...asWritten, readings, reason: undefined };
}

/** What a question means that calls things otherwise than the graph does; undefined where it has none of that. */
function readInOrdinaryWords(input: AnalysisInput, work: Work): PlainAnalysis | undefined {
  const ordinary = inOrdinaryWords(input);
  if (ordinary === undefined) return undefined;
  const described = whatItIs(ordinary.input);
  // A name that is left when a noun beside it is taken for its kind was not asked about alone.
  const read = described?.by === "NAME" ? analyseAsAsked : analysePlain;
  const analysis = read(ordinary.input, work);
  // Nor is then known what the question means as it is written: the steps are used up.
  if (analysis.isBeyond === true) return analysis;
  const readings = analysis.readings.filter(isGrounded);
  if (readings.length === 0) return undefined;
  return { ...analysis, readings: readings.map((reading) => toldBesides(reading, ordinary)), reason: undefined };
}

/** What a part of a question means by itself: what the graph can tell of. */
function readPlainly(input: AnalysisInput, work: Work): readonly Reading[] {
  try {
    return analyseAsWritten(input, work).readings.filter(isGrounded);
  } catch (error) {
    if (error instanceof BeyondReading) return [];
    throw error;
  }
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
    return readings.filter(isTaken).map((reading): Reading => ({ ...reading, [as]: [...(reading[as] ?? []), told] }));
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
      // What it means in words that are spelt right is put as people ask where that has to be.
      const { readings } = analyseInWords(rewording.input, work, true);
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
export function isGrounded(reading: Reading): boolean {
  return (reading.unchecked ?? []).length === 0 && isLinkedThroughout(reading);
}

function isLinkedThroughout({ form }: Reading): boolean {
  return [...nodesOf(form)].every(({ node }) => {
    const relation = relationOf(node);
    return relation === undefined || relation.any === true || relation.candidates.length > 0;
  });
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
