import type { SetForm } from "../../../../engine/question/form/logical-form.ts";
import { relationOf } from "../../../../engine/question/form/walk.ts";
import { MANKIND } from "../../language/person-nouns.ts";
import { linkedWith } from "../../linking/linked-with.ts";
import { NOUNS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { type Nominal, type Parse, parse, type Nominals } from "../parse.ts";
import { NOW, PAST } from "./determiner.ts";
import { MOST_WORDS_OF_A_NOUN, headNoun, isMetonym, isNaming, isNounPhrase } from "./noun.ts";

/** "X's wife", "the country's capital". */
export function possessives(grammar: Grammar, from: number, to: number): Nominals {
  const found: Parse<Nominal>[] = [];
  for (let at = from + 1; at < to - 1; at += 1) {
    if (grammar.words[at]?.lower !== "'s") continue;
    // "humanity's third landing": an owner that says only "people".
    if (at === from + 1 && MANKIND.has(grammar.words[from]?.lower ?? "")) {
      found.push(...grammar.nominals(at + 1, to).map((each) => parse(each.value, each.cost + NOUNS.mankind)));
    }
    let start = at + 1;
    let time: "now" | "past" | undefined;
    const first = grammar.words[start]?.lower ?? "";
    if ((NOW.has(first) || PAST.has(first)) && start + 1 < to) {
      time = NOW.has(first) ? "now" : "past";
      start += 1;
    }
    const owned = grammar.mention(start, to);
    const named = grammar.mention(from, at);
    if (owned !== undefined && named !== undefined && isName(grammar, named, start, to))
      found.push(parse({ set: linkedWith(named.value, owned.value) }, owned.cost + named.cost + NOUNS.ownedName));
    const words = grammar.words.slice(start, to);
    if (words.length > MOST_WORDS_OF_A_NOUN || !isNounPhrase(words)) continue;
    if (/^ex-/u.test(words[0]?.lower ?? "")) time = "past";
    const swallowed = grammar.swallowedNames(start, to);
    for (const owner of grammar.sets(from, at)) {
      if (isMetonym(words)) found.push(parse({ set: owner.value }, owner.cost + NOUNS.metonym));
      if (isNaming(words)) found.push(parse({ set: owner.value }, owner.cost + NOUNS.naming));
      const linked = grammar.follow(owner, { words, role: "NOUN", expects: headNoun(words) });
      if (linked === undefined) continue;
      // "born in A influenced B's work": the ending belongs to the name before it, not to all that was said.
      const isLong = owner.value.kind === "intersect" && endsInName(grammar, from, at) ? NOUNS.ownedByAll : 0;
      const set: SetForm = time === undefined ? linked.value : { kind: "at", set: linked.value, time: { kind: time } };
      found.push(parse({ set, noun: headNoun(words) }, linked.cost + swallowed + isLong));
    }
  }
  return found;
}

/** Small words may be what somebody has: "E's capital" is no book of that name. */
function isName(grammar: Grammar, owner: Parse<SetForm>, from: number, to: number): boolean {
  if (!grammar.isLowerCase(from, to)) return true;
  const words = grammar.words.slice(from, to);
  const had = grammar.follow(owner, { words, role: "NOUN", expects: headNoun(words) });
  return had === undefined || relationOf(had.value)?.candidates.length === 0;
}

function endsInName(grammar: Grammar, from: number, to: number): boolean {
  for (let at = from + 1; at < to; at += 1) if (grammar.mention(at, to) !== undefined) return true;
  return false;
}
