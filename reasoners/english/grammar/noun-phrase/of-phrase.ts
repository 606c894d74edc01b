import lists from "../../language/data/phrase-words.json" with { type: "json" };
import type { SetForm } from "../../../../engine/question/form/logical-form.ts";
import { BOUNDS, isFunctionWord, PREPOSITIONS } from "../../language/function-words.ts";
import { gradedAdjective } from "../../language/adjectives.ts";
import { isParticiple, isPlural } from "../../language/word-forms.ts";
import { wordSet } from "../../language/word-set.ts";
import { phraseText, type Word } from "../../language/words.ts";
import { linkClass } from "../../linking/class-linker.ts";
import { NOUNS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { intersection, type Nominal, type Parse, parse, type Nominals } from "../parse.ts";
import { withoutCompany } from "../relation/jointly.ts";
import { MOST_WORDS_OF_A_NOUN, headNoun, isMetonym, isNaming, isNounPhrase } from "./noun.ts";

/** "capital of France", "languages spoken in Jamaica": a relation said as a noun. */
export function ofPhrases(grammar: Grammar, from: number, to: number): Nominals {
  const found: Parse<Nominal>[] = [];
  for (let at = from + 2; at < to && at - from <= MOST_WORDS_OF_A_NOUN; at += 1) {
    const last = grammar.words[at - 1]?.lower ?? "";
    if (!PREPOSITIONS.has(last) || NO_GENITIVE.has(last)) continue;
    const words = grammar.words.slice(from, at);
    if (!isNounPhrase(words)) continue;
    const swallowed = grammar.swallowedNames(from, at - 1) + verbCost(grammar, words);
    const past = /^ex-/u.test(words[0]?.lower ?? "");
    for (const inner of grammar.sets(at, to)) {
      if (isNaming(words)) found.push(parse({ set: inner.value }, inner.cost + NOUNS.naming));
      // One thing is no cities of Paris.
      if (inner.value.kind === "mention" && last === "of" && !isPlural(words.at(-2)?.lower ?? "")) {
        const types = grammar.typesOfMention(at, to);
        const classes = linkClass(words.slice(0, -1), grammar.catalogue).filter(({ iri }) => types.includes(iri));
        const type: SetForm = { kind: "instances", text: phraseText(words.slice(0, -1)), candidates: classes };
        if (classes.length > 0)
          found.push(parse({ set: intersection([type, inner.value]), noun: type.text }, inner.cost + NOUNS.ofItsClass));
      }
      found.push(...comparedKinds(grammar, words, inner));
      if (isMetonym(words)) found.push(parse({ set: inner.value }, inner.cost + NOUNS.metonym));
      const linked = grammar.follow(inner, { words, role: "NOUN", wanted: undefined, expects: headNoun(words) });
      if (linked !== undefined)
        found.push(parse({ set: inThePast(linked.value, past), noun: headNoun(words) }, linked.cost + swallowed));
      const alone = withoutCompany(words);
      const plain =
        alone === undefined
          ? undefined
          : grammar.follow(inner, { words: alone, role: "NOUN", expects: headNoun(words) });
      if (plain !== undefined)
        found.push(
          parse(
            { set: inCompany(plain.value, words), noun: headNoun(words) },
            plain.cost + swallowed + NOUNS.withoutCompany,
          ),
        );
    }
  }
  return found;
}

/** The founders of a firm are its co-founders; who is its president need not be its co-president. */
function inCompany(set: SetForm, words: readonly Word[]): SetForm {
  if (set.kind !== "follow" || words.some(({ lower }) => isPlural(lower))) return set;
  const candidates = set.relation.candidates.map((each) => ({ ...each, loose: true }));
  return { ...set, relation: { ...set.relation, candidates } };
}

/** "broader concepts of E": what is of the kind among what a relation that is called by a comparative leads to. */
function comparedKinds(grammar: Grammar, words: readonly Word[], inner: Parse<SetForm>): Nominals {
  const [comparative, ...behind] = words;
  const [kind, preposition] = [behind.slice(0, -1), behind.at(-1)];
  if (comparative === undefined || preposition === undefined) return [];
  if (gradedAdjective(comparative.lower)?.degree !== "comparative") return [];
  const candidates = linkClass(kind, grammar.catalogue);
  if (candidates.length === 0) return [];
  const linked = grammar.follow(inner, { words: [comparative, preposition], role: "NOUN", expects: phraseText(kind) });
  if (linked?.value.kind !== "follow") return [];
  const called = linked.value.relation.candidates.filter(({ label }) => label.toLowerCase() === comparative.lower);
  if (called.length === 0) return [];
  const set: SetForm = { ...linked.value, relation: { ...linked.value.relation, candidates: called } };
  const ofKind: SetForm = { kind: "instances", text: phraseText(kind), candidates };
  return [parse({ set: intersection([ofKind, set]), noun: ofKind.text }, linked.cost + NOUNS.attribute)];
}

/** Prepositions that never say what is E's: "countries near E". */
const NO_GENITIVE = new Set([...wordSet(lists.beforeNoGenitive), ...BOUNDS]);

/** "teams play in E": a class and what its members do are two things. */
function verbCost(grammar: Grammar, words: readonly Word[]): number {
  const content = words.filter((word) => !isFunctionWord(word.lower));
  // "country of citizenship of E": a preposition says that the second word is no verb.
  const [first, second] = content.map((word) => words.indexOf(word));
  if (first === undefined || second !== first + 1) return 0;
  const isClass = linkClass(content.slice(0, 1), grammar.catalogue).length > 0;
  if (content.length < 2 || !isClass || isParticiple(content[1]?.lower ?? "")) return 0;
  return NOUNS.classAndVerb;
}

function inThePast(set: SetForm, past: boolean): SetForm {
  return past ? { kind: "at", set, time: { kind: "past" } } : set;
}
