import lists from "../../language/data/question-words.json" with { type: "json" };
import { isAuxiliary, PREPOSITIONS, WH } from "../../language/function-words.ts";
import { wordSet } from "../../language/word-set.ts";
import type { Word } from "../../language/words.ts";
import { ORDERS } from "../../weights.ts";
import { rankBehind, rankPerEach } from "../order/rank-behind.ts";
import { rankOwned } from "../order/rank-owned.ts";
import { nextSaid } from "../order/next-said.ts";
import { takenTogether } from "../order/taken-together.ts";
import { saidAnywhere } from "../totals/aggregate.ts";
import { eachInFront } from "../each/each-in-front.ts";
import { verbBehindAll } from "./all-in-front.ts";
import { embedded } from "./embedded.ts";
import { withoutGenericSubject } from "./generic-subject.ts";
import { kindsOfDone } from "./kinds-of-done.ts";
import { putInFront } from "./put-in-front.ts";
import { verbBehindClause } from "./verb-behind-clause.ts";
import type { WordOrder } from "./word-order.ts";

/** The rules of orders in which words may be read, by name. Each says in its file what it moves. */
export const ORDER_RULES = {
  "as it stands": asItStands,
  "pronoun for a name in front": pronounsResolved,
  "question inside another": embedded,
  "anybody as subject": withoutGenericSubject,
  "question word behind": putInFront,
  "verb before its clause": verbBehindClause,
  "phrase put in front": frontMoved,
  "sum said inside": sumMoved,
  "what is taken together": takenTogether,
  "next said besides after": nextSaid,
  "each put in front": eachInFront,
  "rank of what one has": rankOwned,
  "rank of each": rankPerEach,
  "rank behind its noun": rankBehind,
  "kinds of what one does": kindsOfDone,
  "verb before all of a kind": verbBehindAll,
} satisfies Readonly<Record<string, (words: readonly Word[]) => readonly WordOrder[]>>;

/** All orders in which the words of a question may be read. */
export function wordOrders(words: readonly Word[]): readonly WordOrder[] {
  return Object.values(ORDER_RULES).flatMap((rule): readonly WordOrder[] => rule(words));
}

function asItStands(words: readonly Word[]): readonly WordOrder[] {
  return [{ words, cost: 0 }];
}

/**
 * What was put before the question is read behind it: "In the country where E was made, who is the head of state" is
 * "who is the head of state in the country where E was made".
 */
function frontMoved(words: readonly Word[]): readonly WordOrder[] {
  const first = words[0]?.lower ?? "";
  const opens = PREPOSITIONS.has(first) || first === "when" || first === "while";
  if (!opens || WH.has(words[1]?.lower ?? "")) return [];
  const orders: WordOrder[] = [];
  const end = /^[?!.]$/u.test(words.at(-1)?.lower ?? "") ? words.length - 1 : words.length;
  for (let at = 2; at < end; at += 1) {
    const lower = words[at]?.lower ?? "";
    const afterComma = words[at - 1]?.lower === ",";
    const preposition = PREPOSITIONS.has(lower) && WH.has(words[at + 1]?.lower ?? "");
    const startsQuestion = OPENINGS.has(lower) || preposition;
    if (
      !(startsQuestion && (afterComma || !isRelative(words, at))) &&
      !(afterComma && isAuxiliary(lower)) &&
      !(afterComma && IMPERATIVES.has(lower))
    )
      continue;
    const front = words.slice(0, afterComma ? at - 1 : at);
    orders.push({
      words: [...words.slice(at, end), ...front],
      cost: afterComma ? ORDERS.behindComma : ORDERS.withoutComma,
    });
  }
  return orders;
}

/** "How many are there in total in E" is "how many are there in E in total", and so is "altogether, how many …". */
function sumMoved(words: readonly Word[]): readonly WordOrder[] {
  const end = /^[?!.]$/u.test(words.at(-1)?.lower ?? "") ? words.length - 1 : words.length;
  for (let at = 0; at < end; at += 1) {
    const length = saidAnywhere(words, at);
    if (length === 0 || at + length >= end) continue;
    const behind = words[at + length]?.lower === "," ? at + length + 1 : at + length;
    const before = words[at - 1]?.lower === "," && behind > at + length ? at - 1 : at;
    const order = [...words.slice(0, before), ...words.slice(behind, end), ...words.slice(at, at + length)];
    return [{ words: order, cost: ORDERS.sumInside }];
  }
  return [];
}

const IMPERATIVES = wordSet(lists.imperatives);

const OPENINGS = wordSet(lists.openings);
const RELATIVES = wordSet(lists.relativesBehindNoun);
const BEFORE_QUESTION_WORD = wordSet(lists.beforeQuestionWord);
const PRONOUNS = wordSet(lists.pronouns);

/** "where" and "who" behind a noun begin a clause that belongs to it. */
function isRelative(words: readonly Word[], at: number): boolean {
  return (
    /^\p{Ll}/u.test(words[at - 1]?.text ?? "") &&
    !BEFORE_QUESTION_WORD.has(words[at - 1]?.lower ?? "") &&
    RELATIVES.has(words[at]?.lower ?? "")
  );
}

/** "E, when was it released?" is "when was E released?". */
function pronounsResolved(words: readonly Word[]): readonly WordOrder[] {
  const comma = words.findIndex((word) => word.lower === ",");
  const pronoun = words.findIndex((word, index) => index > comma && PRONOUNS.has(word.lower));
  if (comma < 1 || pronoun < 0) return [];
  return [
    {
      words: [...words.slice(comma + 1, pronoun), ...words.slice(0, comma), ...words.slice(pronoun + 1)],
      cost: ORDERS.pronoun,
    },
  ];
}
