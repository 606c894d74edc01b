import lists from "../../language/data/phrase-words.json" with { type: "json" };
import type { SetForm } from "../../../../engine/question/form/logical-form.ts";
import { HAVE, isAuxiliary, isFunctionWord, PREPOSITIONS } from "../../language/function-words.ts";
import { isPlural } from "../../language/word-forms.ts";
import { wordSet } from "../../language/word-set.ts";
import { isPartOfName, type Word, wordsOf } from "../../language/words.ts";
import { linkClass } from "../../linking/class-linker.ts";
import { relationEntry } from "../../linking/known-entries.ts";
import { RELATIONS } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { intersection, type Parse, parse } from "../parse.ts";
import { numberOf } from "../value.ts";
import { exactly } from "./exactly.ts";
import type { Link } from "./link.ts";
import { HAS } from "./implied-words.ts";

/** What two do jointly: by which words each of them does it, and to what kind of thing. */
interface Joint {
  readonly words: readonly Word[];
  /** "co-writers of E": the words are a noun. */
  readonly isNoun: boolean;
  readonly thing: readonly Word[];
}

const COMPANY = wordSet(lists.company);
const TOGETHER = wordSet(lists.together);
const CO = /^co-(?=\p{L}{3})/u;
/**
 * What is made, or taken part in, by all who do it at once. Who wins a prize "together" wins it at one time besides.
 */
const SHARED_DEEDS = wordSet(lists.sharedDeeds);

/**
 * { y | y did x, E did x, y is not E }: "co-wrote films with E", "appeared in the same film as E", "E co-starred with
 * y", "co-writers of E". Undefined when the words say nothing of company.
 */
export function followJointly(grammar: Grammar, from: Parse<SetForm>, link: Link): Parse<SetForm> | undefined {
  const joint = link.role === "NOUN" ? jointNoun(link.words) : jointVerb(grammar, link.words);
  if (joint === undefined) return undefined;
  const { words, isNoun } = joint;
  const made = grammar.follow(from, isNoun ? { words: [HAS, ...words], role: "AFTER" } : { words, role: "BEFORE" });
  const ofKind =
    made === undefined
      ? undefined
      : inClass(
          parse(bySeveral(exactly(made.value, RELATIONS.jointAlike), "BACKWARD", grammar), made.cost),
          joint.thing,
          grammar,
        );
  const all =
    ofKind === undefined ? undefined : grammar.follow(ofKind, { ...link, words, role: isNoun ? "NOUN" : "AFTER" });
  return all === undefined
    ? undefined
    : parse(
        {
          kind: "except",
          set: bySeveral(exactly(all.value, RELATIONS.jointAlike), "FORWARD", grammar),
          without: from.value,
        },
        all.cost,
      );
}

/** What is done by one only is done in nobody's company: such relations are not meant, if there are others. */
function bySeveral(set: SetForm, direction: "FORWARD" | "BACKWARD", { catalogue }: Grammar): SetForm {
  if (set.kind !== "follow") return set;
  const candidates = set.relation.candidates.filter(
    (each) => each.direction !== direction || relationEntry(catalogue, each.iri)?.functional !== true,
  );
  return candidates.length === 0 ? set : { ...set, relation: { ...set.relation, candidates } };
}

/**
 * { y | y did F, E did F, y is not E }: "co-starred with E in F", "wrote F with E". Whoever did F, and something else
 * with E, is not meant. Undefined when the words say nothing of company.
 */
export function followJointlyIn(
  grammar: Grammar,
  work: Parse<SetForm>,
  comitative: Parse<SetForm>,
  verb: readonly Word[],
): Parse<SetForm> | undefined {
  const joint = jointVerb(grammar, verb, true);
  if (joint === undefined || !isNamed(work.value)) return undefined;
  const made = grammar.follow(comitative, { words: joint.words, role: "BEFORE" });
  if (made === undefined) return undefined;
  const both = parse<SetForm>(
    { kind: "intersect", sets: [exactly(made.value, RELATIONS.jointAlike), work.value] },
    made.cost + work.cost,
  );
  const all = grammar.follow(both, { words: joint.words, role: "AFTER" });
  return all === undefined
    ? undefined
    : parse({ kind: "except", set: exactly(all.value, RELATIONS.jointAlike), without: comitative.value }, all.cost);
}

