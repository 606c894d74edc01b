import type { RelationPhrase } from "../../../../engine/question/form/logical-form.ts";
import { BE, isAuxiliary, isFunctionWord } from "../../language/function-words.ts";
import type { Word } from "../../language/words.ts";
import type { Grammar } from "../grammar.ts";
import { type FormParse, parse, type Parse } from "../parse.ts";
import { relationPhrase } from "../relation/relation-phrase.ts";

/** "Do A and B have the same N?", "Were A and B born in the same country?", "Is A's N the same as B's?" */
export function sameQuestions(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const first = grammar.words[from]?.lower ?? "";
  if (!isAuxiliary(first)) return [];
  const at = grammar.words.findIndex(
    (word, index) => index > from && index < to && (word.lower === "same" || word.lower === "different"),
  );
  if (at < 0) return [];
  const negated = grammar.words[at]?.lower === "different";
  const found: FormParse[] = [];
  for (let end = from + 4; end <= at; end += 1) {
    const and = [...grammar.words.keys()].filter(
      (index) => index > from + 1 && index < end - 1 && grammar.words[index]?.lower === "and",
    );
    const words = [...grammar.words.slice(end, at), ...grammar.words.slice(at + 1, to)].filter(
      (word) => word.lower !== "the" && word.lower !== "both",
    );
    if (words.every((word) => isFunctionWord(word.lower))) continue;
    for (const link of and) {
      for (const a of grammar.sets(from + 1, link)) {
        for (const b of grammar.sets(link + 1, end)) {
          if (a.value.kind === "value" || b.value.kind === "value") continue;
          const by = sharedRelation(grammar, words, BE.has(first));
          if (by === undefined || by.value.candidates.length === 0) continue;
          found.push(parse({ kind: "same", a: a.value, b: b.value, by: by.value, negated }, a.cost + b.cost + by.cost));
        }
      }
    }
  }
  return found;
}

function sharedRelation(grammar: Grammar, words: readonly Word[], copula: boolean): Parse<RelationPhrase> | undefined {
  const asNoun = relationPhrase(grammar, { words, role: "NOUN" });
  const asVerb = copula ? relationPhrase(grammar, { words, role: "BEFORE" }) : undefined;
  return [asNoun, asVerb].filter((each) => each !== undefined).sort((a, b) => a.cost - b.cost)[0];
}
