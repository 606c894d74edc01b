import lists from "../language/data/phrase-book/said-alike.json" with { type: "json" };
import { singularForms } from "../../../engine/text/plural.ts";
import { englishDictionary } from "../dictionary/english-dictionary.ts";
import {
  BE,
  DO,
  HAVE,
  isAuxiliary,
  isFunctionWord,
  MARKS,
  MODAL,
  PREPOSITIONS,
  WH,
} from "../language/function-words.ts";
import { BASE_OF, isPast } from "../language/word-forms.ts";
import { wordSet } from "../language/word-set.ts";
import { THING } from "./sayings.ts";

/** Begins what is asked by a noun alone: "E's boss", "the boss of E", "who is E's boss". */
const NOUN = "=";

/** Who does something, whoever that is: "they call E Bob", and "E is called Bob". */
const GENERIC = wordSet(lists.generic);
const PRONOUNS = wordSet(lists.pronouns);
const PARTICLES = wordSet(lists.particles);
const PERSONS = wordSet(lists.persons);
const TIMES = wordSet(lists.times);
/** Words that ask no more and no less. */
const NOISE = wordSet(lists.noise);
/** Past forms that are words of their own: who found a thing did not found it. */
const AS_THEY_ARE = wordSet(lists.leftAsTheyAre);

type Words = readonly string[];
type Step = (words: Words) => Words;

/**
 * One wording for what is said in several ways by the small words of English alone: "when did they set E up", "when was
 * E set up" and "E, when was it set up"; "under whom does E work" and "who does E work under"; "who is E's boss", "boss
 * of E" and "name of E's boss". Only for comparison: it is no English.
 * @param words Those around the name, in lower case, with {@link THING} in place of it
 */
export function saidAlike(words: Words): Alike {
  return { said: STEPS.reduce((said, step) => step(said), words).join(" "), isPast: isOfPast(words) };
}

/** What all wordings of a question have in common; what was done and what is done may be told by two relations. */
export interface Alike {
  readonly said: string;
  readonly isPast: boolean;
}

/** An auxiliary says when; without one, the verb does. */
function isOfPast(words: Words): boolean {
  if (words.some((word) => PAST.has(word))) return true;
  return !words.some((word) => word !== "'s" && isAuxiliary(word)) && words.some((word) => isPast(word));
}

const PAST: ReadonlySet<string> = new Set(["did", "was", "were", "had"]);

/** A way to say the same, and the kind besides: "town" where "what town is E in" is said as "what is E in". */
export interface WaySaid extends Alike {
  readonly kind: string | undefined;
}

/**
 * The same, and in how it may be put otherwise: without the kind behind "which", without what is asked once more at the
 * end ("…, which year"), and as a noun where a name and words stand side by side. The plainest first.
 */
export function waysSaid(words: Words): readonly WaySaid[] {
  const whole = [words, withoutTail(words)].filter((each) => each.length > 1);
  return whole.flatMap((each) => {
    const plain = [saidAlike(each), ...asNouns(each), ...withBe(each)].map((way) => ({ ...way, kind: undefined }));
    const { rest, kind } = withoutKind(each);
    if (kind === undefined) return plain;
    const others = [saidAlike(rest), ...asNouns(rest), ...atPlaces(rest)];
    return [...plain, ...others.map((way) => ({ ...way, kind }))];
  });
}

const isAny = (set: ReadonlySet<string>, word: string | undefined): boolean => word !== undefined && set.has(word);
const isWh = (word: string | undefined): boolean => isAny(WH, word);
const isWhat = (word: string | undefined): boolean => word === "what" || word === "which";

/** "Which" is "what", "whom" is "who", and all forms of "be" and "have" are one; "has got" is "has". */
const inOneForm: Step = (words) => {
  const forms = withoutSort(withoutNow(words)).flatMap((word, at, all) => {
    if (PRONOUNS.has(word) && all[at + 1] === "or" && PRONOUNS.has(all[at + 2] ?? "")) return [];
    if (word === "or" && PRONOUNS.has(all[at - 1] ?? "") && PRONOUNS.has(all[at + 1] ?? "")) return [];
    if (MARKS.has(word) || NOISE.has(word)) return [];
    if (word === "which") return ["what"];
    if (word === "whom") return ["who"];
    if (DO.has(word) && !word.endsWith("t")) return ["do"];
    if (word === "'s" || (BE.has(word) && !LASTING.has(word) && !word.endsWith("t")))
      return word === "'s" ? ["'s"] : ["is"];
    return [HAVE.has(word) && !word.endsWith("t") && word !== "having" ? "has" : word];
  });
  return forms.filter((word, at) => word !== forms[at - 1] || (word !== "is" && word !== "has" && word !== "'s"));
};

