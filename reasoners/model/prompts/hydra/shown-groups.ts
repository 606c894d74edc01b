import type { PathGroup } from "../../../../engine/strategies/hydra/tasks/choose-paths.ts";
import type { Skyline } from "../../../../engine/question/skyline/skyline.ts";
import type { Json } from "../../../../engine/json.ts";
import { cleanText } from "../../../../engine/text/clean-text.ts";
import { normalise } from "../../../../engine/text/normalise.ts";
import { lexicalIndex } from "../../lexical-index.ts";

/** Groups that are shown with samples. */
const MOST_GROUPS = 8;
const MOST_CHARACTERS = 160;

/** What of the paths that are not shown is told. */
interface ShownGroups {
  readonly data: { readonly groups?: Json; readonly leftOut?: Json };
  /** Those that may be named. */
  readonly shown: readonly PathGroup[];
}

/**
 * Groups of paths, those first that follow what the question asks for or share its words, the others in their order;
 * of those beyond the bound how many paths they hold: which relations they follow would be of no use, since they can
 * not be asked for.
 * @param unseen Paths that are in no group
 */
export function shownGroups(
  groups: readonly PathGroup[],
  { question, skylines, unseen }: { readonly question: string; readonly skylines: readonly Skyline[]; unseen: number },
): ShownGroups {
  const asked = skylines.flatMap(({ relations }) => relations);
  const names = new Set(
    asked.flatMap(({ text, candidates }) => [text, ...candidates.map(({ label }) => label)]).map(normalise),
  );
  const words = [question, ...asked.map(({ text }) => text)].join(" ");
  const likeness = lexicalIndex(groups.map(({ relations }) => relations.join(" "))).score(words);
  const ranked = groups
    .map((group, index) => ({
      group,
      isAsked: group.relations.some((each) => names.has(normalise(each))),
      likeness: likeness[index] ?? 0,
    }))
    .sort((a, b) => Number(b.isAsked) - Number(a.isAsked) || b.likeness - a.likeness)
    .map(({ group }) => group);
  const [shown, others] = [ranked.slice(0, MOST_GROUPS), ranked.slice(MOST_GROUPS)];
  const left = others.reduce((sum, { count }) => sum + count, unseen);
  return {
    shown,
    data: {
      ...(shown.length === 0
        ? {}
        : {
            groups: shown.map(({ id, count, samples }) => ({
              id,
              count,
              some: samples.map((sample) => cleanText(sample, MOST_CHARACTERS)),
            })),
          }),
      ...(left === 0 ? {} : { leftOut: left }),
    },
  };
}
