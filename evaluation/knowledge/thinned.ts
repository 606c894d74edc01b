import { createHash } from "node:crypto";
import { EvaluationInputError } from "../input-error.ts";
import type { Fact, QuestionSet, SetKnowledge } from "../question-set.ts";

/**
 * Sets whose graphs lack some of their facts, as those of Hydra's figure 2 do: each set with every share. Documents
 * stay as they are, and so does the gold: what a graph does not hold any more has to be found elsewhere, or not to be
 * known. Sets of one graph still share it.
 * @param shares 0–1: what is kept. The smaller of two keeps a part of what the larger one keeps.
 * @param seed other facts go with another one
 * @throws EvaluationInputError for a set that brings no facts, or a graph in files of its own
 */
export function thinnedSets(
  sets: readonly QuestionSet[],
  shares: readonly number[],
  seed: number,
): readonly QuestionSet[] {
  for (const set of sets) refuseUnlisted(set);
  const byShare = shares.map((share) => ({ share, thin: thinnedBy(share, seed) }));
  return sets.flatMap((set) =>
    byShare.map(({ share, thin }) => ({
      ...set,
      name: `${set.name}, ${Number((share * 100).toFixed(2))} % of the triples`,
      ...(set.knowledge && { knowledge: thin(set.knowledge) }),
      questions: set.questions.map((question) =>
        question.knowledge === undefined ? question : { ...question, knowledge: thin(question.knowledge) },
      ),
    })),
  );
}

function refuseUnlisted({ name, knowledge, questions }: QuestionSet): void {
  const brought = [knowledge, ...questions.map((question) => question.knowledge)];
  const [file] = brought.flatMap((each) => each?.graphFiles ?? []);
  const named = JSON.stringify(name);
  if (file !== undefined)
    throw new EvaluationInputError(
      `The graph of the set ${named} lies in files of its own, ${JSON.stringify(file)}: --triples thins out facts that a set lists.`,
    );
  if (brought.every((each) => each?.facts === undefined))
    throw new EvaluationInputError(`The set ${named} brings no graph: --triples has nothing to thin out.`);
}

function thinnedBy(share: number, seed: number): (knowledge: SetKnowledge) => SetKnowledge {
  const known = new Map<SetKnowledge, SetKnowledge>();
  return (knowledge) => {
    const made = known.get(knowledge);
    if (made !== undefined) return made;
    const { facts } = knowledge;
    const thin = facts ? { ...knowledge, facts: facts.filter((fact) => isKept(fact, share, seed)) } : knowledge;
    known.set(knowledge, thin);
    return thin;
  };
}

/** A fact stays or goes by itself, whatever stands beside it. */
function isKept({ subject, relation, object }: Fact, share: number, seed: number): boolean {
  const hash = createHash("sha256").update(JSON.stringify([seed, subject, relation, object]));
  return hash.digest().readUInt32BE() < share * 2 ** 32;
}
