import { symmetricRelations } from "../../../graph/symmetric-relations.ts";
import { ask } from "../../../ask.ts";
import type { Names } from "../../../evidence/names.ts";
import { topicsCalledOtherwise } from "../../../query/over-paths/called-otherwise.ts";
import { shownPath } from "../../../query/over-paths/shown-paths.ts";
import { namedBy } from "../../../question/skyline/topics.ts";
import type { Run } from "../run.ts";
import { verifySteps } from "../tasks/verify-steps.ts";
import { meanScore, mostOfStep, type BeamPath } from "./beam-path.ts";

/**
 * The paths with what a verifier says of them (section 3.2): one call for all. Whether the last step follows is not
 * asked where paths are held to be adequate or not; and nothing is, where nothing is verified. What nobody has judged
 * is unknown.
 */
export async function verified(
  paths: readonly BeamPath[],
  names: Names,
  { question, plan, outline, otherSkylines, topics, options, parts, catalogue, context }: Run,
  tell: (remark: string) => void,
): Promise<readonly BeamPath[]> {
  if (paths.length === 0 || options.verifier === "NONE") return paths;
  const shownWith = { told: namedBy([outline.skyline, ...otherSkylines]), symmetric: symmetricRelations(catalogue) };
  const shown = paths.map((each, index) =>
    shownPath({ path: each.path, score: meanScore(each) / mostOfStep(options) }, `p${index + 1}`, names, shownWith),
  );
  const input = {
    question: question.text,
    statement: plan.statement,
    check: options.verifier,
    skyline: outline.skyline,
    otherSkylines,
    names: topicsCalledOtherwise(topics),
    paths: shown,
  };
  const reply = await ask(verifySteps, input, parts.reasoner, context, tell);
  const verdicts = new Map((reply?.verdicts ?? []).map((each) => [each.path, each]));
  return paths.map((path, index): BeamPath => {
    const verdict = verdicts.get(shown[index]?.id ?? "");
    if (verdict === undefined) return path;
    const local = options.verifier === "ADEQUACY" ? "UNKNOWN" : verdict.local;
    return { ...path, local, global: verdict.global };
  });
}
