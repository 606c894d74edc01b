import lists from "../language/data/frames.json" with { type: "json" };
import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { gradedAdjective } from "../language/adjectives.ts";
import { BE, DETERMINERS, HAVE, isFunctionWord } from "../language/function-words.ts";
import { AMOUNTS, superlativeOf } from "../language/superlative-of.ts";
import { isParticiple } from "../language/word-forms.ts";
import { wordSet } from "../language/word-set.ts";
import { wordsOf, type Word } from "../language/words.ts";
import { namedInOrder } from "./named-in-order.ts";
import type { Piece } from "./pieces.ts";

const AGAINST = wordSet(lists.against);
const ONE_OF_THEM = lists.oneOfThem.map((phrase) => phrase.split(" ")).sort((a, b) => b.length - a.length);
const ENDS: ReadonlySet<string> = new Set(["?", "!", ".", ":", ",", ";"]);
const CHOOSING: ReadonlySet<string> = new Set(["which", "who"]);
/** Behind "born" these ask who it happened to before or after all others. */
const IN_TIME: ReadonlyMap<string, string> = new Map([
  ...["first", "earlier", "earliest"].map((each) => [each, "first"] as const),
  ...["last", "later", "latest"].map((each) => [each, "last"] as const),
]);
const MOST_WORDS_OF_A_MEASURE = 4;
const LEAST_TO_CHOOSE_FROM = 3;

/** The names that are held against each other: their words, what stands between them, and all that is said besides. */
interface Contest {
  readonly names: readonly { readonly from: number; readonly to: number }[];
  readonly isAgainst: boolean;
  readonly said: readonly Word[];
}

/**
 * "A vs B vs C taller", "older: A, B or C" as "which is the tallest, A, B or C", and "A vs B population" as "the
 * population of A and B": names that are held against each other, and what they are compared by, which is all that is
 * said. Undefined where more is said, or less.
 */
export function comparedInFew({
  question,
  mentions,
}: Pick<AnalysisInput, "question" | "mentions">): readonly Piece[] | undefined {
  const contest = contestIn(wordsOf(question), mentions);
  if (contest === undefined) return undefined;
  const { names, said, isAgainst } = contest;
  if (said.length === 0 || said.length > MOST_WORDS_OF_A_MEASURE + 3) return undefined;
  const asked = names.length >= LEAST_TO_CHOOSE_FROM ? choiceOf(said) : undefined;
  if (asked !== undefined) return [{ said: asked }, { said: "," }, ...listed(names, "or")];
  const isMeasure = isAgainst && said.length <= MOST_WORDS_OF_A_MEASURE && said.every(isPlainNoun);
  return isMeasure ? [{ said: `the ${textOf(said)} of` }, ...listed(names, "and")] : undefined;
}

function contestIn(words: readonly Word[], mentions: AnalysisInput["mentions"]): Contest | undefined {
  const [first, ...others] = namedInOrder(words, mentions);
  if (first === undefined) return undefined;
  const names = [first];
  let [isAgainst, hasJoint] = [true, false];
  for (const name of others) {
    const joint = words.slice((names.at(-1) ?? first).to, name.from).filter(({ lower }) => !DETERMINERS.has(lower));
    const isJoint = joint.length > 0 && joint.length <= 2 && joint.every(isJointWord);
    if (!isJoint) return undefined;
    isAgainst &&= joint.every(({ lower }) => AGAINST.has(lower) && lower !== "or");
    hasJoint ||= joint.some(({ lower }) => AGAINST.has(lower));
    names.push(name);
  }
  if (names.length < 2) return undefined;
  const [from, to] = [first.from, (names.at(-1) ?? first).to];
  const before = words.slice(0, from).filter(({ lower }) => !ENDS.has(lower) && !DETERMINERS.has(lower));
  const behind = words.slice(to).filter(({ lower }) => !ENDS.has(lower));
  // What stands on both sides is more than what they are compared by.
  if (before.length > 0 && behind.length > 0) return undefined;
  // "Older: A, B, C" leaves "or" out; "bridges A, B, C" lists things.
  const isParted = before.length > 0 ? ENDS.has(words[from - 1]?.lower ?? "") : ENDS.has(words[to]?.lower ?? "");
  return hasJoint || isParted ? { names, isAgainst, said: [...before, ...behind] } : undefined;
}

function isJointWord({ lower }: Word): boolean {
  return lower === "," || AGAINST.has(lower);
}

/** "Taller", "more inhabitants", "born first", "which of them is older": the question for one of several. */
function choiceOf(said: readonly Word[]): string | undefined {
  const [opening, ...others] = said.map(({ lower }) => lower);
  const isAsked = CHOOSING.has(opening ?? "");
  const which = isAsked ? (opening ?? "") : "which";
  const rest = isAsked ? withoutOneOfThem(others) : [opening ?? "", ...others];
  const [verb, ...behind] = rest;
  const hasVerb = isAsked && (BE.has(verb ?? "") || HAVE.has(verb ?? ""));
  if (isAsked && !hasVerb) return undefined;
  const is = hasVerb && BE.has(verb ?? "") ? (verb === "'s" ? "is" : (verb ?? "")) : undefined;
  const measure = (hasVerb ? behind : rest).filter((lower) => !DETERMINERS.has(lower));
  const [word = "", ...noun] = measure;
  if (noun.some((lower) => isFunctionWord(lower))) return undefined;
  const last = noun.at(-1) ?? "";
  const deed = noun.length === 1 && isParticiple(word) ? IN_TIME.get(last) : undefined;
  if (deed !== undefined) return `${which} ${is ?? "was"} ${word} ${deed}`;
  const most = superlativeOf(word);
  if (most === undefined || noun.length > MOST_WORDS_OF_A_MEASURE - 1) return undefined;
  if (noun.length === 0) return !AMOUNTS.has(word) ? `${which} ${is ?? "is"} the ${most}` : undefined;
  const isOfAdjective = AMOUNTS.has(word) && noun.length === 1 && gradedAdjective(last) !== undefined;
  // "Is the larger population" says what each of them is, and not what it has.
  if (is !== undefined) return isOfAdjective ? `${which} ${is} the ${most} ${last}` : undefined;
  return isOfAdjective ? `${which} is the ${most} ${last}` : `${which} has the ${most} ${noun.join(" ")}`;
}

function withoutOneOfThem(lowers: readonly string[]): readonly string[] {
  const phrase = ONE_OF_THEM.find((each) => each.every((word, at) => lowers[at] === word));
  return lowers.slice(phrase?.length ?? 0);
}

function listed(names: Contest["names"], last: "or" | "and"): readonly Piece[] {
  return names.flatMap((name, at): readonly Piece[] => {
    const joint = at === 0 ? [] : [{ said: at === names.length - 1 ? last : "," }];
    return [...joint, { from: name.from, to: name.to }];
  });
}

function isPlainNoun({ lower, text }: Word): boolean {
  return (
    text === lower &&
    !isFunctionWord(lower) &&
    !AMOUNTS.has(lower) &&
    (gradedAdjective(lower)?.degree ?? "base") === "base"
  );
}

function textOf(words: readonly Word[]): string {
  return words.map(({ lower }) => lower).join(" ");
}
