import type { SetForm } from "../../../engine/question/form/logical-form.ts";
import { isOneThing } from "./comparisons/whether-more.ts";
import type { Grammar } from "./grammar.ts";
import { parse, type Parse } from "./parse.ts";

type Span = readonly [from: number, to: number];

/** "A and B", "A, B or C": two things or more, each told by its name. */
export function listsIn(grammar: Grammar, [from, to]: Span): readonly Parse<readonly SetForm[]>[] {
  const found: Parse<readonly SetForm[]>[] = [];
  for (let link = from + 1; link < to - 1; link += 1) {
    const lower = grammar.words[link]?.lower;
    if (lower !== "and" && lower !== "or") continue;
    const items = [...betweenCommas(grammar, from, link), [link + 1, to] as const].map(([start, end]) =>
      grammar.sets(start, end).find(({ value }) => isOneThing(value)),
    );
    if (items.length < 2 || items.some((item) => item === undefined)) continue;
    const known = items.flatMap((item) => item ?? []);
    found.push(
      parse(
        known.map(({ value }) => value),
        known.reduce((sum, { cost }) => sum + cost, 0),
      ),
    );
  }
  return found;
}

function betweenCommas({ words }: Grammar, from: number, to: number): readonly Span[] {
  const spans: Span[] = [];
  let start = from;
  for (let at = from; at <= to; at += 1) {
    if (at < to && words[at]?.lower !== ",") continue;
    // "A, B, and C": there is nothing between the last comma and the link.
    if (at > start) spans.push([start, at]);
    start = at + 1;
  }
  return spans;
}
