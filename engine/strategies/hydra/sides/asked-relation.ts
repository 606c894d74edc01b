import type { Direction, Fact, FactNode } from "../../../evidence/fact.ts";
import type { PathStep } from "../../../evidence/path.ts";
import type { Skyline, SkylineCandidate, SkylineRelation } from "../../../question/skyline/skyline.ts";
import type { Catalogue } from "../../../sources/knowledge-graph.ts";
import { bestSimilarities, type Embedder } from "../../../text/embedder.ts";
import type { StageContext } from "../../../investigation/stage.ts";
import { normalise } from "../../../text/normalise.ts";
import type { CandidatePath } from "../candidate-path.ts";

/** A relation of the skyline that leads to what is asked for. */
export interface AskedRelation {
  /**
   * Relations of the graph that its words mean, by IRI, as they are walked towards the answer: either way where
   * undefined.
   */
  readonly relations: ReadonlyMap<string, Direction | undefined>;
  /** All by which texts may call it. */
  readonly wordings: readonly string[];
  /**
   * Which way a text must say it to be about the same end; absent where what stands at its two ends is of different
   * kinds, so that either way says the same.
   */
  readonly textDirection?: Direction | undefined;
  /** True where the best of its relations gives a thing one value at a time. False also where no graph knows it. */
  readonly isFunctional: boolean;
}

/** Candidates that fit the words nearly as well as the best. */
const NEARLY_AS_GOOD = 0.9;

/**
 * The relations of a skyline that have the answer at one of their ends, save those by which a thing has many values: of
 * a list each source may know a part.
 */
export function askedRelations({ places, relations }: Skyline, catalogue: Catalogue): readonly AskedRelation[] {
  const isAsked = places.map(({ kind }) => kind === "ANSWER");
  return relations.flatMap((relation, index): readonly AskedRelation[] => {
    const [isLeft, isRight] = [isAsked[index] === true, isAsked[index + 1] === true];
    return isLeft === isRight
      ? []
      : [askedRelation(relation, isRight, catalogue)].filter(
          ({ isFunctional, relations: known }) => isFunctional || known.size === 0,
        );
  });
}

/** @param isAlong Whether the answer is where the relation leads as the chain is read */
function askedRelation(
  { text, candidates, reads }: SkylineRelation,
  isAlong: boolean,
  catalogue: Catalogue,
): AskedRelation {
  const best = Math.max(0, ...candidates.map(({ score }) => score));
  const good = candidates.filter(({ score }) => score >= best * NEARLY_AS_GOOD);
  const towardsAnswer = (direction: Direction): Direction =>
    (direction === "FORWARD") === isAlong ? "FORWARD" : "BACKWARD";
  const walked = ({ direction }: SkylineCandidate): Direction => towardsAnswer(direction);
  const entries = good.flatMap(({ iri }) => catalogue.relations.find((entry) => entry.iri === iri) ?? []);
  const isEither = (iri: string): boolean => entries.some((entry) => entry.iri === iri && entry.symmetric);
  const first = [...good].sort((a, b) => b.score - a.score)[0];
  const names = [text, ...good.map(({ label }) => label), ...entries.flatMap(({ aliases }) => aliases)];
  return {
    relations: new Map(good.map((each) => [each.iri, isEither(each.iri) ? undefined : walked(each)])),
    wordings: [...new Set(names.map(plainly))].filter((name) => name !== "").slice(0, MOST_WORDINGS),
    ...(reads !== undefined && entries.some(({ homogeneous }) => homogeneous)
      ? { textDirection: towardsAnswer(reads) }
      : {}),
    // Where the words may as well mean several relations, none of their values excludes those of another.
    isFunctional:
      good.length === 1 &&
      first !== undefined &&
      (walked(first) === "FORWARD" || isEither(first.iri)) &&
      entries.some(({ iri, functional }) => iri === first.iri && functional),
  };
}

const MOST_WORDINGS = 32;

/** Words that say nothing of which relation it is: "was the residence of" says "residence". */
const AROUND = new Set(
  "a an the of in at on by to for from with as is was are were be been being has had have his her its their".split(" "),
);

/** A relation without the words around it; as it is where it has no others. */
function plainly(relation: string): string {
  const words = normalise(relation).split(" ");
  const left = words.filter((word) => !AROUND.has(word));
  return (left.length === 0 ? words : left).join(" ");
}

/** What a fact says of the asked relation: a value of a thing. */
export interface Saying {
  readonly of: FactNode;
  readonly value: FactNode;
  readonly fact: Fact;
}

/** Tells what the last step of a path says of an asked relation; nothing where it says something else. */
export type SayingsOf = (path: CandidatePath, relation: AskedRelation) => readonly Saying[];

/**
 * Reads the last steps of paths: a triple by a relation that the words mean, walked as they mean it; words of a text
 * that are a name of it, or as alike one as `threshold`, whichever end the sentence begins with.
 * @param threshold γ, 0–1
 */
export async function sayingsIn(
  paths: readonly CandidatePath[],
  asked: readonly AskedRelation[],
  threshold: number,
  {
    embedder,
    context,
  }: { readonly embedder: Embedder; readonly context: Pick<StageContext, "signal" | "upstream" | "markPartial"> },
): Promise<SayingsOf> {
  const words = [
    ...new Set(
      paths.flatMap((path) => lastSteps(path).flatMap(({ facts }) => facts.flatMap((fact) => wordsOf(fact) ?? []))),
    ),
  ].sort();
  const alike = new Map<AskedRelation, ReadonlySet<string>>();
  for (const relation of asked) {
    const unlike = words.filter((each) => !relation.wordings.includes(each));
    const scores = unlike.length === 0 ? [] : await bestSimilarities(embedder, relation.wordings, unlike, context);
    const near = unlike.filter((_each, index) => (scores[index] ?? 0) >= threshold);
    alike.set(relation, new Set([...relation.wordings, ...near]));
  }
  return (path, relation) =>
    lastSteps(path).flatMap(({ facts, direction }) =>
      facts.flatMap((fact): readonly Saying[] => {
        const said = wordsOf(fact);
        const isIt =
          said === undefined
            ? relation.relations.has(fact.relation) &&
              (relation.relations.get(fact.relation) ?? direction) === direction
            : alike.get(relation)?.has(said) === true && (relation.textDirection ?? direction) === direction;
        const [of, value] = direction === "FORWARD" ? [fact.subject, fact.object] : [fact.object, fact.subject];
        return isIt ? [{ of, value, fact }] : [];
      }),
    );
}

function lastSteps({ path }: CandidatePath): readonly PathStep[] {
  return path.chains.flatMap((chain) => chain.slice(-1));
}

/** What a text says in its own words; undefined for a triple. */
function wordsOf(fact: Fact): string | undefined {
  return fact.kind === "triple" ? undefined : plainly(fact.relation);
}
