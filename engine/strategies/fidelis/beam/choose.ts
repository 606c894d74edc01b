import { symmetricRelations } from "../../../graph/symmetric-relations.ts";
import { ask } from "../../../ask.ts";
import type { Names } from "../../../evidence/names.ts";
import { pathText } from "../../../evidence/steps.ts";
import { compare } from "../../../graph/trails/trail.ts";
import { mapInTurns, Turn } from "../../../investigation/turn.ts";
import { topicsCalledOtherwise } from "../../../query/over-paths/called-otherwise.ts";
import { shownPath } from "../../../query/over-paths/shown-paths.ts";
import { namedBy } from "../../../question/skyline/topics.ts";
import { counted } from "../../../values/counted.ts";
import type { Run } from "../run.ts";
import { chooseSteps, type StepShown } from "../tasks/choose-steps.ts";
import { meanScore, mostOfStep, type BeamPath } from "./beam-path.ts";

/**
 * The paths whose last steps a reasoner chooses, as many for each topic as the beam is wide, best first: one call for
 * all. A reasoner that does not keep to the form has not chosen: the scores of Path-RAG have.
 * @param candidates Never empty
 */
export async function chosenSteps(
  candidates: readonly BeamPath[],
  names: Names,
  run: Run,
  tell: (remark: string) => void,
): Promise<readonly BeamPath[]> {
  const { question, plan, outline, otherSkylines, topics, options, parts, context } = run;
  const steps = await stepsShown(candidates, names, run);
  const input = {
    question: question.text,
    statement: plan.statement,
    plan: options.planning ? plan.steps : [],
    skyline: outline.skyline,
    otherSkylines,
    names: topicsCalledOtherwise(topics),
    steps,
    most: options.width,
  };
  const reply = await ask(chooseSteps, input, parts.reasoner, context, tell);
  const byId = new Map(steps.map(({ id }, index) => [id, candidates[index]]));
  const said = [...new Set(reply?.steps ?? [])];
  const known = said.flatMap((id) => byId.get(id) ?? []);
  if (known.length < said.length)
    tell(
      `${counted(said.length - known.length, "step was", "steps were")} dropped, because a reply referred to something that was not in its request`,
    );
  return firstOfEachTopic(reply === undefined ? byScore(candidates) : known, options.width);
}

/** The steps as a reasoner is shown them: `s1`, `s2`. */
async function stepsShown(
  candidates: readonly BeamPath[],
  names: Names,
  { topics, outline, otherSkylines, options, catalogue, context }: Run,
): Promise<readonly StepShown[]> {
  const known = topics.filter(({ entities }) => entities.length > 0);
  const shownWith = { told: namedBy([outline.skyline, ...otherSkylines]), symmetric: symmetricRelations(catalogue) };
  const shown = (each: BeamPath, index: number): StepShown => {
    const [chain = []] = each.path.chains;
    const [before, last] = [chain.slice(0, -1), chain.slice(-1)];
    const topic = known[each.trail.origin]?.label ?? "";
    return {
      ...shownPath(
        { path: each.path, score: meanScore(each) / mostOfStep(options) },
        `s${index + 1}`,
        names,
        shownWith,
      ),
      topic,
      before: before.length === 0 ? topic : pathText({ chains: [before], facts: [] }, names),
      step: pathText({ chains: [last], facts: [] }, names),
    };
  };
  return mapInTurns(candidates, shown, new Turn(context.signal));
}

function byScore(candidates: readonly BeamPath[]): readonly BeamPath[] {
  return [...candidates].sort(
    (one, other) => meanScore(other) - meanScore(one) || compare(one.trail.key, other.trail.key),
  );
}

/** @param paths Best first */
function firstOfEachTopic(paths: readonly BeamPath[], width: number): readonly BeamPath[] {
  const taken = new Map<number, number>();
  return paths.filter(({ trail: { origin } }) => {
    const before = taken.get(origin) ?? 0;
    taken.set(origin, before + 1);
    return before < width;
  });
}
