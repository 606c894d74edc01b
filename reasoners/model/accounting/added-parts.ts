import {
  isPartOfTotal,
  isRatioOfCounts,
  isShare,
  isWhetherAll,
  type Form,
  type SetForm,
  type TotalForm,
} from "../../../engine/question/form/logical-form.ts";
import { takesNumbers, type TakingNumbers } from "../../../engine/question/form/things-tallied.ts";
import { relationOf } from "../../../engine/question/form/walk.ts";
import type { Finding } from "./finding.ts";
import type { FormContent } from "./form-content.ts";
import { isHeldAgainstMean } from "./needs.ts";
import type { SaidQuestion } from "./said-words.ts";
import {
  AGEING,
  AVERAGING,
  COUNTING,
  DENYING,
  DIFFERING,
  EXTREMES,
  PARTS,
  PAST_TENSE,
  RESTRICTING,
  SUMMING,
  TENS,
  UNITS,
  UNIVERSAL,
} from "./word-lists.ts";

/** What a form takes away, counts or puts into the past though no word of an English question says so. */
export function addedParts(said: SaidQuestion, { nodes }: FormContent): readonly Finding[] {
  const { words } = said;
  const isDenied = words.some(({ lower }) => DENYING.has(lower) || lower.endsWith("n't"));
  const isPast = words.some(({ lower }) => PAST_TENSE.has(lower));
  const isCounted = words.some(({ lower, text }) => COUNTING.has(lower) || isNumber(lower, text));
  return nodes.flatMap((node): Finding[] => {
    // Nobody is a neighbour of his own: to leave out what is named does no harm.
    if (node.kind === "except" && !isDenied)
      return [{ lack: isNamed(node.without) ? "REMARKED" : "REFUSED", words: "except", kind: "ADDED" }];
    if (node.kind === "where" && isUnsaid(node.condition.operator, words))
      return [{ lack: "REFUSED", words: node.condition.operator, kind: "ADDED" }];
    if (isWhetherAll(node) && !words.some(({ lower }) => UNIVERSAL.has(lower) || RESTRICTING.has(lower)))
      return [{ lack: "REFUSED", words: "all", kind: "ADDED" }];
    if (takesNumbers(node) && !isTotalSaid(node.tally, words) && !isMostSaid(node, words))
      return [{ lack: "REFUSED", words: node.tally.how, kind: "ADDED" }];
    if ("tally" in node && node.tally?.how === "count" && !isCounted)
      return [{ lack: "REFUSED", words: relationOf(node)?.text ?? "", kind: "COUNTED", does: "COUNT" }];
    if (isHeldAgainstMean(node) && !isTotalSaid({ how: "mean" }, words))
      return [{ lack: "REFUSED", words: "average", kind: "ADDED" }];
    if (node.kind === "total" && !isTotalSaid(node, words))
      return [{ lack: "REFUSED", words: node.how, kind: "ADDED" }];
    if ((isShare(node) || isPartOfTotal(node)) && !isShareSaid(said))
      return [{ lack: "REFUSED", words: "in percent", kind: "ADDED" }];
    if ((node.kind === "difference" || isRatioOfCounts(node)) && !words.some(({ lower }) => DIFFERING.has(lower)))
      return [{ lack: "REFUSED", words: node.kind === "difference" ? node.how : "ratio", kind: "ADDED" }];
    if (node.kind === "age" && !words.some(({ lower }) => AGEING.has(lower)))
      return [{ lack: "REFUSED", words: "up to today", kind: "ADDED" }];
    return isEnded(node) && !isPast ? [{ lack: "REFUSED", words: "no longer", kind: "ADDED" }] : [];
  });
}

/** Does a condition hold of all of some things, or of no others, though no word says so? */
function isUnsaid(operator: string, words: SaidQuestion["words"]): boolean {
  const said = operator === "every" ? UNIVERSAL : operator === "only" ? RESTRICTING : undefined;
  return said !== undefined && !words.some(({ lower }) => said.has(lower));
}

/** Is it said that many values are made one? "How much did E give" asks for all of it. */
function isTotalSaid({ how }: Pick<TotalForm, "how">, words: SaidQuestion["words"]): boolean {
  const said = how === "mean" ? AVERAGING : how === "sum" ? SUMMING : EXTREMES;
  return words.some(({ lower }) => said.has(lower) || (said === EXTREMES && lower.endsWith("est")));
}

/** "Who wrote the most pages": what is not counted by itself is added up. */
function isMostSaid({ kind, tally }: TakingNumbers, words: SaidQuestion["words"]): boolean {
  return kind === "extreme" && tally.how === "sum" && words.some(({ lower }) => MOST.has(lower));
}

const MOST: ReadonlySet<string> = new Set(["most", "fewest", "least"]);

function isShareSaid({ text, words }: SaidQuestion): boolean {
  return text.includes("%") || words.some(({ lower }) => PARTS.has(lower));
}

function isNumber(lower: string, text: string): boolean {
  return /^\p{Nd}/u.test(text) || UNITS.includes(lower) || TENS.includes(lower);
}

function isNamed(set: SetForm): boolean {
  return set.kind === "mention" || (set.kind === "union" && set.sets.every(isNamed));
}

function isEnded(node: Form): boolean {
  return node.kind === "at" && node.time.kind === "past";
}
