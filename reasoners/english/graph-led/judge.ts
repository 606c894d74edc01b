import lists from "../language/data/graph-led-words.json" with { type: "json" };
import type { Reading } from "../../../engine/question/analysis.ts";
import { withoutItself } from "../../../engine/question/form/without-itself.ts";
import type { GraphLedInput } from "../../../engine/query/graph-led/read-by-graph.ts";
import { uncheckedNouns } from "../accounting/account.ts";
import { askedWords } from "../accounting/asked-question.ts";
import type { Said } from "../accounting/demand.ts";
import { barePlaces } from "../accounting/bare-places.ts";
import { checkedByGender } from "../accounting/by-gender.ts";
import { uncheckedSexes, withSexesTold } from "../accounting/gender.ts";
import { nothingTells } from "../accounting/nothing-tells.ts";
import { looseKinds } from "../accounting/loose-kinds.ts";
import { openVerbs } from "../accounting/open-verbs.ts";
import { overDeeds } from "../accounting/over-deeds.ts";
import { pastOfProgressive } from "../accounting/past-of-progressive.ts";
import { presentTimes } from "../accounting/present-times.ts";
import { wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import { inTense } from "../grammar/time/tense.ts";
import type { Work } from "../grammar/work.ts";
import { cutsRelationName, cuttingNames } from "../accounting/rules/cut-relation-name.ts";
import { losesKindAsked } from "../accounting/rules/kind-not-asked.ts";
import { answeringAsAsked } from "../accounting/meant-answers.ts";
import { objectionTo } from "../accounting/rules/rules.ts";
import { joinedByAnd } from "../accounting/rules/joined-by-and.ts";
import { withoutHalfNamed } from "../accounting/rules/named-in-part.ts";
import { takesPartOfName } from "../accounting/rules/part-of-a-name.ts";
import { addedUp } from "../linking/added-up.ts";
import { totalOfNodes } from "../linking/total-of-nodes.ts";
import { isOfUnknownKind, kindAsked } from "../linking/kind-asked.ts";
import { withNumbersForYears } from "../linking/number-or-year.ts";
import { goesOneWay } from "../linking/one-way.ts";
import { withOriginsOnly } from "../linking/origins.ts";
import { withWhatSuffered } from "../linking/what-suffered.ts";
import { GRAPH_LED } from "../weights.ts";
import type { Claim } from "./claims.ts";
import type { Formed } from "./forms.ts";
import type { Layout } from "./layout.ts";

/** What it costs to be judged by the rules of the accounting, which look through the question. */
const STEPS = 4;

/**
 * The reading, if the same rules let it pass that judge those of the grammar. What leaves a doubt there is none here:
 * only what is said in full is read. Whether a wife is a woman, few graphs tell.
 */
export function judged(
  { form: found, told, readAs = [] }: Formed,
  { words: all, claims, asked: questionWord }: Layout,
  { catalogue, mentions }: GraphLedInput,
  work: Work,
): Reading | undefined {
  const isTold = (word: Word): boolean =>
    told.some(({ from, to }) => all.slice(from, to).includes(word)) || isLight(word, all, claims);
  const words = withoutHead(all, claims, questionWord)?.filter((word) => !isTold(word));
  if (words === undefined) return undefined;
  const asked = askedWords(words, mentions);
  work.spend(STEPS + Math.floor(asked.text.length / 100));
  const namedInFull = withoutHalfNamed(words, catalogue)(found);
  const ofOrigins = namedInFull && withOriginsOnly(namedInFull, asked, catalogue);
  if (ofOrigins === undefined) return undefined;
  const whole: Said = { words: all, start: Math.max(0, questionWord) };
  const ended = withWhatSuffered(totalOfNodes(addedUp(ofOrigins, whole, catalogue), catalogue), whole, catalogue);
  const said = withSexesTold(withoutItself(ended, catalogue, (each) => goesOneWay(each, catalogue)));
  if (takesPartOfName(said, mentions, words)) return undefined;
  if (cutsRelationName(said, cuttingNames(mentions, words, catalogue))) return undefined;
  const joined = joinedByAnd(said, asked, catalogue);
  if (joined.isUnclear) return undefined;
  if (objectionTo(joined.form, asked, catalogue) !== undefined) return undefined;
  const form = answeringAsAsked(joined.form, asked, catalogue);
  if (form === undefined || losesKindAsked(form, whole, catalogue)) return undefined;
  const doubts = [
    ...uncheckedNouns(form, asked, catalogue),
    ...looseKinds(form, asked, catalogue),
    ...barePlaces(form),
    ...openVerbs(form, catalogue),
    ...presentTimes(form, asked),
    ...pastOfProgressive(form, asked),
    ...overDeeds(form, asked),
  ];
  if (doubts.length > 0) return undefined;
  const unchecked = uncheckedSexes(form, asked, catalogue);
  const { untold, likely } = nothingTells(form, asked, unchecked, catalogue);
  const asks = kindAsked(form, asked.words, asked.start, catalogue, mentions);
  if (asks !== undefined && isOfUnknownKind(asks, catalogue)) return undefined;
  const reading: Reading = {
    ...(readAs.length === 0 ? {} : { readAs }),
    form: withNumbersForYears(inTense(form, words), catalogue),
    score: GRAPH_LED.best,
    ...(unchecked.length === 0 ? {} : { unchecked }),
    ...(untold.length === 0 ? {} : { untold }),
    ...(likely === undefined ? {} : { likely }),
    ...(asks === undefined ? {} : { asks }),
  };
  const [sure] = checkedByGender(reading, unchecked, catalogue);
  return sure;
}

/** The verb and the article of "did the lighting". */
function isLight(word: Word, words: readonly Word[], claims: readonly Claim[]): boolean {
  const at = words.indexOf(word);
  return claims.some(
    (claim) =>
      claim.kind === "relation" &&
      claim.isDone === true &&
      claim.from <= at &&
      at < claim.to &&
      !claim.words.includes(word),
  );
}

/** "Anything made by E" says no more than "made by E" where it comes first; elsewhere "everything" means all. */
function withoutHead(
  words: readonly Word[],
  claims: readonly Claim[],
  questionWord: number,
): readonly Word[] | undefined {
  const all = claims.filter((claim) => claim.kind === "anything" && ALL.has(words[claim.from]?.lower ?? ""));
  const [head, ...others] = all;
  if (head === undefined) return words;
  if (others.length > 0 || head !== claims[0] || questionWord >= 0) return undefined;
  return words.filter((_, at) => at !== head.from);
}

const ALL = wordSet(lists.anythingAtAll);
