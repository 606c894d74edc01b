import type { Fact, FactNode, GraphFact, QuotedFact } from "../../../engine/evidence/fact.ts";
import { namesFrom } from "../../../engine/evidence/names.ts";
import { pathAlong, type PathStep } from "../../../engine/evidence/path.ts";
import { iri } from "../../../engine/rdf/term.ts";
import type { CandidatePath } from "../../../engine/strategies/hydra/candidate-path.ts";
import type { Topic } from "../../../engine/question/skyline/topics.ts";
import type { Means } from "../../../engine/strategies/hydra/pruning/relevance.ts";
import { lexicalEmbedder, type Embedder } from "../../../engine/text/embedder.ts";
import { recordingContext } from "../../support/recording-context.ts";

/** What is called after the end of its IRI is an entity, anything else is words: `:Fury`, `the film`. */
function node(name: string): FactNode {
  return name.startsWith(":") ? entity(name.slice(1)) : { kind: "words", text: name };
}

const entity = (name: string) => iri(`urn:t:${name.replaceAll(" ", "_")}`);

/** A triple, walked from the subject where the relation is written `film`, from the object where it is `film^`. */
export function said(from: string, relation: string, to: string, graph = "kg"): PathStep {
  const isBackward = relation.endsWith("^");
  const [subject, object] = isBackward ? [to, from] : [from, to];
  const triple = { subject: entity(subject), relation: `urn:t:${relation.replace("^", "")}`, object: entity(object) };
  const fact: GraphFact = { kind: "triple", ...triple, validity: [], origin: { graph, ...triple } };
  return { facts: [fact], direction: isBackward ? "BACKWARD" : "FORWARD" };
}

export interface Page {
  readonly url?: string;
  readonly title?: string;
  readonly kind?: "DOCUMENTS" | "WEB";
  readonly chunk?: number;
}

/** A step that a sentence says. */
export function quoted(from: string, relation: string, to: string, page: Page = {}): PathStep {
  const { title = "A page", kind = "DOCUMENTS", chunk = 0, url } = page;
  const fact: QuotedFact = {
    ...{ kind: "quote", subject: node(from), relation, object: node(to) },
    quote: {
      ...{ source: kind.toLowerCase(), kind, chunkId: `${title}_0_${chunk}`, title, score: 1 },
      ...{ text: `${from} ${relation} ${to}.`, ...(url === undefined ? {} : { url }) },
    },
  };
  return { facts: [fact], direction: "FORWARD" };
}

/** Steps of one relation as one, which leads to all that they lead to. */
export function together(...steps: readonly PathStep[]): PathStep {
  return { facts: steps.flatMap(({ facts }): readonly Fact[] => facts), direction: steps[0]!.direction };
}

export const path = (...steps: readonly PathStep[]): CandidatePath => ({ path: pathAlong(steps) });

export const topic = (label: string, entities = [entity(label).value]): Topic => ({
  text: label,
  label,
  entities,
  score: 1,
});

export function means(embedder: Embedder = lexicalEmbedder): Means & { readonly shortcomings: readonly string[] } {
  const context = recordingContext();
  return {
    names: namesFrom(new Map(), { relations: [], classes: [] }),
    embedder,
    context: { ...context, markPartial: (reason) => void context.shortcomings.push(reason) },
    shortcomings: context.shortcomings,
  };
}
