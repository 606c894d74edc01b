import lists from "../../language/data/phrase-words.json" with { type: "json" };
import times from "../../language/data/time-words.json" with { type: "json" };
import { DETERMINERS, FILLERS, MARKS } from "../../language/function-words.ts";
import { wordSet } from "../../language/word-set.ts";
import { NOUNS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { type Nominal, parse, type Nominals } from "../parse.ts";
import { superlatives } from "./superlative.ts";

/** Determiners, fillers, and adjectives that choose by time, rank or number. */
export function determined(grammar: Grammar, from: number, to: number): Nominals {
  const first = grammar.words[from]?.lower ?? "";
  if (DETERMINERS.has(first) || FILLERS.has(first) || MARKS.has(first))
    return add(grammar.nominals(from + 1, to), NOUNS.determiner);
  if (MARKS.has(grammar.words[to - 1]?.lower ?? "")) return add(grammar.nominals(from, to - 1), NOUNS.determiner);
  if (NOW.has(first)) return timed(grammar.nominals(from + 1, to), "now");
  if (PAST.has(first)) return timed(grammar.nominals(from + 1, to), "past");
  const graded = superlatives(grammar, from, to);
  if (graded.length > 0) return graded;
  // Only adjectives that narrow nothing may be passed over: with any other the answer would be too large.
  return HARMLESS.has(first) && to - from > 1 ? add(grammar.nominals(from + 1, to), NOUNS.harmlessAdjective) : [];
}

const HARMLESS = wordSet(lists.harmless);

export const NOW = wordSet(times.nowOfNoun);

export const PAST = wordSet(times.pastOfNoun);

function timed(parses: Nominals, kind: "now" | "past"): Nominals {
  return parses.flatMap(({ value, cost }) =>
    value.set === undefined
      ? []
      : [
          parse<Nominal>(
            { ...value, set: { kind: "at", set: value.set, time: { kind } } },
            cost + NOUNS.adjectiveOfTime,
          ),
        ],
  );
}

function add(parses: Nominals, cost: number): Nominals {
  return parses.map((each) => parse(each.value, each.cost + cost));
}
