import lists from "../language/data/phrase-book/words.json" with { type: "json" };
import { englishDictionary } from "../dictionary/english-dictionary.ts";
import {
  BE,
  HAVE,
  isAuxiliary,
  isFunctionWord,
  MARKS,
  MODAL,
  PREPOSITIONS as OF_GRAMMAR,
  WH,
} from "../language/function-words.ts";
import { isPast } from "../language/word-forms.ts";
import { phraseList, wordSet } from "../language/word-set.ts";
import { THING } from "./sayings.ts";

/** A question as the phrase book may have it, in the words of one that puts it otherwise. */
export interface Turned {
  readonly words: readonly string[];
  /** The noun of what is asked for: "which firm", where the book has "who". */
  readonly kind?: string;
}

/** All words that stand before a noun; a few are adverbs elsewhere. */
const PREPOSITIONS: ReadonlySet<string> = new Set([...OF_GRAMMAR, ...wordSet(lists.prepositions)]);

/** Words in front of who is spoken of in an indirect question: "what sort of stone they …". */
const MOST_IN_FRONT = 5;

/** Ways to put a question, of all that it may be turned into. */
const MOST_WAYS = 24;

const ASIDES = phraseList(lists.asides);
const SUBJECTS: ReadonlySet<string> = new Set([THING, "they", "you", "we", "people", "i", "one", "it"]);
const POINTING: ReadonlySet<string> = new Set(["it", "that", "this"]);
const PERSONS: ReadonlySet<string> = new Set(["who", "whom"]);
const LINKING: ReadonlySet<string> = new Set(["that", "which", "who"]);

/**
 * The words of a question, and the same in the order in which the book has them: a name in front ("E, who put it up"),
 * an indirect question ("what they replaced E with"), what says no more ("now"), "which firm" for "who", and "the name
 * of" what is asked for.
 * @param spoken As the book compares them, with {@link THING} for the name
 */
export function waysTurned(spoken: readonly string[]): readonly Turned[] {
  const plain = spoken.filter((word) => !MARKS.has(word)).flatMap((word) => word.split(" "));
  let ways: readonly Turned[] = [{ words: plain }];
  for (const turn of [withoutAsides, nameInPlace, asDirect, withPrepositionBehind, asWhat, asWho]) {
    const turned = ways.flatMap((way) => turn(way.words).map((words): Turned => ({ ...way, ...words })));
    const all = new Map([...ways, ...turned].map((way) => [way.words.join(" "), way]));
    ways = [...all.values()].slice(0, MOST_WAYS);
  }
  return ways;
}

/** "Who runs E these days": a graph that dates nothing tells of no other days. */
function withoutAsides(words: readonly string[]): readonly Turned[] {
  const aside = ASIDES.find(
    (phrase) =>
      words.length > phrase.length + 1 && phrase.every((word, at) => words[words.length - phrase.length + at] === word),
  );
  return aside === undefined ? [] : [{ words: words.slice(0, words.length - aside.length) }];
}

/** "E, who put it up" as "who put E up", and "E, where" as "where is E". */
function nameInPlace(words: readonly string[]): readonly Turned[] {
  const [first, ...rest] = words;
  const asks = rest[0] ?? "";
  if (first !== THING || !(WH.has(asks) || (PREPOSITIONS.has(asks) && WH.has(rest[1] ?? "")))) return [];
  const it = rest.findIndex((word, at) => at > 0 && POINTING.has(word));
  if (it >= 0) return [{ words: rest.map((word, at) => (at === it ? THING : word)) }];
  if (rest.length === 1) return [{ words: [asks, "is", THING] }];
  return [{ words: [...rest, THING] }, { words: [...rest, "of", THING] }];
}

/** "What they replaced E with" as "what did they replace E with", and "how fast E can go" as "how fast can E go". */
function asDirect(words: readonly string[]): readonly Turned[] {
  if (!WH.has(words[0] ?? "") && !WH.has(words[1] ?? "")) return [];
  const at = words.findIndex((word, index) => index > 0 && (SUBJECTS.has(word) || isAuxiliary(word)));
  const [subject, verb] = [words[at], words[at + 1]];
  const last = words.at(-1) ?? "";
  // "Who E's keeper is"
  const turned =
    BE.has(last) && at > 0 && !isAuxiliary(subject ?? "") ? [[words[0] ?? "", last, ...words.slice(1, -1)]] : [];
  if (at < 1 || at > MOST_IN_FRONT || subject === undefined || verb === undefined || isAuxiliary(subject)) return [];
  const [front, behind] = [words.slice(0, at), words.slice(at + 2)];
  if (isAuxiliary(verb)) turned.push([...front, verb, subject, ...behind]);
  const [base] = englishDictionary().lemmasOf(verb, "v");
  if (base !== undefined && !PREPOSITIONS.has(verb) && !BE.has(verb) && !MODAL.has(verb)) {
    const does = isPast(verb) && verb !== base ? "did" : base === verb ? "do" : "does";
    turned.push([...front, does, subject, base, ...behind]);
  }
  return turned.map((each) => ({ words: each }));
}

