import type { SetForm } from "../../../../engine/question/form/logical-form.ts";
import { VERBS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { type Parse, parse, type Predicate, type Predicates } from "../parse.ts";
import { ofEach } from "./of-each.ts";
import type { Verb } from "./verb.ts";

/** Readings of each of the two that are combined. */
const MOST_EACH = 3;

/** What holds of an object. */
type Say = (object: Parse<SetForm>) => Predicates;

/**
 * "grow E but not F", "directed by E but not by F": what is said holds of the one and not of the other; "grow neither E
 * nor F": of none of the two. The verb's preposition may be said again.
 */
export function butNot(grammar: Grammar, { words, at: from, to }: Verb, say: Say): Predicates {
  const found: Parse<Predicate>[] = [];
  const lower = (at: number): string => grammar.words[at]?.lower ?? "";
  const isNeither = lower(from) === "neither";
  for (let at = from + 1; at < to - 1; at += 1) {
    const length = isNeither ? Number(lower(at) === "nor") : isButNot(grammar, at) ? 2 : 0;
    if (length === 0) continue;
    const firsts = isNeither
      ? noneOf(grammar, from + 1, at, say).map(without)
      : saidOfSome(grammar, from, endAt(grammar, at), say);
    if (firsts.length === 0) continue;
    const behind = at + length;
    const start = lower(behind) === words.at(-1)?.lower ? behind + 1 : behind;
    for (const second of noneOf(grammar, start, to, say).map(without)) {
      for (const first of firsts)
        found.push(
          parse(
            { kind: "all", predicates: [first.value, second.value] },
            first.cost + second.cost + VERBS.butNotWord * (at - from),
          ),
        );
    }
  }
  return found;
}

function isButNot({ words }: Grammar, at: number): boolean {
  const link = words[at]?.lower;
  return (link === "but" || link === "and") && words[at + 1]?.lower === "not";
}

/** Where the first ends, before ", but not". */
function endAt({ words }: Grammar, at: number): number {
  return words[at - 1]?.lower === "," ? at - 1 : at;
}

function saidOfSome(grammar: Grammar, from: number, to: number, say: Say): Predicates {
  const ofOne = grammar.sets(from, to).slice(0, MOST_EACH).flatMap(say).slice(0, MOST_EACH);
  return [...ofOne, ...ofEach(grammar, from, to, say).slice(0, MOST_EACH)];
}

/** What "not F" and "not F or G" leave out. */
function noneOf(grammar: Grammar, from: number, to: number, say: Say): readonly Parse<SetForm>[] {
  const found = saidOfSome(grammar, from, to, say).flatMap(({ value, cost }) =>
    value.kind === "among" ? [parse(value.set, cost)] : [],
  );
  const or = grammar.words.findIndex(({ lower }, at) => at > from && at < to - 1 && lower === "or");
  if (or >= 0) {
    const others = noneOf(grammar, or + 1, to, say);
    for (const first of noneOf(grammar, from, or, say))
      for (const second of others)
        found.push(parse({ kind: "union", sets: [first.value, second.value] }, first.cost + second.cost));
  }
  return found.slice(0, MOST_EACH);
}

function without({ value, cost }: Parse<SetForm>): Parse<Predicate> {
  return parse({ kind: "not-among", set: value }, cost);
}
