import { judge, type Judged } from "../../../query/over-paths/judge.ts";
import { nodeKey, type FactNode } from "../../../evidence/fact.ts";
import { meanScore, mostOfStep, type BeamPath } from "../beam/beam-path.ts";
import type { BeamSearch } from "../search.ts";
import { computed } from "./computed.ts";

/** What the paths of a search answer. */
export interface Answer {
  readonly judged: Judged | null;
  /** The paths that were judged. */
  readonly paths: readonly BeamPath[];
  /** False where paths of the last beam are among them. */
  readonly isVerified: boolean;
  readonly reason: string | null;
  readonly remarks: readonly string[];
  /** What failed or was cut off where the question was computed. */
  readonly lacking: readonly string[];
}

/**
 * Last-step reasoning (section 3.2): what the finished paths answer, together; where none is finished, what those of
 * the last beam do, which is then said. One call; none without paths.
 */
export async function answerFrom(search: BeamSearch): Promise<Answer> {
  const { run, names } = search;
  const { options, analysis } = run;
  const { computed: found, paths, isVerified } = await computed(search);
  const remarks: string[] = [];
  const said = { paths, isVerified, remarks, lacking: found.lacking };
  // Where a form leads from no thing to another, there is no path that could be verified, and it is computed as it is.
  if (paths.length === 0 && found.answers.length === 0)
    return { ...said, judged: null, reason: "no path leads on to an answer" };
  if (options.lastStep) {
    const rated = paths.map((each) => ({ path: each.path, score: meanScore(each) / mostOfStep(options) }));
    const given = { computed: found, facts: [], mayUseOwnKnowledge: false };
    return { ...said, ...(await judge(rated, names, run, given, (remark) => remarks.push(remark))) };
  }
  if (found.answers.length > 0)
    return { ...said, judged: { kind: "COMPUTED", computed: found, chosen: null }, reason: null };
  // What conditions of a logical form were not checked of is no answer to it.
  if (analysis.readings.length > 0 || !isVerified)
    return { ...said, judged: null, reason: found.obstacles.join("; ") || null };
  const nodes = endsInCommon(paths);
  return nodes.length > 0
    ? { ...said, judged: { kind: "NODES", nodes }, reason: null }
    : { ...said, judged: null, reason: "the paths of what the question names do not meet" };
}

/** What the paths of every topic entity lead to that has any. */
function endsInCommon(paths: readonly BeamPath[]): readonly FactNode[] {
  const byTopic = new Map<number, Map<string, FactNode>>();
  for (const { trail, path } of paths) {
    const ends = byTopic.get(trail.origin) ?? new Map<string, FactNode>();
    byTopic.set(trail.origin, ends);
    const last = path.chains[0]?.at(-1);
    for (const { subject, object } of last?.facts ?? []) {
      const end = last?.direction === "FORWARD" ? object : subject;
      ends.set(nodeKey(end), end);
    }
  }
  const [first = new Map<string, FactNode>(), ...others] = [...byTopic.values()];
  return [...first].filter(([key]) => others.every((ends) => ends.has(key))).map(([, node]) => node);
}
