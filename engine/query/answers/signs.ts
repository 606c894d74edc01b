import type { Signs } from "../../evidence/confidence/signs.ts";
import { kindsOf } from "../../evidence/evidence.ts";
import type { LinkCandidate } from "../../question/form/logical-form.ts";
import { nodesOf, relationOf } from "../../question/form/walk.ts";
import type { ShownReading } from "./show-reading.ts";

/** What the engine knows of an answer beside its reading. */
export interface AboutAnswer {
  readonly complete: boolean;
  /** True where the question can be read of other things of the same name, and that gives something else. */
  readonly hasRivals: boolean;
}

/** What may be amiss with an answer, 0 where nothing is: each sign makes it less likely, and none more. */
export function signsOf(shown: ShownReading, { complete, hasRivals }: AboutAnswer): Signs {
  const { reading, outcome } = shown.answered;
  const nodes = [...nodesOf(outcome.form)].map(({ node }) => node);
  const mentions = nodes.flatMap((node) => (node.kind === "mention" ? [node] : []));
  const relations = nodes.flatMap((node) => relationOf(node) ?? []);
  const kinds = nodes.flatMap((node) => (node.kind === "instances" ? [node] : []));
  return {
    reading: lacking(reading.score),
    names: lacking(scoreOf(mentions)),
    relations: lacking(scoreOf([...relations, ...kinds])),
    likened: yes(relations.some(({ candidates: [best], any }) => best?.loose ?? any ?? false)),
    doubted: yes((reading.doubts ?? []).length > 0),
    part: yes(mentions.some(({ candidates: [taken] }) => taken?.isPart === true)),
    unchecked: yes((reading.unchecked ?? []).length > 0),
    incomplete: yes(!complete),
    rivals: yes(hasRivals),
    conflicting: 0,
    texts: yes(kindsOf(shown.evidence).some((kind) => kind !== "KG")),
    many: 1 - 1 / Math.max(1, shown.values.length),
  };
}

/** What stands side by side with others in the question, and bears its best candidate first. */
interface Linked {
  readonly candidates: readonly Pick<LinkCandidate, "score">[];
}

function scoreOf(linked: readonly Linked[]): number {
  return linked.reduce((product, { candidates: [taken] }) => product * (taken?.score ?? 1), 1);
}

function lacking(score: number): number {
  return 1 - Math.min(1, Math.max(0, score));
}

function yes(is: boolean): number {
  return Number(is);
}
