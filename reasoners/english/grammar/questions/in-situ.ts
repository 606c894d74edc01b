import lists from "../../language/data/question-words.json" with { type: "json" };
import { isOfSet, type Form } from "../../../../engine/question/form/logical-form.ts";
import { BE, DETERMINERS, PREPOSITIONS } from "../../language/function-words.ts";
import { wordSet } from "../../language/word-set.ts";
import { phraseText } from "../../language/words.ts";
import { QUESTIONS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { applied, type FormParse, type Nominal, type Parse, parse } from "../parse.ts";
import { clauseGap, objectGap } from "../verb-phrase/object-gap.ts";
import { isBareName } from "./bare-name.ts";
import { saysItself } from "./noun-and-verb.ts";
import { others } from "../relation/others.ts";
import { wantedBy } from "./wanted-kind.ts";
import { OF_DATES, OF_PERSONS, OF_PLACES, OF_THINGS } from "../../language/question-words.ts";

const IN_PLACE = wordSet(lists.inPlace);

/** "the films of E were directed by who", "E is the capital of which country". */
export function whInPlace(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const found: FormParse[] = [...whOfTheObject(grammar, from, to)];
  for (let at = from + 2; at < to; at += 1) {
    const wh = grammar.words[at]?.lower ?? "";
    if (!IN_PLACE.has(wh)) continue;
    const kinds: readonly Parse<Nominal>[] =
      at + 1 === to ? [parse({ set: undefined }, 0)] : OF_THINGS.has(wh) ? grammar.nominals(at + 1, to) : [];
    const kindWords = grammar.words.slice(at + 1, to);
    const year = wantedBy(kindWords);
    const wanted = OF_PLACES.has(wh) ? "PLACE" : OF_DATES.has(wh) ? "DATE" : OF_PERSONS.has(wh) ? "PERSON" : year;
    const isCopula = at + 1 === to && BE.has(grammar.words[at - 1]?.lower ?? "") && (wh === "who" || wh === "what");
    if (isCopula)
      found.push(
        ...grammar
          .sets(from, at - 1)
          .filter(({ value }) => !isBareName(value))
          .map((set) => parse<Form>(set.value, set.cost + QUESTIONS.inPlace)),
      );
    for (const kind of year === undefined ? kinds : [parse<Nominal>({ set: undefined }, 0)]) {
      for (const said of objectGap(grammar, from, at, [], wanted)) {
        // "Every film of E was directed by whom": of each of them somebody else may be meant.
        if (said.value.kind === "where" && isOfSet(said.value.condition)) continue;
        const set = applied(kind.value.set, said.value);
        if (set !== undefined)
          found.push(
            parse<Form>(says(grammar, from, at, "also") ? others(set) : set, said.cost + kind.cost + QUESTIONS.inPlace),
          );
      }
    }
    if (year === undefined && kindWords.length > 0 && grammar.isLowerCase(at + 1, to)) {
      for (const said of objectGap(grammar, from, at, kindWords, undefined)) {
        if (said.value.kind !== "among") continue;
        // "was written in what language": a language, which not all that was written has to do with.
        const set = saysItself(parse(said.value.set, said.cost), phraseText(kindWords));
        if (set === undefined) continue;
        found.push(
          parse<Form>(
            says(grammar, from, at, "also") ? others(set.value) : set.value,
            set.cost + QUESTIONS.inPlaceOfKind,
          ),
        );
      }
    }
  }
  return found;
}

/** "E represents a university in which state": the state of the university that E represents. */
function whOfTheObject(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const found: FormParse[] = [];
  for (let at = from + 4; at < to; at += 1) {
    if (!OF_THINGS.has(grammar.words[at]?.lower ?? "") || !PREPOSITIONS.has(grammar.words[at - 1]?.lower ?? ""))
      continue;
    const link = [...grammar.words.slice(at - 1, at), ...grammar.words.slice(at + 1, to)];
    for (let start = from + 2; start < at - 1; start += 1) {
      if (!DETERMINERS.has(grammar.words[start]?.lower ?? "")) continue;
      for (const kind of grammar.nominals(start, at - 1)) {
        for (const said of clauseGap(grammar, from, start)) {
          const object = applied(kind.value.set, said.value);
          if (object === undefined) continue;
          const linked = grammar.follow(parse(object, kind.cost + said.cost), { words: link, role: "BEFORE" });
          if (linked !== undefined) found.push(parse<Form>(linked.value, linked.cost + QUESTIONS.inPlaceOfKind));
        }
      }
    }
  }
  return found;
}

function says(grammar: Grammar, from: number, to: number, lower: string): boolean {
  return grammar.words.slice(from, to).some((word) => word.lower === lower);
}
