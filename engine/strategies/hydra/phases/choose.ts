import { ask } from "../../../ask.ts";
import type { Names } from "../../../evidence/names.ts";
import { quoted } from "../../../failure.ts";
import { topicsCalledOtherwise } from "../../../query/over-paths/called-otherwise.ts";
import { shownPaths } from "../../../query/over-paths/shown-paths.ts";
import { counted } from "../../../values/counted.ts";
import { choosePaths, type ChoosePathsOutput, type PathGroup } from "../tasks/choose-paths.ts";
import type { KeptPath } from "./judged.ts";
import { groupedByRelations } from "./path-groups.ts";
import { saidAlike, shownForAll, type SaidAlike } from "./said-alike.ts";
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
  const alike = await saidAlike([...pruned, ...rest], names, run.context.signal);
  const isPruned = new Set(pruned);
  const [offered, left] = [true, false].map((is) => alike.filter(({ first: best }) => isPruned.has(best) === is));
  const others = (left ?? []).map(({ first: best }) => best);
  const groups = await groupedByRelations(others, names, run.context.signal);
  const beyond = groups.map(({ shown }) => shown);
  const first = await askAmong(offered ?? [], { beyond, unseen }, names, run);
  const named = new Set(first.groups);
  const members = groups
    .filter(({ shown }) => named.has(shown.id))
    .flatMap((group) => group.members)
    .sort((one, other) => one - other)
    .flatMap((place) => left?.[place] ?? []);
  if (members.length === 0) return first;
  const again = [...first.taken, ...members.slice(0, Math.max(1, run.options.crossBeam))];
  const second = await askAmong(
    again,
    { beyond: [], unseen: first.taken.length + members.length - again.length },
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
  /** What was chosen, with what says the same. */
  readonly taken: readonly SaidAlike<KeptPath>[];
  readonly groups: readonly string[];
}

async function askAmong(
  offered: readonly SaidAlike<KeptPath>[],
  others: { readonly beyond: readonly PathGroup[]; readonly unseen: number },
  names: Names,
  { question, parts, context, options, outline, otherSkylines, topics, catalogue }: Run,
): Promise<ChosenWithGroups> {
  const notes: string[] = [];
  const paths = offered.flatMap(({ members }, index) => {
    const rated = members.map(({ path, crossScore }) => ({ path, score: crossScore }));
    const [best, ...same] = shownPaths(rated, names, catalogue);
    return best === undefined ? [] : [{ ...shownForAll([best, ...same]), id: `p${index + 1}` }];
  });
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
    return { ...keptOf(offered, options.paths), groups: [], notes, unknown: [], isSecond: false };
  const said = [...new Set(reply.paths)];
  const chosen = said.flatMap((id) => offered[paths.findIndex((path) => path.id === id)] ?? []);
  if (chosen.length < said.length)
    notes.push(
      `${counted(said.length - chosen.length, "path was", "paths were")} dropped, because a reply referred to something that was not in its request`,
    );
  const unknown = said.filter((id) => paths.every((path) => path.id !== id)).slice(0, MOST_UNKNOWN);
  return {
    ...keptOf(chosen, options.paths),
    groups: reply.groups ?? [],
    isSecond: false,
    notes,
    unknown: unknown.map((id) => `the path ${quoted(id)} that was chosen: there is none of that id`),
  };
}

/** What is kept of what was chosen: the best of each, and behind these what other kinds of sources say alike. */
function keptOf(chosen: readonly SaidAlike<KeptPath>[], most: number): Pick<ChosenWithGroups, "kept" | "taken"> {
  const taken = chosen.slice(0, most);
  const same = taken.flatMap(({ members: [best, ...others] }) => {
    const seen = new Set(best === undefined ? [] : [kindsOf(best)]);
    return others.filter((each) => !seen.has(kindsOf(each)) && seen.add(kindsOf(each)));
  });
  return { taken, kept: [...taken.map(({ first }) => first), ...same] };
}

function kindsOf({ path }: KeptPath): string {
  const facts = path.chains.flat().flatMap((step) => step.facts);
  return [...new Set(facts.map((fact) => (fact.kind === "triple" ? "KG" : fact.quote.kind)))].sort().join();
}
