import type { DifferenceForm, Form } from "../../../../engine/question/form/logical-form.ts";
import { BE, isAuxiliary } from "../../language/function-words.ts";
import { COMPARISONS } from "../../weights.ts";
import { lastIndex } from "../comparisons/measure.ts";
import type { Grammar } from "../grammar.ts";
import { type FormParse, parse } from "../parse.ts";
import { countedMeasures } from "./counted-measure.ts";
import { endOfMore } from "./more-things.ts";
import { thingsAt } from "./two-sides.ts";

const MOST_WORDS_OF_A_VERB = 4;
const TIMES_AS_MANY = ["times", "as", "many"];

/** "How many more films did A direct than B", "how many times as many ports has A as B". */
export function soManyMore(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const { words } = grammar;
  const stands = (said: readonly string[], at: number): boolean =>
    said.every((lower, index) => words[at + index]?.lower === lower);
  if (!stands(["how", "many"], from)) return [];
  const isRatio = stands(TIMES_AS_MANY, from + 2);
  const more = isRatio ? undefined : endOfMore(words, from + 2);
  const noun = isRatio ? from + 2 + TIMES_AS_MANY.length : more?.end;
  const link = lastIndex(words, from, to, isRatio ? "as" : "than");
  if (noun === undefined || link === undefined || link < noun + 2) return [];
  const said: Pick<DifferenceForm, "how" | "direction"> = isRatio
    ? { how: "ratio" }
    : { how: "difference", ...(more === undefined ? {} : { direction: more.direction }) };
  const found: FormParse[] = [];
  for (let aux = noun + 1; aux < link - 1; aux += 1) {
    if (!isAuxiliary(words[aux]?.lower ?? "")) continue;
    // "Were made by A than by B": the doer stands behind the verb.
    const isPassive = BE.has(words[aux]?.lower ?? "");
    for (let end = Math.max(aux + 1, link - MOST_WORDS_OF_A_VERB); end <= link; end += 1) {
      found.push(
        ...(isPassive
          ? sides(grammar, [noun, aux], [end, link], [aux + 1, end], [link + 1, to], said)
          : sides(grammar, [noun, aux], [aux + 1, end], [end, link], [link + 1, to], said)),
      );
    }
    break;
  }
  return found;
}

type Span = readonly [from: number, to: number];

function sides(
  grammar: Grammar,
  noun: Span,
  subject: Span,
  verb: Span,
  other: Span,
  said: Pick<DifferenceForm, "how" | "direction">,
): readonly FormParse[] {
  const words = grammar.words.slice(...verb);
  const start = words.at(-1)?.lower === "by" && grammar.words[other[0]]?.lower === "by" ? other[0] + 1 : other[0];
  const others = thingsAt(grammar, start, other[1]);
  if (others.length === 0) return [];
  return thingsAt(grammar, ...subject).flatMap((a) =>
    countedMeasures(grammar, a, noun, words).flatMap(({ by, tally, cost }) =>
      others.map((b) =>
        parse<Form>(
          { kind: "difference", a: a.value, b: b.value, by, ...(tally === undefined ? {} : { tally }), ...said },
          a.cost + b.cost + cost + COMPARISONS.said,
        ),
      ),
    ),
  );
}
