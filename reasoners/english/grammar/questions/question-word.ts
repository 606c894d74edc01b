import type { Form } from "../../../../engine/question/form/logical-form.ts";
import { DO, PREPOSITIONS, WH } from "../../language/function-words.ts";
import type { Word } from "../../language/words.ts";
import { METONYMS } from "../../linking/content-words.ts";
import { QUESTIONS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { type FormParse, parse } from "../parse.ts";
import { CAUSE } from "../relation/implied-words.ts";
import { nthTime } from "../time/nth-time.ts";
import { objectQuestions } from "./asked-object.ts";
import { subjectQuestions } from "./asked-subject.ts";
import { bothKinds } from "./both-kinds.ts";
import { identity } from "./identity.ts";
import { livelihood } from "./livelihood.ts";
import { nounQuestions } from "./which-noun.ts";
import { whichOnesQuestions, whoseQuestions } from "./whose.ts";

/** who, whom, what, which, where, when, and a preposition before them. */
export function whQuestions(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const words = grammar.words;
  const fronted: Word[] = [];
  let at = from;
  if (PREPOSITIONS.has(words[at]?.lower ?? "") && WH.has(words[at + 1]?.lower ?? "")) {
    fronted.push(...words.slice(at, at + 1));
    at += 1;
  }
  const wh = words[at]?.lower ?? "";
  const rest = at + 1;
  switch (wh) {
    case "who":
    case "whom":
      return [
        ...subjectQuestions(grammar, rest, to, { set: undefined, noun: "person" }, 0),
        ...objectQuestions(grammar, rest, to, fronted, { wanted: "PERSON" }),
        ...identity(grammar, rest, to, "PERSON"),
      ];
    case "where":
      return objectQuestions(grammar, rest, to, [...fronted, ...words.slice(at, at + 1)], { wanted: "PLACE" });
    case "when":
      return [
        ...objectQuestions(grammar, rest, to, [...fronted, ...words.slice(at, at + 1)], { wanted: "DATE" }),
        ...whenDidPeople(grammar, rest, to),
      ];
    case "why":
      return objectQuestions(grammar, rest, to, [CAUSE], {});
    case "whose":
      return [
        ...whoseQuestions(grammar, rest, to),
        // "whose work influenced E" asks for the one who influenced E.
        ...(METONYMS.has(words[rest]?.lower ?? "")
          ? subjectQuestions(grammar, rest + 1, to, { set: undefined, noun: "person" }, QUESTIONS.metonym)
          : []),
      ];
    case "what":
    case "which":
      return [
        ...subjectQuestions(grammar, rest, to, { set: undefined }, QUESTIONS.what),
        ...objectQuestions(grammar, rest, to, fronted, {}),
        ...identity(grammar, rest, to, "ENTITY"),
        ...nounQuestions(grammar, rest, to, fronted),
        ...bothKinds(grammar, rest, to),
        ...livelihood(grammar, rest, to),
        ...whichOnesQuestions(grammar, rest, to),
      ];
    default:
      return [];
  }
}

/** "when did people land on E for the second time": the date of that landing. */
function whenDidPeople(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  if (!DO.has(grammar.words[from]?.lower ?? "")) return [];
  return nthTime(grammar, from + 1, to).flatMap(({ value, cost }) =>
    value.kind === "dates"
      ? [parse<Form>({ kind: "follow", from: value.of, relation: value.relation, expects: "date" }, cost)]
      : [],
  );
}