/** "How long has E been open" is not how long it was. */
const LASTING: ReadonlySet<string> = new Set(["been", "being"]);

/** What is asked of today is asked of what is known: "who is in charge at the moment". */
function withoutNow(words: Words): Words {
  const tail = words.slice(-2).join(" ");
  return words.length > 3 && NOW.has(tail) ? words.slice(0, -2) : words;
}

const NOW: ReadonlySet<string> = new Set(lists.now);

/** "What kind of things" and "what sort of thing" as "what". */
function withoutSort(words: Words): Words {
  const sort = words.findIndex((word, at) => SORTS.has(word) && isWhat(words[at - 1]) && words[at + 1] === "of");
  return sort > 0 && THINGS.has(words[sort + 2] ?? "") ? [...words.slice(0, sort), ...words.slice(sort + 3)] : words;
}

const SORTS: ReadonlySet<string> = new Set(["kind", "sort", "type", "kinds", "sorts", "types"]);
const THINGS: ReadonlySet<string> = new Set(["thing", "things", "stuff"]);

/** "E, who put it up", "E, when" and "E split, when was that" as "who put E up", "when E" and "when E split". */
const nameInFront: Step = (words) => {
  if (words[0] !== THING || words.filter((word) => word === THING).length > 1) return words;
  const at = words.findIndex((word, index) => index > 1 && isWh(word));
  if (at > 1 && words[at + 1] === "is" && at + 3 === words.length && isAny(POINTING, words[at + 2]))
    return [words[at] ?? "", ...words.slice(0, at)];
  const isAsked = isWh(words[1]) || (isAny(PREPOSITIONS, words[1]) && isWh(words[2]));
  const rest = words.slice(1);
  if (!isAsked) return words;
  const pronouns = rest.flatMap((word, index) => (PRONOUNS.has(word) ? [index] : []));
  // "What did they pay for it": whoever they are, it is what was named.
  const pronoun = pronouns.find((index) => rest[index] !== "they") ?? pronouns[0] ?? -1;
  if (pronoun > 0) return rest.map((word, at) => (at === pronoun ? THING : word));
  if (rest.length > 2 && rest[1] === "is") return [...rest, "of", THING];
  return [...rest, THING];
};

const POINTING: ReadonlySet<string> = new Set(["it", "that", "this"]);

/** "E works as what" as "what E works as", and "the boss of E is who" as "who is the boss of E". */
const askedInFront: Step = (words) => {
  if (isWh(words[0]) || (isAny(PREPOSITIONS, words[0]) && isWh(words[1]))) return words;
  const last = words.length - 1;
  const asked = isWh(words[last]) ? last : isWh(words[last - 1]) && isWhat(words[last - 1]) ? last - 1 : -1;
  if (asked <= 0) return words;
  const rest = words.slice(0, asked);
  return [...words.slice(asked), ...(rest.at(-1) === "is" ? ["is", ...rest.slice(0, -1)] : rest)];
};

/** "Under whom does E work" as "who does E work under". */
const prepositionBehind: Step = (words) => {
  const [first, second] = words;
  if (first === undefined || !PREPOSITIONS.has(first) || !isWh(second)) return words;
  return [...words.slice(1), first];
};

/** "In what year" and "the year of" as "when"; "the person who" as "who"; "name of E's boss" as "E's boss". */
const nounInFront: Step = (words) => {
  const rest = words.slice(1);
  const [first, second] = words;
  const asked = isWhat(first) && isAny(TIMES, second) && words.length > 2 ? ["when", ...words.slice(2)] : words;
  if (asked !== words) return isAny(ON_OR_IN, asked.at(-1)) && asked.length > 4 ? asked.slice(0, -1) : asked;
  if (isAny(TIMES, first)) {
    if (second === "that" || second === "when" || second === "of") return ["when", ...words.slice(2)];
    if (second === "in" && isWh(words[2])) return ["when", ...words.slice(3)];
    if (second === THING && words.length > 2 && words[2] !== "'s") return ["when", ...rest];
  }
  const behindName = first === "name" && second === "of" ? 2 : first === "of" ? 1 : 0;
  const named = words.length > behindName + 1 && !isWh(words[behindName]) ? words.slice(behindName) : words;
  return isAny(PERSONS, named[0]) && (named[1] === "who" || named[1] === "that") ? ["who", ...named.slice(2)] : named;
};

const ON_OR_IN: ReadonlySet<string> = new Set(["in", "on"]);

