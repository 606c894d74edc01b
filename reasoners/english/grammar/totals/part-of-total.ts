import type { Form, RelationPhrase, SetForm } from "../../../../engine/question/form/logical-form.ts";
import { BE, DO } from "../../language/function-words.ts";
import { phraseText } from "../../language/words.ts";
import { QUESTIONS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { isNounPhrase } from "../noun-phrase/noun.ts";
import { costOf, type FormParse, intersection, parse, type Parse } from "../parse.ts";
import { shareAskedOf } from "../questions/share-of-all.ts";
import { beforeMeasure, makingUp } from "./aggregate.ts";
import { afterArticle } from "./total-phrase.ts";
import { isOfSeveral, totalledSets } from "./totalled.ts";

const MOST_WORDS_OF_A_MEASURE = 4;

/**
 * "What share of the total length of the rivers do those in E make up", "what percentage of the area of all counties is
 * E's", "what share of the total length do the rivers in E make up": of what the values of all come to how much those
 * of some of them are.
 */
export function partsOfTotals(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const { words } = grammar;
  const asked = shareAskedOf(grammar, from);
  if (asked === undefined) return [];
  const article = afterArticle(grammar, asked);
  const total = beforeMeasure(words, article);
  if (total !== undefined && total.how !== "sum") return [];
  const start = article + (total?.length ?? 0);
  const found: FormParse[] = [];
  for (let at = start + 1; at < to - 1; at += 1) {
    const lower = words[at]?.lower ?? "";
    const span = BE.has(lower)
      ? ownersAt(grammar, at + 1, to)
      : DO.has(lower)
        ? makersAt(grammar, at + 1, to)
        : undefined;
    if (span === undefined) continue;
    for (const part of grammar.sets(...span))
      for (const whole of wholesAt(grammar, start, at, part.value, total !== undefined)) {
        const value: Form = { kind: "total", ...whole.value, how: "sum", part: among(whole.value.set, part.value) };
        found.push(parse<Form>(value, whole.cost + part.cost + QUESTIONS.total));
      }
  }
  return found;
}

type Span = readonly [from: number, to: number];

/** "(Is) E's", "(is) that of E": whose it is. */
function ownersAt({ words }: Grammar, from: number, to: number): Span | undefined {
  if (words[to - 1]?.lower === "'s") return to - 1 > from ? [from, to - 1] : undefined;
  const isOf = words[from]?.lower === "that" || words[from]?.lower === "those";
  return isOf && words[from + 1]?.lower === "of" && to > from + 2 ? [from + 2, to] : undefined;
}

/** "(Do) the rivers in E make up". */
function makersAt({ words }: Grammar, from: number, to: number): Span | undefined {
  const said = [1, 2].find((length) => makingUp(words.slice(0, to), to - length) === length);
  return said === undefined || to - said <= from ? undefined : [from, to - said];
}

interface Whole {
  readonly set: SetForm;
  readonly by: RelationPhrase;
}

/** What the part is asked of: the values of several things; those of all of its kind where only the measure is said. */
function wholesAt(
  grammar: Grammar,
  from: number,
  to: number,
  part: SetForm,
  isTotal: boolean,
): readonly Parse<Whole>[] {
  const said = totalledSets(grammar, from, to, "sum").flatMap(({ value, cost }): readonly Parse<Whole>[] =>
    value.kind === "total" && isOfSeveral(value.set) ? [parse({ set: value.set, by: value.by }, cost)] : [],
  );
  const words = grammar.words.slice(from, to);
  const kind = kindIn(part);
  if (!isTotal || kind === undefined || words.length > MOST_WORDS_OF_A_MEASURE || !isNounPhrase(words)) return said;
  const candidates = grammar
    .link({ words, role: "NOUN", known: "ENTITY", wanted: "NUMBER" })
    .filter(({ direction, loose, narrower }) => direction === "FORWARD" && loose !== true && narrower !== true);
  const best = candidates[0]?.score;
  if (best === undefined) return said;
  return [...said, parse({ set: kind, by: { text: phraseText(words), candidates } }, costOf(best))];
}

/** All of a kind, some of which are meant; undefined where all are, or no kind is said. */
function kindIn(set: SetForm): SetForm | undefined {
  const narrowed = set.kind === "where" || set.kind === "at" ? [set.set] : set.kind === "intersect" ? set.sets : [];
  return narrowed.find(({ kind }) => kind === "instances");
}

function among(whole: SetForm, part: SetForm): SetForm {
  return intersection([whole, part]);
}
