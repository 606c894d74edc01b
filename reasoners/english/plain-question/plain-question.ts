import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { isOnlyAlike } from "../../../engine/question/only-alike.ts";
import { wordsOf, type Word } from "../language/words.ts";
import type { Asked } from "./asked.ts";
import { askingAssent } from "./asking-assent.ts";
import { areMarried } from "./are-married.ts";
import { asFarAsKnown } from "./as-far-as-known.ts";
import { appositions } from "./appositions.ts";
import { amountsInDigits } from "./amounts-in-digits.ts";
import { anythingBy } from "./anything-by.ts";
import { asTheir } from "./as-their.ts";
import { choiceInFront } from "./choice-in-front.ts";
import { askedBehind } from "./asked-behind.ts";
import { withoutCleft } from "./clefts.ts";
import { closingFrom } from "./closings.ts";
import { comparedInFew } from "./compared-in-few.ts";
import { companyTurned } from "./company-turned.ts";
import { doneByAnybody } from "./done-by-anybody.ts";
import { doingNone } from "./doing-none.ts";
import { inPlainWords } from "./everyday-words.ts";
import { everyOne } from "./every-one.ts";
import { firstAndLast } from "./first-and-last.ts";
import { firstOfThose } from "./first-of-those.ts";
import { goingBy } from "./going-by.ts";
import { goingSoFar } from "./going-so-far.ts";
import { gotDone } from "./got-done.ts";
import { higherUp } from "./higher-up.ts";
import { happeningSomewhere } from "./happening-somewhere.ts";
import { withoutInAll } from "./in-all.ts";
import { inShort } from "./in-short.ts";
import { isThereOneCalled } from "./is-there-one-called.ts";
import { inBoth } from "./in-both.ts";
import { justBefore } from "./just-before.ts";
import { kindToChoose } from "./kind-to-choose.ts";
import { measuredByDeed } from "./measured-by-deed.ts";
import { neverEither } from "./never-either.ts";
import { ofTheTwo } from "./of-the-two.ts";
import { succeeding } from "./succeeding.ts";
import { nextButOne } from "./next-but-one.ts";
import { ofWhatIsHeld } from "./of-what-is-held.ts";
import { ofNameFirst } from "./of-name-first.ts";
import { overAt } from "./over-at.ts";
import { openingInside, openingOf } from "./openings.ts";
import { beforeAside, behindPreamble, type HoldsName, type InName } from "./preambles.ts";
import { soManyDifferent } from "./so-many-different.ts";
import { soManyOrMore } from "./so-many-or-more.ts";
import { holdingTheirs, standingInThem } from "./standing-in-them.ts";
import { soManyFirst } from "./so-many-first.ts";
import { thanAnyOther } from "./than-any-other.ts";
import { withoutSmallTalk } from "./small-talk.ts";
import { texted } from "./texted.ts";
import { theOneWith } from "./the-one-with.ts";
import { whenAndWhere } from "./when-and-where.ts";
import { whenDoneByUs } from "./when-done-by-us.ts";
import { whetherStated } from "./truth.ts";
import { possessiveNames } from "./possessive-names.ts";
import { reworded, type Piece } from "./pieces.ts";
import { ourOwn } from "./our-own.ts";
import { countedUp } from "./counted-up.ts";
import { goingThrough } from "./going-through.ts";
import { ifSoWho } from "./if-so-who.ts";
import { toldBefore } from "./told-before.ts";
import { theTownOf, whoIsBehind } from "./said-of-names.ts";
import { aboveTheSea, thanAYear } from "./than-a-year.ts";
import { withoutTail } from "./tails.ts";
import { openingBehindAnd } from "./opening-behind-and.ts";
import { whatTheyDoThere } from "./what-they-do-there.ts";
import { whoTheyAre } from "./who-they-are.ts";
import { withCast } from "./with-cast.ts";
import { withTheirs } from "./with-theirs.ts";
import { whereFrom } from "./where-from.ts";
import { whoseItIs } from "./whose-it-is.ts";
import { workplaces } from "./workplaces.ts";
import { wouldBe } from "./would-be.ts";
import { yearBehind } from "./year-behind.ts";

/**
 * A question without what people say around it: what only greets or asks to be told ("I was wondering whether you
 * could tell me"), that it need not be known ("…, if anybody has kept a note of it"), what is told of the asker, and
 * what only stresses ("it was … who"); and with what is to be chosen from behind it. Names keep their places in what is
 * left. What asks for something is never left out. "The next but one" is said as "the second"; "have E as
 * their patron" as "have the patron E"; and what a pronoun says of what is counted is said without it.
 */
