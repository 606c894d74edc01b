import { phraseText } from "../../language/words.ts";
import { NOUNS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { type Nominal, parse, type Nominals } from "../parse.ts";
import { dateOrNumber } from "../value.ts";
import { unknownName } from "./unknown-name.ts";

/** An entity, known to the graph or not; a date or a number. */
export function named(grammar: Grammar, from: number, to: number): Nominals {
  const mention = grammar.mention(from, to) ?? unknownName(grammar, from, to);
  const value = dateOrNumber(grammar.words.slice(from, to));
  return [
    ...(mention === undefined ? [] : [parse<Nominal>({ set: mention.value }, mention.cost)]),
    ...(value === undefined
      ? []
      : [
          parse<Nominal>(
            { set: { kind: "value", text: phraseText(grammar.words.slice(from, to)), value } },
            NOUNS.value,
          ),
        ]),
  ];
}
