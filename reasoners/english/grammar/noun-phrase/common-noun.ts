import lists from "../../language/data/phrase-words.json" with { type: "json" };
import type { SetForm } from "../../../../engine/question/form/logical-form.ts";
import { singularForms } from "../../../../engine/text/plural.ts";
import { gradedAdjective, ordinal } from "../../language/adjectives.ts";
import { DETERMINERS, isFunctionWord, MARKS, WH } from "../../language/function-words.ts";
import { ANYONE, GENDERED } from "../../language/person-nouns.ts";
import { isVerb } from "../../language/verbs.ts";
import { isParticiple, isPlural } from "../../language/word-forms.ts";
import { wordSet } from "../../language/word-set.ts";
import { phraseText, type Word } from "../../language/words.ts";
import { classesEndingIn, linkClass } from "../../linking/class-linker.ts";
import { isNameInPlural, kindByName } from "../../linking/kinds-by-name.ts";
import { linkedTo } from "../../linking/linked-to.ts";
import { LINKING, NOUNS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { costOf, type Nominal, type Parse, parse, type Nominals } from "../parse.ts";
import { kindRelation } from "./kind.ts";
import { kindsByText } from "./kinds-by-text.ts";
import { roleHolders } from "./role-holders.ts";

/** A common noun: a class, a kind that things are said to be of, or just "thing". */
export function nouns(grammar: Grammar, from: number, to: number): Nominals {
  const words = grammar.words.slice(from, to);
  if (words.length > 5 || words.some((word) => MARKS.has(word.lower) || WH.has(word.lower) || word.lower === "'s"))
    return [];
  const noun = phraseText(words);
  const found: Parse<Nominal>[] = [];
  const classes = linkClass(words, grammar.catalogue);
  const best = classes[0]?.score;
  if (best !== undefined) {
    found.push(
      parse({ set: { kind: "instances", text: noun, candidates: classes }, noun }, costOf(best) + NOUNS.aClass),
    );
  }
  const isLowerCase = grammar.isLowerCase(from, to);
  const kind = isLowerCase || isPluralNoun(words.at(-1)) ? grammar.mention(from, to) : undefined;
  const isA = kind && kindRelation(grammar, grammar.mentionAt(from, to));
  if (kind !== undefined && isA !== undefined) {
    found.push(
      parse(
        { set: { kind: "follow", from: kind.value, relation: isA }, noun },
        kind.cost - grammar.commonNounCost(from, to) + NOUNS.kind,
      ),
    );
  }
  const ofName = found.length === 0 ? kindsByName(grammar, from, to, noun) : undefined;
  if (ofName !== undefined) found.push(ofName);
  const ofText = found.length === 0 ? kindsByText(grammar, from, to) : undefined;
  if (ofText !== undefined) return [ofText];
  if (!isLowerCase) return found;
  const narrower = narrowerKinds(grammar, words);
  if (narrower !== undefined) found.push(parse({ set: narrower, noun }, costOf(LINKING.classByItsHead) + NOUNS.aClass));
  // "The captain of E" is E's, and not anybody's.
  const isOwned = grammar.words[to]?.lower === "of";
  const held = best === undefined && narrower === undefined && !isOwned ? roleHolders(grammar, words) : undefined;
  // "Singers" are those of that kind, where the graph knows it, before those whom something has as performer; and what
  // is a name of something is called by it.
  const isName = kind !== undefined && kindRelation(grammar, undefined) !== undefined;
  const role = !isName || isCalledSo(held, noun) ? held : undefined;
  if (role !== undefined) found.push(parse({ set: role.value, noun }, role.cost + NOUNS.roleHolders));
  if (
    best === undefined &&
    narrower === undefined &&
    words.length <= 2 &&
    words.every(
      (word) => !ADVERBS.has(word.lower) && !isParticiple(word.lower) && !isVerb(word.lower) && !isGraded(word.lower),
    ) &&
    words.every((word) => !isFunctionWord(word.lower) || ANYONE.has(word.lower))
  ) {
    found.push(parse({ set: undefined, noun }, isAnyone(grammar, from, to) ? NOUNS.anyone : unknownNounCost(grammar)));
  }
  return found;
}

/**
 * "Grey Orpingtons", "a Grey Orpington", "the heaviest Grey Orpington": the hens that are of that breed. A name in the
 * singular by itself is what it names.
 */
function kindsByName(grammar: Grammar, from: number, to: number, noun: string): Parse<Nominal> | undefined {
  const name = grammar.mentionAt(from, to);
  if (name === undefined) return undefined;
  const before = grammar.words[from - 1]?.lower ?? "";
  const isKind =
    isNameInPlural(name) ||
    isPluralNoun(grammar.words[to - 1]) ||
    before === "a" ||
    before === "an" ||
    gradedAdjective(before)?.degree === "superlative";
  const way = isKind ? kindByName(name, grammar.catalogue) : undefined;
  if (way === undefined) return undefined;
  const mention: SetForm = { kind: "mention", text: name.text, candidates: name.candidates.map(linkedTo) };
  const set: SetForm = { kind: "follow", from: mention, relation: { text: "is", candidates: [way] } };
  return parse({ set, noun }, costOf(name.candidates[0]?.score ?? 0) + NOUNS.kind);
}

/** "clubs", where the graph knows caving clubs and golf clubs. */
function narrowerKinds(grammar: Grammar, words: readonly Word[]): SetForm | undefined {
  const text = phraseText(words);
  const [first, ...others] = classesEndingIn(words, grammar.catalogue).map((each): SetForm => ({
    kind: "instances",
    text,
    candidates: [each],
  }));
  if (first === undefined || others.length === 0) return first;
  return { kind: "union", sets: [first, ...others] };
}

/** "the person", "a man": nouns that say no more than "who" does. */
function isAnyone(grammar: Grammar, from: number, to: number): boolean {
  const lower = grammar.words[from]?.lower ?? "";
  if (to - from === 1 && GENDERED.has(lower)) return DETERMINERS.has(grammar.words[from - 1]?.lower ?? "");
  return ANYONE.has(lower);
}

/** Is the role called by the very noun? */
function isCalledSo(role: Parse<SetForm> | undefined, noun: string): boolean {
  const [best] = role?.value.kind === "follow" ? role.value.relation.candidates : [];
  return best !== undefined && singularForms(noun.toLowerCase()).includes(best.label.toLowerCase());
}

/** "best film" is no kind of film. */
function isGraded(lower: string): boolean {
  return GRADED.has(lower) || ordinal(lower) !== undefined || gradedAdjective(lower) !== undefined;
}

/** What it costs that a noun names no class, and narrows nothing. */
function unknownNounCost(grammar: Grammar): number {
  return grammar.catalogue.classes.length > 0 ? NOUNS.unknownKind : NOUNS.unknownKindWithoutClasses;
}

function isPluralNoun(word: Word | undefined): boolean {
  return word !== undefined && word.text === word.lower && isPlural(word.lower);
}

const ADVERBS = wordSet(lists.adverbsOfTimeAndDegree);

const GRADED = wordSet(lists.graded);
