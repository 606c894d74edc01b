import { Failure, quoted } from "../engine/failure.ts";
import type { AskedQuestion } from "./asked-question.ts";
import { findAnalysis, findTopicEntities, shownReading } from "./found-analysis.ts";
import { findAnswer } from "./found-answer.ts";
import { findEstimate } from "./found-estimate.ts";
import { findSelection, findSubgraph } from "./found-exploration.ts";
import { findSkyline } from "./found-skyline.ts";
import { findTree, nodesOf, type KnownTree } from "./known-node.ts";
import { groundsOf, knownValue, type Grounds } from "./known-value.ts";
import type { Operation } from "./operation.ts";
import { partId, type PartId } from "./part-id.ts";
import type { ShownEvidence, ShownPath } from "./shown-result.ts";

/**
 * The part of a question's trace that an id names: the stage that makes it is asked for, as it is when somebody selects
 * it from above.
 * @throws Failure `BAD_USER_INPUT` for a part that there is not, or not any more
 */
export async function findPart(id: PartId, asked: AskedQuestion, operation: Operation): Promise<object> {
  const part = await partOf(id, asked, operation);
  if (part !== undefined) return part;
  throw new Failure(
    "BAD_USER_INPUT",
    `${quoted(partId(id))} names nothing that is there: ids are taken from a response, unchanged, and what has come out otherwise since has another. Ask the question for it anew.`,
  );
}

async function partOf(id: PartId, asked: AskedQuestion, operation: Operation): Promise<object | undefined> {
  const named = <Part extends { readonly id: string }>(parts: readonly Part[]): Part | undefined =>
    parts.find((part) => part.id === partId(id));
  switch (id.type) {
    case "QuestionAnalysis":
      return named([await findAnalysis(asked, operation)]);
    case "Reading":
      return named((await findAnalysis(asked, operation)).readings.map(shownReading));
    case "TopicEntity":
      return named(await findTopicEntities(asked, operation));
    case "Answer":
      return named([await findAnswer(asked, operation)]);
    case "AnswerConflict":
      return named((await findAnswer(asked, operation)).conflicts);
    case "LogicTree":
      return (await treesAt(id, asked, operation)).find(({ tree }) => tree.id === partId(id));
    case "LogicNode":
      return (await treesAt(id, asked, operation)).flatMap(nodesOf).find(({ node }) => node.id === partId(id));
    case "Evidence":
      return named((await foundAt(id, asked, operation))?.evidence ?? []);
    case "ReasoningPath":
      return named((await foundAt(id, asked, operation))?.paths ?? []);
    case "ReasoningStep":
      return named(((await foundAt(id, asked, operation))?.paths ?? []).flatMap(({ steps }) => steps));
    case "SourceSelection":
      return named([await findSelection(asked, operation)]);
    case "EvidenceSubgraph":
      return named([await findSubgraph(asked, operation)]);
    case "Skyline":
      return named([await findSkyline(asked, operation)]);
    case "LogicalForm":
      return named((await findAnalysis(asked, operation)).readings.map((each) => shownReading(each).logicalForm));
    case "CostEstimate":
      return named([findEstimate(asked, operation.engine)]);
    case "AnswerValue": {
      const { grounds } = (await foundAt(id, asked, operation)) ?? {};
      return grounds && named([...grounds.values, ...grounds.rejected].map((value) => knownValue(value, grounds)));
    }
  }
}

/** What was found at one place: what a question's strategy finds, or what a node was checked with. */
interface Found {
  readonly evidence: readonly ShownEvidence[];
  readonly paths: readonly ShownPath[];
  readonly grounds: Grounds;
}

async function foundAt(id: PartId, asked: AskedQuestion, operation: Operation): Promise<Found | undefined> {
  const [tree] = await treesAt(id, asked, operation);
  if (tree === undefined) {
    const answer = await findAnswer(asked, operation);
    return { evidence: answer.evidence, paths: answer.paths, grounds: groundsOf(answer) };
  }
  const node = tree.tree.nodes.find(({ position }) => position === id.position);
  return node && tree.checked(node, operation);
}

/** The tree that an id speaks of; none for what stands in no tree. */
async function treesAt({ tree }: PartId, asked: AskedQuestion, operation: Operation): Promise<readonly KnownTree[]> {
  return tree === undefined ? [] : [await findTree(tree, asked, operation)];
}