/** "Does", "did" in front of who does it say no more; "has E got" is "E has", and "has E settled" "E settled". */
const withoutAuxiliaries: Step = (words) => {
  const plain = words.filter((word, at) => {
    const next = words[at + 1];
    if (!DO.has(word) || word.endsWith("t") || at === 0 || next === undefined) return true;
    return !(next === THING || GENERIC.has(next) || isWh(words[at - 1]));
  });
  const name = plain.indexOf(THING);
  if (name < 1) return plain;
  const [before, behind] = [plain.slice(0, name), plain.slice(name + 1)];
  if (before.at(-1) === "has" && before.length > 1) {
    const own = behind[0] === "got" || behind[0] === "had" ? ["has", ...behind.slice(1)] : behind;
    return [...before.slice(0, -1), THING, ...own];
  }
  if (behind[0] === "has" && behind[1] === "got") return [...before, THING, "has", ...behind.slice(2)];
  return before.at(-2) === "has" && before.at(-1) === "got" ? [...before.slice(0, -1), THING, ...behind] : plain;
};

/** "What E is known for" as "what is E known for", "where is E's seat" as "where E's seat"; but "where is E based". */
const beInFront: Step = (words) => {
  const [first] = words;
  const isOfPlaceOrTime = first === "when" || first === "where";
  const name = words.indexOf(THING);
  const is = words.indexOf("is");
  if (isOfPlaceOrTime && (is < 0 || !isPassive(behindName(words)))) return words.filter((_, at) => at !== is);
  if (name < 1 || words[name + 1] !== "is" || !isWh(first) || (name + 2 >= words.length && name < 2)) return words;
  return [...words.slice(0, name), "is", THING, ...words.slice(name + 2)];
};

function isPassive(lower: string): boolean {
  return BASE_OF.has(lower) || lower.endsWith("ed");
}

/** The first word behind the name that is none of "be". */
function behindName(words: Words): string {
  const behind = words.slice(words.indexOf(THING) + 1);
  return (behind[0] === "is" ? behind[1] : behind[0]) ?? "";
}

/** "Set E up" as "set up E". */
const particleInFront: Step = (words) => {
  const name = words.indexOf(THING);
  const [verb, particle] = [words[name - 1], words[name + 1]];
  if (verb === undefined || isFunctionWord(verb) || !isAny(PARTICLES, particle)) return words;
  return [...words.slice(0, name), particle ?? "", THING, ...words.slice(name + 2)];
};

/** "When they set up E" as "when E set up", and "what people call E" as "what is E call". */
const withoutGenericDoer: Step = (words) => {
  const doer = words.findIndex((word, at) => at > 0 && GENERIC.has(word) && isWh(words[at - 1]));
  const name = words.indexOf(THING);
  const isVerb = name === doer + 2 || (name === doer + 3 && isAny(PARTICLES, words[doer + 2]));
  if (doer < 1 || !isVerb || isAny(MODAL, words[doer + 1])) return words;
  return [...words.slice(0, doer), "is", THING, ...words.slice(doer + 1, name), ...words.slice(name + 1)];
};

/** "Who is the boss of E", "boss of E" and "E's boss" as "= E boss". */
const asNoun: Step = (words) => {
  const isIs = (isWhat(words[0]) || words[0] === "who") && words[1] === "is";
  const whole = isIs ? words.slice(2) : words;
  const phrase = whole[0] === "name" && whole[1] === "of" && whole.length > 3 ? whole.slice(2) : whole;
  if (isWh(phrase[0]) || (!isIs && isAny(PREPOSITIONS, phrase[0]))) return words;
  if (phrase[0] === THING && phrase[1] === "'s") return nounOf(phrase.slice(2)) ?? words;
  const last = phrase.length - 1;
  const called = phrase[last] === "called" || phrase[last] === "name" ? last : phrase.length;
  if (phrase[called - 1] === THING && phrase[called - 2] === "of") return nounOf(phrase.slice(0, called - 2)) ?? words;
  return words;
};

/** The noun that somebody is asked for by; "what it is called" asks for nothing else. */
function nounOf(noun: Words): Words | undefined {
  const last = noun.at(-1);
  const core = noun.length > 1 && (last === "called" || last === "name") ? noun.slice(0, -1) : noun;
  const bare = core.at(-1) === "'s" ? core.slice(0, -1) : core;
  return bare.length === 0 || bare.some((word) => isWh(word)) ? undefined : [NOUN, THING, ...bare];
}

/** "Motto of E" and "E's motto" in "how does E's motto go". */
const withoutPossessive: Step = (words) => {
  const of = words.findIndex((word, at) => word === "of" && words[at + 1] === THING && at > 1);
  const noun = words[of - 1];
  if (words[0] === NOUN || of < 0 || noun === undefined || isFunctionWord(noun))
    return words.filter((word) => word !== "'s");
  const isWhole = words[0] === "when" || words[0] === "where";
  const from = isWhole && !words.slice(1, of).some(isFunctionWord) ? 1 : of - 1;
  const turned = [...words.slice(0, from), THING, ...words.slice(from, of), ...words.slice(of + 2)];
  return turned.filter((word) => word !== "'s");
};

