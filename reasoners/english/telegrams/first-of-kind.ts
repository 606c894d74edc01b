import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import type { InstancesForm, RelationCandidate } from "../../../engine/question/form/logical-form.ts";
import { QuestionLinks } from "../grammar/question-links.ts";
import { extremeRelations } from "../grammar/scale.ts";
import type { Work } from "../grammar/work.ts";
import { waysOf } from "../graph-led/ways.ts";
import { gradedAdjective, gradedBehindDegree } from "../language/adjectives.ts";
import { isFunctionWord } from "../language/function-words.ts";
import type { Word } from "../language/words.ts";
import { relationEntry } from "../linking/known-entries.ts";
import type { Piece } from "../plain-question/pieces.ts";
import { headlineOf, kindAt, putAs } from "./headline.ts";

const MOST_WORDS_OF_RELATION = 3;
const MOST_RELATIONS = 3;

/** Words that name a relation, by index, end exclusive, and what they may lead to. */
interface Noun {
  readonly from: number;
  readonly to: number;
  readonly ways: readonly RelationCandidate[];
}

/**
 * "Heaviest wagon maker", "longest ship builder birth date" as "the birth date of the builder of the longest ship":
 * without a name, a rank stands before a kind, and nouns for what is asked of the first of it behind. Undefined where
 * the rank may as well be that of whoever stands behind: "oldest ship captain".
 */
export function ofFirstOfKind(input: AnalysisInput, work: Work): AnalysisInput | undefined {
  const headline = headlineOf(input, input.catalogue);
  const [first, second] = headline?.said ?? [];
  if (headline === undefined || headline.names.length > 0 || first === undefined || second === undefined)
    return undefined;
  const { all } = headline;
  const rank = rankAt(all, first, second);
  const kind = rank === undefined ? undefined : kindAt(headline, rank.to, input);
  if (rank === undefined || kind === undefined) return undefined;
  const behind = headline.said.filter((at) => at >= kind.to);
  const last = (behind.at(-1) ?? 0) + 1;
  // They stand side by side, with no article between them.
  if (behind.length === 0 || last - kind.to !== behind.length) return undefined;
  if (all.slice(kind.to, last).some(({ lower, text }) => isFunctionWord(lower) || lower !== text)) return undefined;
  const nouns = nounsIn(all, kind.to, last, input, work);
  if (nouns === undefined) return undefined;
  if (nouns.some((noun) => mayBeRanked(rank.base, noun, input, work))) return undefined;
  const pieces = nouns.toReversed().flatMap(({ from, to }): readonly Piece[] => [{ from, to }, { said: "of the" }]);
  return putAs(input, [
    { said: "what is the" },
    ...pieces,
    { from: first, to: rank.to },
    { from: kind.from, to: kind.to },
  ]);
}

/** "Heaviest", "most expensive": its adjective, and where it ends, exclusive. */
function rankAt(
  all: readonly Word[],
  first: number,
  second: number,
): { readonly base: string; readonly to: number } | undefined {
  const lower = all[first]?.lower ?? "";
  if (lower === "most" || lower === "least") {
    const graded = second === first + 1 ? gradedBehindDegree(all[second]?.lower ?? "") : undefined;
    return graded?.degree === "base" ? { base: graded.base, to: second + 1 } : undefined;
  }
  const graded = gradedAdjective(lower);
  return graded?.degree === "superlative" ? { base: graded.base, to: first + 1 } : undefined;
}

/** All words as names of relations, the longest names first; undefined where some are none. */
function nounsIn(
  all: readonly Word[],
  from: number,
  end: number,
  input: AnalysisInput,
  work: Work,
  most = MOST_RELATIONS,
): readonly Noun[] | undefined {
  if (from === end) return [];
  if (most === 0) return undefined;
  for (let to = Math.min(end, from + MOST_WORDS_OF_RELATION); to > from; to -= 1) {
    const words = all.slice(from, to);
    const said = {
      words,
      content: words,
      roles: ["NOUN"],
      wanted: undefined,
      isDone: false,
      prepositions: [],
    } as const;
    const ways = waysOf(said, input.catalogue, work).filter(({ loose, narrower }) => !(loose ?? narrower ?? false));
    const rest = ways.length === 0 ? undefined : nounsIn(all, to, end, input, work, most - 1);
    if (rest !== undefined) return [{ from, to, ways }, ...rest];
  }
  return undefined;
}

/** Has the graph that by which things are ranked of what a noun leads to as well? */
function mayBeRanked(base: string, { ways }: Noun, { catalogue }: AnalysisInput, work: Work): boolean {
  const links = new QuestionLinks(catalogue, work);
  const ends = new Set(
    ways.flatMap(({ iri, direction }) => {
      const entry = relationEntry(catalogue, iri);
      if (direction === "FORWARD" && entry?.objectKind !== "ENTITY") return [];
      return (direction === "FORWARD" ? entry?.objectClasses : entry?.subjectClasses) ?? [];
    }),
  );
  const set: InstancesForm = {
    kind: "instances",
    text: "",
    candidates: [...ends].map((iri) => ({ iri, label: "", score: 1 })),
  };
  const leadsToThings = ways.some(
    ({ iri, direction }) => direction === "BACKWARD" || relationEntry(catalogue, iri)?.objectKind === "ENTITY",
  );
  if (!leadsToThings) return false;
  return extremeRelations({ catalogue, link: (phrase) => links.of(phrase) }, base, set).some(({ relation }) =>
    relation.candidates.some(({ iri }) => {
      const of = relationEntry(catalogue, iri)?.subjectClasses ?? [];
      return ends.size === 0 || of.length === 0 || of.some((each) => ends.has(each));
    }),
  );
}
