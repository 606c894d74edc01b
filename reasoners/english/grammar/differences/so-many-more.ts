import type { DifferenceForm, Form, SetForm } from "../../../../engine/question/form/logical-form.ts";
import { BE, isAuxiliary, PREPOSITIONS } from "../../language/function-words.ts";
import type { Word } from "../../language/words.ts";
import { COMPARISONS } from "../../weights.ts";
import { lastIndex } from "../comparisons/measure.ts";
import type { Grammar } from "../grammar.ts";
import { type FormParse, parse, type Parse } from "../parse.ts";
import { countedDoers, type CountedMeasure, countedMeasures } from "./counted-measure.ts";
import { endOfMore } from "./more-things.ts";
import { thingsAt } from "./two-sides.ts";

const MOST_WORDS_OF_A_VERB = 4;
const TIMES_AS_MANY = ["times", "as", "many"];

/**
 * "How many more films did A direct than B", "how many times as many ports has A as B", "how many more roads cross A
 * than B", "how many times as many films as A has B directed".
 */
export function soManyMore(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const { words } = grammar;
  const stands = (said: readonly string[], at: number): boolean =>
    said.every((lower, index) => words[at + index]?.lower === lower);
  if (!stands(["how", "many"], from)) return [];
  const isRatio = stands(TIMES_AS_MANY, from + 2);
  const more = isRatio ? undefined : endOfMore(words, from + 2);
  const noun = isRatio ? from + 2 + TIMES_AS_MANY.length : more?.end;
  const link = lastIndex(words, from, to, isRatio ? "as" : "than");
  if (noun === undefined || link === undefined) return [];
  const said: Said = isRatio
    ? { how: "ratio" }
    : { how: "difference", ...(more === undefined ? {} : { direction: more.direction }) };
  const found: FormParse[] = isRatio ? [...behindOther(grammar, noun, to)] : [];
  if (link < noun + 2) return found;
  found.push(...doneToEither(grammar, noun, link, to, said));
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
type Said = Pick<DifferenceForm, "how" | "direction">;

/** "(More) roads cross A than B", "… than cross B": of those who do it to either of the two. */
function doneToEither(grammar: Grammar, noun: number, link: number, to: number, said: Said): readonly FormParse[] {
  const { words } = grammar;
  const found: FormParse[] = [];
  for (let start = noun + 1; start < link - 1; start += 1) {
    // Behind an auxiliary stands who does it.
    if (isAuxiliary(words[start]?.lower ?? "")) break;
    for (let end = start + 1; end < Math.min(link, start + 1 + MOST_WORDS_OF_A_VERB); end += 1) {
      const verb = words.slice(start, end);
      const others = thingsAt(grammar, behindRepeated(words, verb, link + 1), to);
      if (others.length === 0) continue;
      for (const a of thingsAt(grammar, end, link))
        for (const measure of countedDoers(grammar, a, [noun, start], verb))
          for (const b of others) found.push(apart(a, b, measure, said));
    }
  }
  return found;
}

/** Where the other one stands, of whom the verb may be said once more, or the preposition that it ends in. */
function behindRepeated(words: readonly Word[], verb: readonly Word[], at: number): number {
  const isSaid = (said: readonly Word[], start: number): boolean =>
    said.length > 0 && said.every(({ lower }, index) => words[start + index]?.lower === lower);
  if (isSaid(verb, at)) return at + verb.length;
  const last = verb.slice(-1);
  return PREPOSITIONS.has(last[0]?.lower ?? "") && isSaid(last, at) ? at + 1 : at;
}

/** "(How many times as many) films as A has B directed": what is held against it stands first. */
function behindOther(grammar: Grammar, noun: number, to: number): readonly FormParse[] {
  const { words } = grammar;
  const as = words.findIndex(({ lower }, at) => at > noun && lower === "as");
  const found: FormParse[] = [];
  for (let aux = as + 2; as > 0 && aux < to - 1; aux += 1) {
    if (!isAuxiliary(words[aux]?.lower ?? "") || BE.has(words[aux]?.lower ?? "")) continue;
    for (let end = Math.max(aux + 2, to - MOST_WORDS_OF_A_VERB); end <= to; end += 1)
      found.push(...sides(grammar, [noun, as], [aux + 1, end], [end, to], [as + 1, aux], { how: "ratio" }));
    break;
  }
  return found;
}

function apart(a: Parse<SetForm>, b: Parse<SetForm>, { by, tally, cost }: CountedMeasure, said: Said): FormParse {
  const counted = tally === undefined ? {} : { tally };
  return parse<Form>(
    { kind: "difference", a: a.value, b: b.value, by, ...counted, ...said },
    a.cost + b.cost + cost + COMPARISONS.said,
  );
}

function sides(grammar: Grammar, noun: Span, subject: Span, verb: Span, other: Span, said: Said): readonly FormParse[] {
  const words = grammar.words.slice(...verb);
  const start = words.at(-1)?.lower === "by" && grammar.words[other[0]]?.lower === "by" ? other[0] + 1 : other[0];
  const others = thingsAt(grammar, start, other[1]);
  if (others.length === 0) return [];
  return thingsAt(grammar, ...subject).flatMap((a) =>
    countedMeasures(grammar, a, noun, words).flatMap((measure) => others.map((b) => apart(a, b, measure, said))),
  );
}
