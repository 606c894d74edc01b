import { membersOf } from "../graph/fused-graph.ts";
import type { Stage, StageContext } from "../investigation/stage.ts";
import type { InvestigationParts } from "../investigation-parts.ts";
import { maxAgeOf } from "../sources/age.ts";
import { forgivable } from "../sources/from-all.ts";
import type { Catalogue, Mention } from "../sources/knowledge-graph.ts";
import { versionOf } from "../sources/version.ts";
import { overlaps } from "./mentions.ts";
import { canSearchTexts } from "./names-within.ts";

/** What names in a question, and what the graph has words for, are known before parts of names are looked for. */
export interface KnownNames {
  readonly mentions: Stage<readonly Mention[]>;
  readonly catalogue: Stage<Catalogue>;
  readonly parts: InvestigationParts;
}

/**
 * A way to find what a question calls by a part of a name, as a stage: nothing in graphs that can not be searched by
 * their texts, and nothing, told as missing, where the search fails.
 */
export function partsStage(
  { name, version }: Pick<Stage<unknown>, "name" | "version">,
  { mentions, catalogue, parts }: KnownNames,
  find: (named: readonly Mention[], known: Catalogue, context: StageContext) => Promise<readonly Mention[]>,
): Stage<readonly Mention[]> {
  return {
    name,
    version,
    inputs: { mentions: mentions.inputs, graph: versionOf(parts.graph) },
    maxAgeMs: maxAgeOf(membersOf(parts.graph)),
    async compute(context) {
      const [named, known] = await Promise.all([context.get(mentions), context.get(catalogue)]);
      if (!canSearchTexts(known)) return [];
      try {
        return await find(named, known, context);
      } catch (reason) {
        context.markPartial(forgivable(reason, true));
        return [];
      }
    },
  };
}

/**
 * The names of a question, and those that were found besides, in the order of the question: of those that share words
 * with others, what was found in the earlier way.
 */
export function withPartsStage(
  name: string,
  mentions: Stage<readonly Mention[]>,
  found: readonly Stage<readonly Mention[]>[],
  parts: InvestigationParts,
): Stage<readonly Mention[]> {
  return {
    name,
    version: 2,
    inputs: { mentions: mentions.inputs },
    maxAgeMs: maxAgeOf(membersOf(parts.graph)),
    async compute(context) {
      const [named, ...more] = await Promise.all([mentions, ...found].map((stage) => context.get(stage)));
      const besides = more.reduce((all, each) => [
        ...all,
        ...each.filter((mention) => !all.some((other) => overlaps(other, mention))),
      ]);
      return [...(named ?? []), ...besides].sort((a, b) => a.start - b.start || b.end - a.end);
    },
  };
}
