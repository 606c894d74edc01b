import type { SetForm } from "../../../../question/form/logical-form.ts";
import { singularForms } from "../../../../text/plural.ts";
import { isAuxiliary, isFunctionWord, PREPOSITIONS } from "../../language/function-words.ts";
import { wordSet } from "../../language/word-set.ts";
import { type Word, wordsOf } from "../../language/words.ts";
import { linkClass } from "../../linking/class-linker.ts";
import type { Grammar } from "../grammar.ts";
import { type Parse, parse } from "../parse.ts";
import { follow, type Link } from "./follow.ts";
import { HAS } from "./implied-words.ts";

/** What two do jointly: by which words each of them does it, and to what kind of thing. */
interface Joint {
  readonly words: readonly Word[];
  /** "co-writers of E": the words are a noun. */
  readonly isNoun: boolean;
  readonly thing: readonly Word[];
}

const COMPANY = wordSet("with alongside");
const TOGETHER = wordSet("together jointly same");
const CO = /^co-(?=\p{L}{3})/u;
/** What is made, or taken part in, by all who do it at once. Who wins a prize "together" wins it at one time besides. */
const SHARED_DEEDS = wordSet("direct write screenplay star perform compose create design produce edit found paint develop");

/**
 * { y | y did x, E did x, y is not E }: "co-wrote films with E", "appeared in the same film as E", "E co-starred with y",
 * "co-writers of E". Undefined when the words say nothing of company.
 */
export function followJointly(grammar: Grammar, from: Parse<SetForm>, link: Link): Parse<SetForm> | undefined {
  const joint = link.role === "NOUN" ? jointNoun(link.words) : jointVerb(link.words);
  if (joint === undefined) return undefined;
  const { words, isNoun } = joint;
  const made = follow(grammar, from, isNoun ? { words: [HAS, ...words], role: "AFTER" } : { words, role: "BEFORE" });
  const ofKind = made === undefined ? undefined : inClass(made, joint.thing, grammar);
  const all = ofKind === undefined ? undefined : follow(grammar, ofKind, { ...link, words, role: isNoun ? "NOUN" : "AFTER" });
  return all === undefined ? undefined : parse({ kind: "except", set: all.value, without: from.value }, all.cost);
}

/** The co-founders of a person founded something with him; those of a firm are its founders. */
export function withoutCompany(words: readonly Word[]): readonly Word[] | undefined {
  return words.some(({ lower }) => CO.test(lower)) ? words.map(withoutCo) : undefined;
}

function jointVerb(words: readonly Word[]): Joint | undefined {
  const last = words.at(-1)?.lower ?? "";
  const saysSame = words.some(({ lower }) => lower === "same");
  if (!COMPANY.has(last) && !(saysSame && last === "as")) return undefined;
  const start = words.findIndex(({ lower }) => !isAuxiliary(lower) && !isFunctionWord(lower));
  const [verb, next] = [words[start], words[start + 1]];
  if (verb === undefined) return undefined;
  const preposition = next !== undefined && PREPOSITIONS.has(next.lower) && start + 2 < words.length ? [next] : [];
  const thing = words.slice(start + 1 + preposition.length, -1).filter(({ lower }) => !TOGETHER.has(lower) && !isFunctionWord(lower));
  const noun = thing.at(-1)?.lower;
  // "won prizes with E" is said of company only where what was won could be won by several.
  const isPlural = noun !== undefined && singularForms(noun)[0] !== noun;
  const saysTogether = last === "alongside" || words.some(({ lower }) => TOGETHER.has(lower)) || (isPlural && thing.length === 1);
  const isJoint = saysSame || CO.test(verb.lower) || (saysTogether && verb.roots.some((root) => SHARED_DEEDS.has(root)));
  return isJoint ? { words: [withoutCo(verb), ...preposition], isNoun: false, thing } : undefined;
}

function jointNoun(words: readonly Word[]): Joint | undefined {
  const content = words.filter(({ lower }) => !isFunctionWord(lower));
  const last = content.at(-1);
  if (last === undefined || !CO.test(last.lower)) return undefined;
  return { words: [withoutCo(last)], isNoun: true, thing: content.slice(0, -1) };
}

function withoutCo(word: Word): Word {
  const [bare = word] = wordsOf(word.text.replace(/^co-/iu, ""));
  return bare;
}

/** Where the graph knows the kind of thing that is named, only such things count. */
function inClass(made: Parse<SetForm>, thing: readonly Word[], grammar: Grammar): Parse<SetForm> {
  const candidates = thing.length === 0 ? [] : linkClass(thing, grammar.catalogue);
  if (candidates.length === 0) return made;
  const text = thing.map((word) => word.text).join(" ");
  return parse({ kind: "intersect", sets: [made.value, { kind: "instances", text, candidates }] }, made.cost);
}
