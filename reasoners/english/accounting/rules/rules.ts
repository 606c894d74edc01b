import lists from "../../language/data/account-words.json" with { type: "json" };
import type { Form } from "../../../../engine/question/form/logical-form.ts";
import type { Catalogue } from "../../../../engine/sources/knowledge-graph.ts";
import { wordSet } from "../../language/word-set.ts";
import { wordsOf } from "../../language/words.ts";
import { unaccountedWords } from "../account.ts";
import { wordsInNames } from "../consumed.ts";
import { unknownWords } from "../unknown-words.ts";
import { listsNumbers } from "../../linking/added-up.ts";
import { nodesOf } from "../../../../engine/question/form/walk.ts";
import type { AskedQuestion } from "../asked-question.ts";
import { asksForSum, countsCommonOnes, countsValues } from "./amounts.ts";
import { takesAdjectiveForKind } from "./adjective-as-kind.ts";
import { answersOtherEnd, answersOtherKind } from "./answers-other-kind.ts";
import { ranksByItsOwnTime } from "./first-of-its-kind.ts";
import { asksAnyForAll } from "./any-for-all.ts";
import { answersNoTime } from "./no-time.ts";
import { losesComitative } from "./comitative.ts";
import { comesBack } from "./comes-back.ts";
import { countsDoersOfDeeds } from "./deeds-as-doers.ts";
import { answersWithWhatIsDone } from "./doers-of-deeds.ts";
import { guessesDoer } from "./guessed-doers.ts";
import { tellsTimeOfHappening } from "./happening-as-time.ts";
import { countsInhabitants, countsPeoples } from "./inhabitants.ts";
import { answersWithDeedItself, answersWithNode, answersWithNoOwner, countsNobody } from "./nodes-as-answers.ts";
import { takesKindForRelation } from "./kind-not-asked.ts";
import { countsWhatIsStated } from "./stated-numbers.ts";
import { asksKindsOfKinds } from "./kinds-of-kinds.ts";
import { saysMoreKinds } from "./kinds-said.ts";
import { answersWithMeasure } from "./measures-as-places.ts";
import { losesMonarch } from "./monarchs.ts";
import { answersWithName } from "./names-as-answers.ts";
import { takesNameForTwo } from "./name-in-two.ts";
import { losesName } from "./names.ts";
import { answersOtherThanNamed, listsWhatIsAsked } from "./named-behind-which.ts";
import { losesOwnRelative } from "./own-relatives.ts";
import { takesOwnedForOrigin } from "./owned-as-origin.ts";
import { measuresSomethingElse } from "./measures-something-else.ts";
import { takesPeriodForAll } from "./one-period-on.ts";
import { leavesItsFact } from "./other-facts.ts";
import { answersOtherTime } from "./other-times.ts";
import { ranksByOwnName } from "./rank-in-name.ts";
import { ranksOneThing } from "./rank-of-one.ts";
import { ranksAcrossEach, totalsAcrossEach } from "./ranks-of-each.ts";
import { walksTwiceAtOnce } from "./said-in-one-breath.ts";
import { turnsOfSeveral } from "./turns-of-several.ts";
import { answersWithTerm } from "./terms-as-answers.ts";
import { timesNothing } from "./time-of-nothing.ts";
import { ranksWideKind } from "./wide-kinds.ts";

/**
 * What a reading must carry besides its single words, and the reason to drop one that does not: words that turn the
 * answer have to stand in a node of the form, and the form must not answer with what it was asked of.
 */
type Rule = readonly [losesIt: (form: Form, asked: AskedQuestion, catalogue: Catalogue) => boolean, reason: string];

const RULES: readonly Rule[] = [
  [losesName, "The question names something that the built-in reasoner could not tie to what is asked."],
  [
    losesComitative,
    "The question says that something is shared or done together in a way that the built-in reasoner can not express.",
  ],
  [ranksOneThing, "The question ranks the members of something that is known as one single thing."],
  [ranksByOwnName, "The question says by the name of a relation what comes first, and ranks nothing by it."],
  [ranksWideKind, "The question ranks all of a wide kind, of which the sources name only those that something has."],
  [
    ranksByItsOwnTime,
    "The question asks what was first of all that was done, and can be read only as what is itself the first of its kind.",
  ],
  [
    ranksAcrossEach,
    "The question asks what is first of each of several things, and can be read only as the first of all.",
  ],
  [
    totalsAcrossEach,
    "The question asks what things come to for each of several others, and can be read only as what all come to.",
  ],
  [timesNothing, "The question says a time of a kind of things alone, and the sources do not say when these were."],
  [
    takesPeriodForAll,
    "The question says one year, or one day, after or before another, and can be read only as any time after or before it.",
  ],
  [losesMonarch, "The question asks for a monarch, whom the sources do not tell from other heads of state."],
  [turnsOfSeveral, "The question asks who was first, last or next in an office, and does not say where."],
  [answersWithName, "The question can be read only so that a name in it would be an answer to it."],
  [asksAnyForAll, "The question asks of several whether all are so, which the built-in reasoner can not express."],
  [saysMoreKinds, "The question says a kind of thing of which nothing is that could be found."],
  [asksKindsOfKinds, "The question asks for the kinds of something, and not for those of its kinds."],
  [takesNameForTwo, "The question can be read only so that one name of a relation says two of its steps."],
  [walksTwiceAtOnce, "The question can be read only so that two words of one noun are two steps."],
  [losesOwnRelative, "The question can be read only so that somebody else's relative would do as well as one's own."],
  [leavesItsFact, "The question can be read only so that what is told of others would be an answer as well."],
  [
    takesOwnedForOrigin,
    "The question asks what something has, and can be read only as asking for those who come from there.",
  ],
  [comesBack, "The question can be read only so that it comes back to what it names."],
  [guessesDoer, "The question says who did something, and can be read only so that it may as well be done to them."],
  [countsPeoples, "The question asks for a number of people, and can be read only so that other things are counted."],
  [countsInhabitants, "The sources know some of those who live there, whose number is not that of all."],
];