export function plainQuestion<T extends Asked>(input: T): T {
  const named = BY_NAMES.reduce<T>((asked, rewording) => withPieces(asked, rewording(asked)), input);
  return REWORDINGS.reduce<T>(rewordedBy, named);
}

/** The same without thanks alone, whatever else is said around it. */
export function withoutThanks<T extends Asked>(input: T): T {
  return rewordedBy(input, withoutSmallTalk);
}

/** What is put otherwise by where names stand in it. */
const BY_NAMES = [
  ourOwn,
  possessiveNames,
  workplaces,
  whoseItIs,
  comparedInFew,
  ofTheTwo,
  inBoth,
  succeeding,
  appositions,
  areMarried,
  isThereOneCalled,
  justBefore,
  measuredByDeed,
  theTownOf,
  whoIsBehind,
  ofNameFirst,
  yearBehind,
  withCast,
  whoTheyAre,
];

const REWORDINGS = [
  ...[amountsInDigits, askingAssent, withoutSmallTalk, toldBefore, ifSoWho, countedUp, goingThrough, whereFrom],
  ...[texted, theOneWith, wouldBe, overAt, askedBehind, doneByAnybody],
  ...[
    withoutTail,
    inShort,
    withoutInAll,
    asFarAsKnown,
    happeningSomewhere,
    higherUp,
    thanAYear,
    aboveTheSea,
    neverEither,
    ofWhatIsHeld,
    inPlainWords,
    gotDone,
    doingNone,
    whenDoneByUs,
    withoutSurroundings,
    openingBehindAnd,
    whatTheyDoThere,
    whenAndWhere,
    nextButOne,
    companyTurned,
  ],
  ...[goingSoFar, soManyFirst, thanAnyOther, goingBy, anythingBy, firstOfThose, kindToChoose],
  ...[asTheir, soManyOrMore, soManyDifferent, everyOne, standingInThem, holdingTheirs, firstAndLast, withTheirs],
];

/** What is left of a question, as pieces of it; undefined where all is. */
type Rewording = (words: readonly Word[], holdsName: HoldsName, inName: InName) => readonly Piece[] | undefined;

function rewordedBy<T extends Asked>(input: T, rewording: Rewording): T {
  const { question, mentions } = input;
  const words = wordsOf(question);
  const holdsName: HoldsName = (from, to) => {
    const [start, end] = [words[from]?.start ?? 0, words[to - 1]?.end ?? 0];
    return mentions.some((each) => each.start >= start && each.end <= end && isNameLike(each, words));
  };
  const inName: InName = (at) => {
    const word = words[at];
    return word !== undefined && mentions.some((each) => goesOver(each, word));
  };
  return withPieces(input, rewording(words, holdsName, inName));
}

function withPieces<T extends Asked>(input: T, pieces: readonly Piece[] | undefined): T {
  if (pieces === undefined) return input;
  const { question, mentions } = input;
  const { text, moved } = reworded(question, wordsOf(question), pieces);
  return {
    ...input,
    question: text,
    mentions: mentions.flatMap((mention) => {
      const place = moved(mention.start, mention.end);
      return place === undefined ? [] : [{ ...mention, ...place }];
    }),
  };
}

/** A name of several words, or one with a capital that does not only begin a sentence. */
function isNameLike({ text, start }: AnalysisInput["mentions"][number], words: readonly Word[]): boolean {
  const isFirst = words[0]?.start === start;
  return /\s/u.test(text) || (!isFirst && /^\p{Lu}/u.test(text));
}

/** Does a name begin before a word and reach to it, and is it written so by the graph? */
function goesOver({ start, end, candidates }: AnalysisInput["mentions"][number], word: Word): boolean {
  return start < word.start && word.end <= end && candidates.some((each) => !isOnlyAlike(each));
}

function withoutSurroundings(words: readonly Word[], holdsName: HoldsName): readonly Piece[] | undefined {
  const behind = behindPreamble(words, holdsName);
  const opening = openingOf(words.slice(behind));
  const begins = behind + opening.to;
  const closing = beforeAside(words, closingFrom(words), holdsName);
  const [from, to] = closing > begins ? [begins, closing] : [begins, words.length];
  const stated = whetherStated(words, behind, to);
  if (stated !== undefined) return stated;
  const core = withoutCleft(words, from, to) ?? choiceInFront(words, from, to) ?? openingInside(words, from, to);
  if (core !== undefined) return core;
  if (behind === 0 && to === words.length && (opening.isPlain || opening.to === 0)) return undefined;
  return [...(opening.asks ? [{ said: "tell me" }] : []), { from, to }];
}
