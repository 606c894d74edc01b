import type { RelationCandidate } from "../../../question/form/logical-form.ts";
import type { RelationEntry } from "../../../sources/knowledge-graph.ts";
import { cosine, lexicalEmbedder, similarities } from "../../../text/embedder.ts";
import { lexicalVector } from "../../../text/lexical-vector.ts";
import { counted } from "../../../values/counted.ts";
import { BOUNDS } from "../bounds.ts";
import { entitiesIn, type NodeSet } from "../node-set.ts";
import { partsOf, type Part } from "../parts.ts";
import { neighboursStage, type Neighbour } from "../retrieval/neighbours.ts";
import type { Run } from "../run.ts";
import { ask } from "../../../ask.ts";
import { chooseRelations, type RelationOption } from "../tasks/choose-relations.ts";
import type { LinkedEntity, LinkedRelation } from "../../../evidence/logic-tree.ts";
import type { Asked } from "./link-entities.ts";
import { endsOfRelation } from "./ends-of-relation.ts";
import { keptOf, toChooseFor, type Kept, type Open } from "./keep.ts";

interface Candidate extends LinkedRelation {
  readonly description: string | null;
  readonly fits: boolean;
}

type Entities = ReadonlyMap<string, readonly LinkedEntity[]>;

/**
 * Relation linking (TreeQA, section 3.2): of the one-hop relations of the linked entities, in both directions, the
 * reasoner keeps some in one task for all nodes; or those are kept that are written most like the sub-question.
 */
export async function linkRelations(
  nodes: readonly Asked[],
  entities: Entities,
  run: Run,
): Promise<ReadonlyMap<string, readonly LinkedRelation[]>> {
  const { relationLinking, relationsKept } = run.options;
  const found = await Promise.all(
    nodes.map(async (node) => {
      const candidates = await candidatesOf(node, entities.get(node.planned.id) ?? [], run);
      return { node, candidates: relationLinking === "DENSE" ? await densely(node, candidates, run) : candidates };
    }),
  );
  const open = found.filter(({ candidates }) => candidates.length > 0);
  const kept: Kept =
    relationLinking === "DENSE" || open.length === 0
      ? new Map(
          open.map(({ node, candidates }) => [
            node.planned.id,
            new Set(candidates.slice(0, relationsKept).map((_candidate, index) => index)),
          ]),
        )
      : await choose(open, run);
  return new Map(
    found.map(({ node: { planned }, candidates }) => [
      planned.id,
      candidates.map(({ description: _description, fits: _fits, ...relation }, index) => ({
        ...relation,
        kept: kept.get(planned.id)?.has(index) === true,
      })),
    ]),
  );
}

async function candidatesOf(
  { planned, part, needed }: Asked,
  linked: readonly LinkedEntity[],
  run: Run,
): Promise<readonly Candidate[]> {
  if (part !== undefined && part.relation === undefined) return [];
  const named = part?.relation?.candidates ?? [];
  const known = knownEnds(part, linked, needed);
  if (known.length > BOUNDS.knownEnds)
    run.cut(`relations were looked up for ${BOUNDS.knownEnds} of ${counted(known.length, "thing")} only`);
  const neighbours =
    known.length === 0
      ? named.map(({ iri, direction }) => ({ relation: iri, direction }))
      : await run.context.get(neighboursStage(known, run.parts.graph));
  const supported = supportedRelations(planned.part, run);
  const entries = new Map(run.catalogue.relations.map((entry) => [entry.iri, entry]));
  // What the graph holds because it declares so, as the inverse of what it states, is no triple of the entities.
  const unique = new Map(
    [...neighbours, ...supported.values()].map((neighbour) => [
      keyOf(neighbour.relation, neighbour.direction),
      neighbour,
    ]),
  );
  return [...unique]
    .map(([key, neighbour]): Candidate => {
      const entry = entries.get(neighbour.relation);
      return {
        iri: neighbour.relation,
        label: entry?.label ?? neighbour.relation,
        direction: neighbour.direction,
        score: scoreOf(neighbour, named, entry, part === undefined ? planned.question : undefined),
        kept: false,
        description: entry?.description ?? null,
        fits: supported.has(key),
      };
    })
    .sort((a, b) => b.score - a.score);
}

/**
 * What the relation starts from; nothing when that is a class, whose members have no relations before they are looked
 * up.
 */
function knownEnds(
  part: Part | undefined,
  linked: readonly LinkedEntity[],
  needed: readonly NodeSet[],
): readonly string[] {
  if (part !== undefined && part.starts === undefined) return [];
  const starts = part?.starts?.map(({ text }) => text);
  const named = linked.filter(
    ({ kept, mention, via }) => kept && via !== "ANSWER" && (starts === undefined || starts.includes(mention)),
  );
  return [...new Set([...named.map(({ iri }) => iri), ...needed.flatMap(entitiesIn)])];
}

/** As the analysis scored it; beyond that, what is not named by any words of the question scores nothing. */
function scoreOf(
  { relation, direction }: Neighbour,
  named: readonly RelationCandidate[],
  entry: RelationEntry | undefined,
  question: string | undefined,
): number {
  const candidate = named.find((each) => each.iri === relation && each.direction === direction);
  if (candidate !== undefined) return candidate.score;
  return question === undefined || entry === undefined
    ? 0
    : cosine(lexicalVector(question), lexicalVector(describe(entry.label, entry.description ?? null)));
}

/** The relations of a part that the graphs support, by their keys. */
function supportedRelations(part: string | null, { following }: Run): ReadonlyMap<string, Neighbour> {
  if (part === null) return new Map();
  const { supported } = following;
  const relations =
    supported === undefined ? [] : (partsOf(supported).find(({ id }) => id === part)?.relation?.candidates ?? []);
  return new Map(relations.map(({ iri, direction }) => [keyOf(iri, direction), { relation: iri, direction }] as const));
}

function keyOf(iri: string, direction: string): string {
  return `${direction} ${iri}`;
}

/** Scored and ordered as dense retrieval has it (equation 5). */
async function densely(
  { planned }: Asked,
  candidates: readonly Candidate[],
  { parts, context }: Run,
): Promise<readonly Candidate[]> {
  const asked = [planned.question, planned.hypothesis ?? ""].join(" ").trim();
  const texts = candidates.map(({ label, description }) => describe(label, description));
  const scores = await similarities(parts.embedder ?? lexicalEmbedder, asked, texts, context);
  return candidates
    .map((candidate, index) => ({ ...candidate, score: scores[index] ?? 0 }))
    .sort((a, b) => b.score - a.score);
}

function describe(label: string, description: string | null): string {
  return `${label} ${description ?? ""}`;
}

async function choose(
  open: readonly Open<Candidate>[],
  { options, parts, catalogue, context, remark }: Run,
): Promise<Kept> {
  const entries = new Map(catalogue.relations.map((entry) => [entry.iri, entry]));
  const nodes = toChooseFor(open, "r", ({ iri, label, description, direction, score, fits }, id): RelationOption => ({
    id,
    label,
    description,
    direction,
    score,
    fits,
    ...endsOfRelation(entries.get(iri), catalogue),
  }));
  const reply = await ask(chooseRelations, { keep: options.relationsKept, nodes }, parts.reasoner, context, remark);
  const said = new Map(reply?.nodes.map(({ id, relations }) => [id, relations]));
  const { kept, dropped } = keptOf(open, "r", said, (places) => places.slice(0, options.relationsKept));
  if (dropped > 0)
    remark(
      `${counted(dropped, "relation was", "relations were")} dropped, because a reply referred to something that was not in its request`,
    );
  return kept;
}
