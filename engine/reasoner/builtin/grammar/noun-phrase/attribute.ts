import { DETERMINERS, PREPOSITIONS } from "../../language/function-words.ts";
import { wordSet } from "../../language/word-set.ts";
import type { Grammar } from "../grammar.ts";
import { intersection, type Nominal, type Parse, parse } from "../parse.ts";
import { follow } from "../relation/follow.ts";
import { BY } from "../relation/implied-words.ts";
import { belonging } from "./belonging.ts";
import { nouns } from "./common-noun.ts";
import type { Nominals } from "./noun-phrase.ts";
import { headNoun, isNounPhrase } from "./noun.ts";
import { isParticiple } from "./participle.ts";

/** "Indonesian capital", "German actors", "the film Inception". */
export function attributed(grammar: Grammar, from: number, to: number): Nominals {
  const found: Parse<Nominal>[] = [];
  for (let at = from + 1; at < to; at += 1) {
    const words = grammar.words.slice(at, to);
    const entity = grammar.mention(from, at);
    const isHead =
      words.length <= 4 &&
      isNounPhrase(words) &&
      !isParticiple(words.at(-1)) &&
      !PREPOSITIONS.has(words.at(-1)?.lower ?? "");
    if (entity !== undefined && isHead) {
      const linked = follow(grammar, entity, { words, role: "NOUN", expects: headNoun(words) });
      if (linked?.value.kind === "follow" && linked.value.relation.candidates.length > 0) {
        found.push(
          parse({ set: linked.value, noun: headNoun(words) }, linked.cost + 0.15 + grammar.swallowedNames(at, to)),
        );
      }
    }
    if (entity !== undefined && isParticiple(words[0]) && words.length > 1 && !DETERMINERS.has(words[1]?.lower ?? "")) {
      const done = follow(grammar, entity, { words: [...words.slice(0, 1), BY], role: "AFTER" });
      for (const kind of done === undefined ? [] : grammar.nominals(at + 1, to)) {
        const set =
          kind.value.set === undefined
            ? done?.value
            : done === undefined
              ? undefined
              : intersection([kind.value.set, done.value]);
        if (set !== undefined) found.push(parse({ ...kind.value, set }, 0.3 * kind.cost + (done?.cost ?? 0) + 0.05));
      }
    }
    if (entity !== undefined) {
      const belongs = belonging(grammar, entity);
      for (const kind of grammar.nominals(at, to)) {
        if (belongs === undefined) continue;
        const set = kind.value.set === undefined ? belongs.value : intersection([kind.value.set, belongs.value]);
        found.push(
          parse({ ...kind.value, set }, kind.cost + belongs.cost + (kind.value.set === undefined ? 0.5 : 0.1)),
        );
      }
    }
    const name = grammar.mention(at, to);
    if (name === undefined || !grammar.isLowerCase(from, at)) continue;
    const naming = NAMING.has(grammar.words[at - 1]?.lower ?? "") ? at - 1 : at;
    for (const kind of nouns(grammar, from, naming)) {
      const set = kind.value.set?.kind === "instances" ? intersection([kind.value.set, name.value]) : name.value;
      found.push(parse({ set, noun: kind.value.noun }, name.cost + 0.5 * kind.cost));
    }
  }
  return found;
}

const NAMING = wordSet("named called titled entitled");
