import { ask } from "../../../ask.ts";
import type { Names } from "../../../evidence/names.ts";
import { quoted } from "../../../failure.ts";
import { topicsCalledOtherwise } from "../../../query/over-paths/called-otherwise.ts";
import { shownPaths } from "../../../query/over-paths/shown-paths.ts";
import { counted } from "../../../values/counted.ts";
import { choosePaths, type ChoosePathsOutput, type PathGroup } from "../tasks/choose-paths.ts";
import type { KeptPath } from "./judged.ts";
import { groupedByRelations } from "./path-groups.ts";
import type { Run } from "./run.ts";

export interface Chosen {
  readonly kept: readonly KeptPath[];
  readonly notes: readonly string[];
  /** What was chosen and is not there, as clauses. */
  readonly unknown: readonly string[];
  /** Was a second call made? */
  readonly isSecond: boolean;
}

/** What is chosen among. */
interface ToChooseAmong {
  /** What the scores leave, best first. */
  readonly pruned: readonly KeptPath[];
  /** What they leave out, best first: told by groups. */
  readonly rest: readonly KeptPath[];
  /** How many paths are in neither. */
  readonly unseen: number;
}

/** Ids of paths that there are not and that are told of. */
const MOST_UNKNOWN = 3;

/**
 * The last step of pruning: W_max of the paths that the scores leave. One call; none without paths. A reasoner that
 * names groups of what the scores left out is shown their paths and asked once more, and then chooses among these and
 * what it has chosen already (ours).
 */
export async function chosenOf({ pruned, rest, unseen }: ToChooseAmong, names: Names, run: Run): Promise<Chosen> {
  if (pruned.length === 0) return { kept: [], notes: [], unknown: [], isSecond: false };
  const groups = await groupedByRelations(rest, names, run.context.signal);
  const beyond = groups.map(({ shown }) => shown);
  const first = await askAmong(pruned, { beyond, unseen }, names, run);
  const named = new Set(first.groups);
  const members = groups
    .filter(({ shown }) => named.has(shown.id))
    .flatMap((group) => group.members)
    .sort((one, other) => one - other)
    .flatMap((place) => rest[place] ?? []);
  if (members.length === 0) return first;
  const again = [...first.kept, ...members.slice(0, Math.max(1, run.options.crossBeam))];
  const second = await askAmong(
    again,
    { beyond: [], unseen: first.kept.length + members.length - again.length },
    names,
    run,
  );
  return {
    ...second,
    notes: [...first.notes, ...second.notes],
    unknown: [...first.unknown, ...second.unknown],
    isSecond: true,
  };
}

interface ChosenWithGroups extends Chosen {
  readonly groups: readonly string[];
}

async function askAmong(
  offered: readonly KeptPath[],
  others: { readonly beyond: readonly PathGroup[]; readonly unseen: number },
  names: Names,
  { question, parts, context, options, outline, otherSkylines, topics, catalogue }: Run,
): Promise<ChosenWithGroups> {
  const notes: string[] = [];
  const rated = offered.map(({ path, crossScore }) => ({ path, score: crossScore }));
  const paths = shownPaths(rated, names, catalogue);
  const reply: ChoosePathsOutput | undefined = await ask(
    choosePaths,
    {
      question: question.text,
      subQuestions: outline.subQuestions,
      skyline: outline.skyline,
      otherSkylines,
      names: topicsCalledOtherwise(topics),
      paths,
      ...others,
      most: options.paths,
    },
    parts.reasoner,
    context,
    (note) => notes.push(note),
  );
  // A reasoner that does not keep to the form has not chosen: the scores have.
  if (reply === undefined)
    return { kept: offered.slice(0, options.paths), groups: [], notes, unknown: [], isSecond: false };
  const said = [...new Set(reply.paths)];
  const kept = said.flatMap((id) => offered[paths.findIndex((path) => path.id === id)] ?? []);
  if (kept.length < said.length)
    notes.push(
      `${counted(said.length - kept.length, "path was", "paths were")} dropped, because a reply referred to something that was not in its request`,
    );
  const unknown = said.filter((id) => paths.every((path) => path.id !== id)).slice(0, MOST_UNKNOWN);
  return {
    kept: kept.slice(0, options.paths),
    groups: reply.groups ?? [],
    isSecond: false,
    notes,
    unknown: unknown.map((id) => `the path ${quoted(id)} that was chosen: there is none of that id`),
  };
}