/** Objections to what a reading gives, where it leaves out no word. */
const RULES_OF_ANSWERS: readonly Rule[] = [
  [
    answersOtherKind,
    "The question can be read only so that another kind of thing than it asks for would be the answer.",
  ],
  [
    answersOtherEnd,
    "The question can be read only so that those of whom it asks something would be the answer, and not what it asks.",
  ],
  [
    answersWithWhatIsDone,
    "The question asks who or what does something, and can be read only so that what it is done to would be the answer.",
  ],
  [
    answersOtherThanNamed,
    "The question asks which of those of a name it is, and can be read only so that something else would be the answer.",
  ],
  [
    listsWhatIsAsked,
    "The question asks what something is, and can be read only as asking which things are of that kind.",
  ],
  [
    takesAdjectiveForKind,
    "The question asks what something is like, and can be read only as asking of what kind it is.",
  ],
  [tellsTimeOfHappening, "The question asks what happened, and can be read only as when or where it did."],
  [answersNoTime, "The question asks for a time, and can be read only so that something else would be the answer."],
  [answersOtherTime, "The question asks for another time than the days or months that it can be read as."],
  [
    answersWithMeasure,
    "The question asks where something is, and can be read only so that a number of it would be the answer.",
  ],
  [
    answersWithNode,
    "The question can be read only so that what links things would be the answer, and not one of these things.",
  ],
  [
    answersWithDeedItself,
    "The question asks what something was done to, and can be read only so that the deed would be the answer.",
  ],
  [
    answersWithTerm,
    "The question asks for somebody, and can be read only so that terms of office would be the answer.",
  ],
  [
    answersWithNoOwner,
    "The question asks to whom something belongs, and can be read only so that other things would be the answer.",
  ],
  [
    measuresSomethingElse,
    "The question asks how many of something there are, and can be read only as the amount of something else.",
  ],
  [
    takesKindForRelation,
    "The question asks for things of a kind, and can be read only so that something else would be the answer.",
  ],
  [
    (form, _asked, catalogue) => countsWhatIsStated(form, catalogue),
    "The question asks for a number that the sources state, and can be read only as that of those they name.",
  ],
  [countsDoersOfDeeds, "The question asks for a number of deeds, and can be read only as that of who did them."],
  [countsNobody, "The question asks for a number of people, and can be read only so that other things are counted."],
  [countsValues, "The question asks for an amount, and not for how many different numbers the sources state."],
  [
    listsNumbers,
    "The question asks for one number, and the sources state one of each deed, of which no name tells that it adds up.",
  ],
  [
    asksForSum,
    "The question asks for an amount of several, and does not say whether of each of them or of all together.",
  ],
  [countsCommonOnes, "The question can mean all that the ones named have, or what they have in common."],
];

/** The reason to drop a reading, undefined when it says all that the question says. */
export function objectionTo(form: Form, asked: AskedQuestion, catalogue: Catalogue): string | undefined {
  const first = (rules: readonly Rule[]): string | undefined =>
    rules.find(([losesIt]) => losesIt(form, asked, catalogue))?.[1];
  return first(RULES) ?? unaccounted(form, asked, catalogue) ?? first(RULES_OF_ANSWERS);
}

/**
 * Every word that quantifies, ranks, compares, restricts or times what is asked is carried by the reading, or it is
 * none.
 */
function unaccounted(form: Form, asked: AskedQuestion, catalogue: Catalogue): string | undefined {
  const words = unaccountedWords(form, asked, catalogue);
  if (words === undefined) return undefined;
  // "Secretly looks after" fails on "secretly", whichever word was missed first.
  const inNames = wordsInNames(
    [...nodesOf(form)].map(({ node }) => node),
    asked.words,
  );
  const [unknown] = unknownWords(asked, (at) => inNames.has(at), catalogue);
  if (unknown === undefined && deniesAny(words)) return DENIED;
  return unknown !== undefined
    ? `No name, kind or relation of the graph was found for “${unknown}”, and a question is not answered in part.`
    : `What “${words}” asks for can not be computed without a language model, and a question is not answered in part.`;
}

const DENYING: ReadonlySet<string> = new Set([...wordSet(lists.denyingClaims), "not", "cannot"]);

const DENIED = "The question denies something in a way that the built-in reasoner can not express.";

/** "Not", "never", "don't": words that deny what a verb says. */
function deniesAny(text: string): boolean {
  return wordsOf(text).some(({ lower }) => DENYING.has(lower) || lower.endsWith("n't"));
}
