import type { RelationCandidate, RelationPhrase, SetForm } from "../../../engine/question/form/logical-form.ts";
import { scaleOf } from "../language/adjectives.ts";
import { wordsOf } from "../language/words.ts";
import { bestCandidates } from "../linking/best-candidates.ts";
import { relationEntry } from "../linking/known-entries.ts";
import { SCALES } from "../weights.ts";
import type { Grammar } from "./grammar.ts";
import { costOf } from "./parse.ts";

/** The relation that an adjective measures in this graph, and which end of it the adjective names. */
export interface Measure {
  readonly relation: RelationPhrase;
  readonly direction: "max" | "min";
  readonly cost: number;
}

/**
 * What "largest", "older", "how tall" measure of the members of a set. Relations that things of the set's class have
 * come first. Undefined when the graph measures nothing of the kind.
 */
export function extremeRelation(grammar: Grammar, base: string, of: SetForm | undefined): Measure | undefined {
  const scale = scaleOf(base);
  if (scale === undefined) return undefined;
  const classes = of === undefined ? new Set<string>() : classesOf(of, grammar);
  const candidates = scale.measures.flatMap((measure, index) =>
    (["NUMBER", "DATE"] as const).flatMap((wanted) =>
      grammar
        .link({ words: wordsOf(measure), role: "NOUN", known: "ENTITY", wanted })
        .filter((candidate) => candidate.direction === "FORWARD" && candidate.score > SCALES.leastScore)
        .map((candidate) => ({
          ...candidate,
          score: candidate.score * (1 - SCALES.step * index) * classFit(grammar, candidate, classes),
        })),
    ),
  );
  const best = bestCandidates(candidates).slice(0, 8);
  const top = best[0];
  return top === undefined
    ? undefined
    : {
        relation: { text: base, candidates: best },
        direction: scale.direction,
        cost: costOf(top.score) + SCALES.measured,
      };
}

function classFit(grammar: Grammar, candidate: RelationCandidate, classes: ReadonlySet<string>): number {
  const relation = relationEntry(grammar.catalogue, candidate.iri);
  if (relation === undefined || classes.size === 0 || relation.subjectClasses.length === 0) return 1;
  return relation.subjectClasses.some((each) => classes.has(each)) ? 1 : SCALES.otherClassShare;
}

/** The classes that members of the set are said to be of. */
function classesOf(set: SetForm, grammar: Grammar): ReadonlySet<string> {
  switch (set.kind) {
    case "instances":
      return new Set(set.candidates.map(({ iri }) => iri));
    case "intersect":
    case "union":
      return new Set(set.sets.flatMap((each) => [...classesOf(each, grammar)]));
    case "where":
    case "at":
    case "extreme":
    case "except":
      return classesOf(set.set, grammar);
    case "follow": {
      const [best] = set.relation.candidates;
      const relation = relationEntry(grammar.catalogue, best?.iri);
      return new Set(best?.direction === "BACKWARD" ? relation?.subjectClasses : relation?.objectClasses);
    }
    default:
      return new Set();
  }
}