const inBaseForms: Step = (words) => words.map((word) => (word === "who" ? "what" : baseOf(word)));

/** A word in the form in which it is compared. */
export function baseOf(word: string): string {
  if (word === THING || AS_THEY_ARE.has(word) || word.length < 4 || isFunctionWord(word)) return word;
  const past = BASE_OF.get(word);
  if (past !== undefined) return past;
  if (word.endsWith("ed")) return englishDictionary().lemmasOf(word, "v")[0] ?? word;
  return word.endsWith("s") ? (singularForms(word)[0] ?? word) : word;
}

/** Words that some wordings of a question have and others do not, all but the small ones of English. */
export const LEFT_OUT: ReadonlySet<string> = new Set([
  ...[GENERIC, PERSONS, TIMES, NOISE, SORTS, THINGS, HAVE].flatMap((words) => [...words]),
  ...[...NOW].flatMap((phrase) => phrase.split(" ")),
  ...["name", "call", "called", "got", "right", "present", "moment"],
]);

const STEPS: readonly Step[] = [
  inOneForm,
  nameInFront,
  askedInFront,
  prepositionBehind,
  nounInFront,
  withoutAuxiliaries,
  beInFront,
  particleInFront,
  withoutGenericDoer,
  asNoun,
  withoutPossessive,
  inBaseForms,
];

/** "What town is E in" as "what is E in", and "which man wrote E" as "who wrote E". */
function withoutKind(words: Words): { readonly rest: Words; readonly kind: string | undefined } {
  const asked = words.findIndex(isWhat);
  const noun = words[asked + 1];
  if (asked < 0 || noun === undefined || noun === THING || isFunctionWord(noun) || asked + 2 >= words.length)
    return { rest: [], kind: undefined };
  return { rest: [...words.slice(0, asked), "what", ...words.slice(asked + 2)], kind: noun };
}

/** "In what did E come into the world", "what did E settle in": as "where did E settle". */
function atPlaces(words: Words): readonly Alike[] {
  const bare = words.filter((word) => !MARKS.has(word));
  const [isBefore, isBehind] = [isAny(IN_PLACES, bare[0]), isAny(IN_PLACES, bare.at(-1))];
  const rest = bare.slice(isBefore ? 1 : 0, isBehind && !isBefore ? -1 : undefined);
  return (isBefore || isBehind) && rest[0] === "what" ? [saidAlike(["where", ...rest.slice(1)])] : [];
}

const IN_PLACES: ReadonlySet<string> = new Set(["in", "at", "on"]);

/** Without what is asked once more at the end: "the earliest mention of E, which year", "…, who is it". */
function withoutTail(words: Words): Words {
  const name = words.indexOf(THING);
  const mark = words.findIndex((word, at) => at > name && MARKS.has(word));
  const tail = words.slice(mark + 1);
  if (name < 0 || mark < 2 || !isWh(tail[0]) || tail.length > 4) return [];
  return tail.includes("is") || tail.length < 3 ? words.slice(0, mark) : [];
}

/** "Headcount at E", "E headcount" and "what is the headcount at E" as the noun of E. */
function asNouns(words: Words): readonly Alike[] {
  const all = words.filter((word) => !MARKS.has(word));
  const bare = all[0] === "of" ? all.slice(1) : all;
  const from = isWh(bare[0]) && isAny(BE, bare[1]) ? 2 : 0;
  const phrase = bare.slice(from);
  const name = phrase.indexOf(THING);
  const rest = phrase.filter((_, at) => at !== name);
  if (name < 0 || rest.length === 0 || rest.length > 5 || rest.some(isWh)) return [];
  const isBehind = name === phrase.length - 1 && isAny(AT_THINGS, phrase[name - 1]);
  if (isBehind) return [saidAlike([THING, "'s", ...phrase.slice(0, -2)])];
  const isBeside = name === 0 ? phrase[1] !== "'s" : name === phrase.length - 1 && !rest.some(isFunctionWord);
  return isBeside && from === 0 ? [saidAlike([THING, "'s", ...rest])] : [];
}

/** "E, famous for what" and "E founded when" as "what is E famous for" and "when was E founded". */
function withBe(words: Words): readonly Alike[] {
  const bare = words.filter((word) => !MARKS.has(word));
  const asked = bare.findIndex((word, at) => at > 1 && isWh(word));
  if (bare[0] !== THING || asked < 0 || asked < bare.length - 2 || bare.some(isAuxiliary)) return [];
  return [saidAlike([...bare.slice(asked), "is", THING, ...bare.slice(1, asked)])];
}

const AT_THINGS: ReadonlySet<string> = new Set(["at", "in", "for", "to", "behind", "over", "on"]);
