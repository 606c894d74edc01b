import lists from "../language/data/spoken-verbs.json" with { type: "json" };
import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { isOnlyAlike } from "../../../engine/question/only-alike.ts";
import { BE, HAVE } from "../language/function-words.ts";
import { likeVerb, verbForms } from "../language/inflection.ts";
import { phraseText, type Word, wordsOf } from "../language/words.ts";
import { placeOf } from "../measured-wordings/asked.ts";
import { type InOrdinaryWords, withPieces } from "./put-in-words.ts";
import { namesBy, theOneOfGraph } from "./verbs-of-graph.ts";

interface Spoken {
  readonly verb: string;
  readonly rest: readonly string[];
  readonly as: readonly string[];
}

const linesOf = ({ said, as }: { readonly said: readonly string[]; readonly as: readonly string[] }): Spoken[] =>
  said.map((phrase) => {
    const [verb = "", ...rest] = phrase.split(" ");
    return { verb, rest, as };
  });

const VERBS = lists.verbs.flatMap(linesOf);
const PASSIVES = lists.passives.flatMap(linesOf);

const GOALS = lists.goals.flatMap(linesOf);

const FORMS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [...new Set([...VERBS, ...PASSIVES, ...GOALS].map(({ verb }) => verb))].map((verb) => [
    verb,
    verb === "be" ? BE : new Set(verbForms(verb)),
  ]),
);

/**
 * "How many books has E brought out" as "how many books has E published", "the huts that get their stuff from E" as
 * "the huts that are supplied by E": what people say in a verb of their own is said by the one verb of the graph that
 * may be meant. Undefined where none is, or several may be.
 */
export function spokenVerbs<T extends AnalysisInput>(input: T): InOrdinaryWords<T> | undefined {
  const words = wordsOf(input.question);
  for (let at = 0; at < words.length; at += 1) {
    const said = saidAt(words, at, input);
    if (said !== undefined) return said;
  }
  return undefined;
}

function saidAt<T extends AnalysisInput>(words: readonly Word[], at: number, input: T): InOrdinaryWords<T> | undefined {
  const word = words[at] as Word;
  const fits = ({ verb, rest }: Spoken): boolean =>
    FORMS.get(verb)?.has(word.lower) === true && rest.every((each, index) => words[at + 1 + index]?.lower === each);
  const longest = (all: readonly Spoken[]): Spoken | undefined =>
    all.filter(fits).sort((a, b) => b.rest.length - a.rest.length)[0];
  const [passive, goal, active] = [longest(PASSIVES), longest(GOALS), longest(VERBS)];
  const found = passive ?? goal ?? active;
  if (found === undefined || isNamed(words, at, at + 1 + found.rest.length, input)) return undefined;
  // What the graph itself says by that verb is meant by it.
  if (isSaidByGraph(found, input.catalogue)) return undefined;
  const verb = theOneOfGraph(found.as, words, input.catalogue);
  if (verb === undefined) return undefined;
  const to = at + 1 + found.rest.length;
  const told = phraseText(words.slice(at, to));
  const doubts = (read: string): readonly string[] => [`“${told}” was read as “${read}”, which may not be meant`];
  if (found === goal) {
    if (!isNameAt(words, to, input)) return undefined;
    const pieces = [{ from: 0, to: at }, { said: `with the ${verb}` }, { from: to, to: words.length }];
    return { input: withPieces(input, pieces), readAs: [], doubts: doubts(verb) };
  }
  const before = words[at - 1]?.lower ?? "";
  const isParticiple = BE.has(before) || HAVE.has(before) || words[to]?.lower === "by" || isHadBefore(words, at);
  const read = passive === undefined ? inForm(verb, word, isParticiple) : `are ${verb}`;
  return {
    input: withPieces(input, [{ from: 0, to: at }, { said: read }, { from: to, to: words.length }]),
    readAs: [],
    doubts: doubts(read),
  };
}

function isNameAt(words: readonly Word[], from: number, { mentions }: AnalysisInput): boolean {
  return mentions.some((name) => placeOf(name, words)[0] === from && !name.candidates.every(isOnlyAlike));
}

function isSaidByGraph({ verb, rest }: Spoken, catalogue: Catalogue): boolean {
  return namesBy(verb, catalogue).some(({ words }) => rest.every((each) => words.some(({ lower }) => lower === each)));
}

/** "Has E brought out": the participle stands behind its subject. */
function isHadBefore(words: readonly Word[], at: number): boolean {
  return words.slice(0, at).some(({ lower }) => HAVE.has(lower));
}

const PAST_OF_BE: ReadonlySet<string> = new Set(["was", "were", "been"]);
const BASE_OF_BE: ReadonlySet<string> = new Set(["be", "being"]);

function inForm(verb: string, { lower }: Word, isParticiple: boolean): string {
  const [first = "", ...rest] = verb.split(" ");
  const like = PAST_OF_BE.has(lower) ? "made" : BASE_OF_BE.has(lower) ? "make" : BE.has(lower) ? "makes" : lower;
  return [likeVerb(first, like, isParticiple || lower === "been"), ...rest].join(" ");
}

function isNamed(words: readonly Word[], from: number, to: number, { mentions }: AnalysisInput): boolean {
  const [start, end] = [words[from]?.start ?? 0, words[to - 1]?.end ?? 0];
  return mentions.some((each) => each.start < end && start < each.end && !each.candidates.every(isOnlyAlike));
}