/** "the co-stars of E in F": what a preposition behind company says is said of what they did, not of who did it. */
export function comitativeIn(
  grammar: Grammar,
  at: number,
  to: number,
  comitative: Parse<SetForm>,
): readonly Parse<SetForm>[] {
  if (!PREPOSITIONS.has(grammar.words[at]?.lower ?? "")) return [];
  return (grammar.once(saysCompany, 0, at) ? grammar.sets(at + 1, to) : []).flatMap((work) => {
    const set = isNamed(work.value) ? narrowedTo(work.value, comitative.value) : undefined;
    return set === undefined ? [] : [parse(set, comitative.cost + work.cost)];
  });
}

function saysCompany({ words }: Grammar, from: number, to: number): boolean {
  const before = words.slice(from, to).map(({ lower }) => lower);
  return before.some((word) => CO.test(word)) || (before.some((word) => COMPANY.has(word)) && !before.includes("same"));
}

function narrowedTo(work: SetForm, comitative: SetForm): SetForm | undefined {
  if (comitative.kind === "intersect") {
    const sets = comitative.sets.map((each) => narrowedTo(work, each) ?? each);
    return sets.every((each, index) => each === comitative.sets[index]) ? undefined : { ...comitative, sets };
  }
  if (comitative.kind !== "except" || comitative.set.kind !== "follow") return undefined;
  return { ...comitative, set: { ...comitative.set, from: intersection([comitative.set.from, work]) } };
}

/** The co-founders of a person founded something with him; those of a firm are its founders. */
export function withoutCompany(words: readonly Word[]): readonly Word[] | undefined {
  return words.some(({ lower }) => CO.test(lower)) ? words.map(withoutCo) : undefined;
}

/** Where the thing is named that was done, "with E" is company enough. */
function jointVerb(grammar: Grammar, words: readonly Word[], inWork = false): Joint | undefined {
  const last = words.at(-1)?.lower ?? "";
  const saysSame = words.some(({ lower }) => lower === "same");
  if (!COMPANY.has(last) && !(saysSame && last === "as")) return undefined;
  // "have the same birthplace as E" is no deed.
  if (saysSame && words.some(({ lower }) => HAVE.has(lower))) return undefined;
  const co = words.findIndex(({ lower }) => CO.test(lower));
  const start = co >= 0 ? co : words.findIndex(({ lower }) => !isAuxiliary(lower) && !isFunctionWord(lower));
  const [verb, next] = [words[start], words[start + 1]];
  if (verb === undefined) return undefined;
  const preposition = next !== undefined && PREPOSITIONS.has(next.lower) && start + 2 < words.length ? [next] : [];
  const thing = words
    .slice(start + 1 + preposition.length, -1)
    .filter(({ lower }) => !TOGETHER.has(lower) && !isFunctionWord(lower));
  // "co-wrote F with E" names what was done, "appeared in two films with E" counts it: neither is a kind of thing.
  // "worked with the same composer as E": whom or what they share is no kind that the graph knows.
  // In a graph without kinds nothing can be told by them.
  const hasClasses = grammar.catalogue.classes.length > 0;
  if (saysSame && thing.length > 0 && hasClasses && linkClass(thing, grammar.catalogue).length === 0) return undefined;
  if (thing.some((word) => isPartOfName(word) || numberOf([word]) !== undefined)) return undefined;
  const noun = thing.at(-1)?.lower;
  // "won prizes with E" is said of company only where what was won could be won by several.
  const ofSeveral = noun !== undefined && isPlural(noun);
  const saysTogether =
    inWork ||
    last === "alongside" ||
    words.some(({ lower }) => TOGETHER.has(lower)) ||
    (ofSeveral && thing.length === 1);
  const isJoint =
    saysSame || CO.test(verb.lower) || (saysTogether && verb.roots.some((root) => SHARED_DEEDS.has(root)));
  return isJoint ? { words: [withoutCo(verb), ...preposition], isNoun: false, thing } : undefined;
}

/** Is one thing meant, rather than any of a kind? */
function isNamed(set: SetForm): boolean {
  return set.kind === "mention" || (set.kind === "intersect" && set.sets.some(isNamed));
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
