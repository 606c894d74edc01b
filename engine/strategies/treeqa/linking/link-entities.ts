import { normalise } from "../../../text/normalise.ts";
import type { EntityCandidate } from "../../../sources/knowledge-graph.ts";
import { counted } from "../../../values/counted.ts";
import { BOUNDS } from "../bounds.ts";
import { entitiesIn, labelIn, type NodeSet } from "../node-set.ts";
import { partsOf, type Part } from "../parts.ts";
import type { Run } from "../run.ts";
import type { PlannedNode } from "../planned-node.ts";
import { ask } from "../../../ask.ts";
import { chooseEntities, type EntityOption } from "../tasks/choose-entities.ts";
import type { LinkedEntity } from "../../../evidence/logic-tree.ts";
import { keptOf, toChooseFor, type Kept, type Open } from "./keep.ts";

/** A node on its way, with the validated answers that it starts from. */
export interface Asked {
  readonly planned: PlannedNode;
  readonly part: Part | undefined;
  readonly needed: readonly NodeSet[];
}

interface Candidate extends LinkedEntity {
  readonly description: string | null;
  readonly fits: boolean;
}

/**
 * Entity linking (TreeQA, section 3.2): what was found in the question and what the reasoner named and the graph knows,
 * filtered by the reasoner in one task for all nodes. Validated answers need no choice.
 */
export async function linkEntities(
  nodes: readonly Asked[],
  run: Run,
): Promise<ReadonlyMap<string, readonly LinkedEntity[]>> {
  const found = await Promise.all(
    nodes.map(async (node) => ({ node, candidates: await candidatesOf(node, run), answers: answersOf(node.needed) })),
  );
  const open = found.filter(({ candidates }) => candidates.length > 0);
  const kept: Kept = open.length === 0 ? new Map() : await choose(open, run);
  return new Map(
    found.map(({ node: { planned }, candidates, answers }) => {
      const chosen = kept.get(planned.id);
      const linked = candidates.map(({ description: _description, fits: _fits, ...entity }, index) => ({
        ...entity,
        kept: chosen?.has(index) === true,
      }));
      return [planned.id, [...answers, ...linked]];
    }),
  );
}

async function candidatesOf({ planned, part }: Asked, run: Run): Promise<readonly Candidate[]> {
  const supported = supportedEntities(planned, run);
  const searched =
    part === undefined
      ? mentionedIn(planned, run)
      : part.mentions.flatMap(({ text, candidates }) =>
          candidates.map((candidate) => ({ ...candidate, mention: text, via: "SEARCH" as const, description: null })),
        );
  if (planned.names.length > BOUNDS.names)
    run.cut(`${BOUNDS.names} of ${counted(planned.names.length, "name")} for a sub-question were searched for only`);
  const named = await Promise.all(planned.names.slice(0, BOUNDS.names).map((name) => searchFor(name, run)));
  const best = new Map<string, Candidate>();
  for (const { iri, label, score, mention, via, description } of [...searched, ...named.flat()]) {
    const key = `${mention} ${iri}`;
    if (!best.has(key))
      best.set(key, { iri, label, mention, score, via, kept: false, description, fits: supported.has(iri) });
  }
  return [...best.values()].sort((a, b) => b.score - a.score);
}

/** What the names of the part mean in the reading that the graphs support. */
function supportedEntities({ part }: PlannedNode, { following }: Run): ReadonlySet<string> {
  const parts = following.supported === undefined ? [] : partsOf(following.supported).filter(({ id }) => id === part);
  return new Set(
    parts.flatMap(({ mentions }) => mentions.flatMap(({ candidates }) => candidates.map(({ iri }) => iri))),
  );
}

type Sought = Omit<Candidate, "kept" | "fits">;

function mentionedIn({ question, hypothesis }: PlannedNode, { mentions }: Run): readonly Sought[] {
  const said = ` ${normalise(question)} ${normalise(hypothesis ?? "")} `;
  return mentions
    .filter(({ text }) => said.includes(` ${normalise(text)} `))
    .flatMap(({ text, candidates }) => candidates.map((candidate) => sought(candidate, text, "SEARCH")));
}

async function searchFor(name: string, { parts, context }: Run): Promise<readonly Sought[]> {
  const found = await parts.graph.searchEntities(name, BOUNDS.searched, context);
  return found.map((candidate) => sought(candidate, name, "NAMED"));
}

function sought({ iri, label, score, description }: EntityCandidate, mention: string, via: "SEARCH" | "NAMED"): Sought {
  return { iri, label, mention, score, via, description: description ?? null };
}

function answersOf(needed: readonly NodeSet[]): readonly LinkedEntity[] {
  return needed.flatMap((set) =>
    entitiesIn(set)
      .slice(0, BOUNDS.answersShown)
      .map((iri) => {
        const label = labelIn(set, iri) ?? iri;
        return { iri, label, mention: label, score: 1, via: "ANSWER" as const, kept: true };
      }),
  );
}

async function choose(open: readonly Open<Candidate>[], { options, parts, context, remark }: Run): Promise<Kept> {
  const nodes = toChooseFor(open, "e", ({ label, description, mention, score, fits }, id): EntityOption => ({
    id,
    label,
    description,
    mention,
    score,
    fits,
  }));
  const reply = await ask(chooseEntities, { keep: options.entitiesKept, nodes }, parts.reasoner, context, remark);
  const said = new Map(reply?.nodes.map(({ id, entities }) => [id, entities]));
  const { kept, dropped } = keptOf(open, "e", said, (places, candidates) =>
    bestPerMention(places, candidates, options.entitiesKept),
  );
  if (dropped > 0)
    remark(
      `${counted(dropped, "entity was", "entities were")} dropped, because a reply referred to something that was not in its request`,
    );
  return kept;
}

/** At most as many as are kept of what one mention may mean. */
function bestPerMention(places: readonly number[], candidates: readonly Candidate[], keep: number): readonly number[] {
  const taken = new Map<string, number>();
  return places.filter((place) => {
    const mention = candidates[place]?.mention ?? "";
    const count = taken.get(mention) ?? 0;
    taken.set(mention, count + 1);
    return count < keep;
  });
}
