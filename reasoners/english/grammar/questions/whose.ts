import type { Form } from "../../../../engine/question/form/logical-form.ts";
import { BE, PREPOSITIONS } from "../../language/function-words.ts";
import type { Grammar } from "../grammar.ts";
import { applied, type FormParse, parse } from "../parse.ts";
import { fitted } from "../relation/fitted.ts";
import { HAS } from "../relation/implied-words.ts";
import { ofWhose } from "../relation/of-whose.ts";
import { numbersOfOwned } from "../totals/numbers-of-owned.ts";
import { whose } from "../verb-phrase/whose.ts";
import { objectQuestions } from "./asked-object.ts";

/** "whose father is E". */
export function whoseQuestions(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const found: FormParse[] = [];
  for (let at = from + 1; at < to - 1; at += 1) {
    if (!BE.has(grammar.words[at]?.lower ?? "")) continue;
    const words = grammar.words.slice(from, at);
    for (const owned of grammar.sets(at + 1, to)) {
      const linked = grammar.follow(owned, { words: [HAS, ...words], role: "AFTER" });
      if (linked !== undefined) found.push(parse<Form>(linked.value, linked.cost));
    }
  }
  return found;
}

/** "in whose honour is E named". */
export function inWhoseQuestions(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  return ofWhose(grammar.words, from, to).flatMap((owner) => objectQuestions(grammar, owner.to, to, owner.words, {}));
}

/** "which team's mascot is E": the team whose mascot is E; what else is said of it may follow ("… in F"). */
export function whichOnesQuestions(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const owner = grammar.words.findIndex((word, index) => index > from && index < to && word.lower === "'s");
  if (owner < 0) return [];
  const found: FormParse[] = [];
  for (const kind of grammar.nominals(from, owner)) {
    if (kind.value.set === undefined || kind.value.set.kind === "mention") continue;
    const owners = { words: grammar.words.slice(from, owner), set: kind.value.set };
    for (const { value, cost } of numbersOfOwned(grammar, owner + 1, to, owners)) {
      const set = applied(kind.value.set, value);
      if (set !== undefined) found.push(parse<Form>(set, kind.cost + cost));
    }
    for (let end = to; end > owner + 3; end -= 1) {
      const more =
        end === to ? [undefined] : PREPOSITIONS.has(grammar.words[end]?.lower ?? "") ? grammar.predicates(end, to) : [];
      for (const said of more.length === 0 ? [] : whose(grammar, owner + 1, end)) {
        for (const other of more) {
          const predicates = other === undefined ? [said.value] : [said.value, other.value];
          const set = applied(kind.value.set, fitted(kind.value.set, { kind: "all", predicates }, grammar));
          if (set !== undefined) found.push(parse<Form>(set, kind.cost + said.cost + (other?.cost ?? 0)));
        }
      }
    }
  }
  return found;
}