/** "Across which river does E lead" as "which river does E lead across", and "over which river E". */
function withPrepositionBehind(words: readonly string[]): readonly Turned[] {
  const [preposition = "", asks = "", ...rest] = words;
  if (!PREPOSITIONS.has(preposition) || !WH.has(asks)) return [];
  const is = rest.some(isAuxiliary) ? [] : ["is"];
  const at = is.length === 0 ? rest.length : rest.indexOf(THING);
  if (at < 0) return [];
  return [{ words: [asks, ...rest.slice(0, at), ...is, ...rest.slice(at), preposition] }];
}

/** "Name of the R of E" and "what is the R of E called" as "what is the R of E", and "what is E, R-wise". */
function asWhat(words: readonly string[]): readonly Turned[] {
  const [first, second, third, fourth] = words;
  const last = words.at(-1) ?? "";
  if (last.endsWith(WISE)) return [{ words: ["what", "is", last.slice(0, -WISE.length), "of", THING] }];
  // "Name" asks to be told, and may be left out.
  if (first === "of") return [{ words: ["what", "is", ...words.slice(1)] }];
  if (first === "name" && second === "of") return [{ words: ["what", "is", ...words.slice(2)] }];
  if (first === "what" && third === "name" && fourth === "of")
    return [{ words: ["what", second ?? "", ...words.slice(4)] }];
  if (first === "what" && words.length > 4 && last === "called" && second !== undefined && isAuxiliary(second))
    return [{ words: words.slice(0, -1) }];
  return [];
}

const WISE = "-wise";

/** "Which firm runs E" and "what is the firm that runs E" as "who runs E" or "what runs E". */
function asWho(words: readonly string[]): readonly Turned[] {
  const [at, asks] = PREPOSITIONS.has(words[0] ?? "") ? [1, words[1] ?? ""] : [0, words[0] ?? ""];
  const [front, next] = [words.slice(0, at), words[at + 1] ?? ""];
  const isWhat = asks === "what" || asks === "which";
  const both = (behind: readonly string[], kind: string): readonly Turned[] =>
    ["what", "who"].map((each) => ({ words: [...front, each, ...behind], kind }));
  if (asks === "whom") return [{ words: [...front, "who", ...words.slice(at + 1)] }];
  if (!isWhat && !PERSONS.has(asks)) return at === 0 ? headed(words) : [];
  if (isAuxiliary(next)) {
    const [kind, that] = [words[at + 2] ?? "", words[at + 3] ?? ""];
    if (LINKING.has(that) && kind !== THING) return both(words.slice(at + 4), kind);
    // "What has E written" asks for no one who has it written.
    return isWhat && !HAVE.has(next) ? [{ words: [...front, "who", ...words.slice(at + 1)] }] : [];
  }
  if (!isWhat) return [];
  const found = [at + 1, at + 2].filter(
    (kindAt) =>
      kindAt + 1 < words.length &&
      !words.slice(at + 1, kindAt + 1).some((word) => word === THING || isFunctionWord(word)),
  );
  // "Which foreign company" is no company alone.
  return found.flatMap((kindAt) => both(words.slice(kindAt + 1), words.slice(at + 1, kindAt + 1).join(" ")));
}

/** "Mills put up by E" as "what was put up by E". */
function headed(words: readonly string[]): readonly Turned[] {
  const [kind, ...rest] = words;
  const [, owns, owned] = words;
  // "E's mills", and nothing behind them.
  if (kind === THING && owns === "'s" && owned !== undefined && words.length === 3)
    return [{ words: ["what", "is", THING, "'s"], kind: owned }];
  if (kind === undefined || kind === THING || isFunctionWord(kind) || PREPOSITIONS.has(kind) || rest.length === 0)
    return [];
  const [that] = rest;
  const behind = LINKING.has(that ?? "") ? rest.slice(1) : rest;
  return [
    { words: ["what", ...behind], kind },
    { words: ["what", "is", ...behind], kind },
  ];
}
