import type { Stage, StageContext } from "../../investigation/stage.ts";
import type { Json } from "../../json.ts";
import { analyseQuestion, type QuestionAnalysis } from "../../question/analysis.ts";
import { vocabularyOf } from "../../question/form/phrases/vocabulary.ts";
import { printForm } from "../../question/form/print-form.ts";
import type { Question } from "../../question/question.ts";
import { analysisStage, catalogueStage } from "../../question/stages.ts";
import { rankReadings, type RankedReading } from "../../query/readings.ts";
import { MAX_AGE_MS } from "../../query/stages.ts";
import { MisfitReply } from "../../task.ts";
import { DEFAULT_TREE_OPTIONS, type TreeOptions } from "./parameters.ts";
import { partsOf } from "./parts.ts";
import { shownDraft } from "./show-draft.ts";
import { arrange, BELOW_ROOT, saidParts, type PlannedNode } from "./planned-node.ts";
import { ask } from "../../ask.ts";
import { draftTree } from "./tasks/draft-tree.ts";
import type { LogicTree } from "../../evidence/logic-tree.ts";
import type { InvestigationParts } from "../../investigation-parts.ts";

/** One way to take the question apart. */
export interface Draft {
  /** The reading that it follows, as an index into the analysis; null when it follows none. */
  readonly reading: number | null;
  readonly plannedNodes: readonly PlannedNode[];
  readonly remarks: readonly string[];
}

/** The first draft as a tree, and all of them to go on with. */
export interface DraftTree extends LogicTree {
  /** In the reasoner's order. */
  readonly drafts: readonly Draft[];
  /** Why there is no draft. */
  readonly reason: string | null;
}

/** The tree as first generated (TreeQA, section 3.1): the analysis and one task, no data but names. */
export function draftTreeStage(
  question: Question,
  parts: InvestigationParts,
  options: TreeOptions = DEFAULT_TREE_OPTIONS,
): Stage<DraftTree> {
  return {
    name: "treeqa.draft",
    version: 3,
    inputs: draftInputs(question, parts, options),
    maxAgeMs: MAX_AGE_MS,
    compute: (context) => draft(question, parts, options, context),
  };
}

/** What a draft depends on, whatever happens to it afterwards. */
export function draftInputs(question: Question, parts: InvestigationParts, { maxNodes, maxDepth }: TreeOptions): Json {
  return { analysis: analysisStage(question, parts).inputs, task: draftTree.version, maxNodes, maxDepth };
}

async function draft(
  question: Question,
  parts: InvestigationParts,
  options: TreeOptions,
  context: StageContext,
): Promise<DraftTree> {
  const analysis = await readableAnalysis(question, parts, context);
  const { known, open } = readingsToFollow(analysis);
  const followable = [...known, ...open.filter(({ index }) => !known.some((each) => each.index === index))];
  const readings = followable.map(({ reading, index }) => ({ index, reading, parts: partsOf(reading.form) }));
  const vocabulary = vocabularyOf(await context.get(catalogueStage(question, parts)));
  const remarks: string[] = [];
  const reply = await ask(
    draftTree,
    {
      question: question.text,
      readings: readings.map(({ index, reading, parts: divided }) => ({
        id: index,
        says: printForm(reading.form, vocabulary),
        parts: saidParts(divided),
      })),
      maxNodes: options.maxNodes,
      maxDepth: options.maxDepth,
      rebuild: null,
    },
    parts.reasoner,
    context,
    (remark) => remarks.push(remark),
  );
  const drafts = (reply?.trees ?? []).slice(0, MOST_TREES).flatMap(({ reading, nodes }): Draft[] => {
    const followed = readings.find(({ index }) => index === reading);
    const arranged = arrange(nodes, followed?.parts ?? [], BELOW_ROOT, options);
    return arranged.plannedNodes.length === 0
      ? []
      : [{ reading: followed?.index ?? null, plannedNodes: arranged.plannedNodes, remarks: arranged.remarks }];
  });
  const [first] = drafts;
  const says = readings.find(({ index }) => index === first?.reading)?.reading.form;
  return {
    ...shownDraft(question.text, first?.plannedNodes ?? [], says === undefined ? null : printForm(says, vocabulary), [
      ...remarks,
      ...(first?.remarks ?? []),
    ]),
    drafts,
    reason: first === undefined ? (analysis.reason ?? "the question could not be taken apart") : null,
  };
}

/** Trees of one reply that are looked at. */
const MOST_TREES = 12;

/** An analysis that does not have the form asked for says nothing. */
export async function readableAnalysis(
  question: Question,
  parts: InvestigationParts,
  context: StageContext,
): Promise<QuestionAnalysis> {
  try {
    return await context.get(analysisStage(question, parts));
  } catch (reason) {
    if (!(reason instanceof MisfitReply) || reason.task !== analyseQuestion.name) throw reason;
    return { readings: [], reason: "the reply to the analysis did not have the form asked for", keywords: [] };
  }
}

/** A reading with its place in the analysis. */
export interface Followed {
  readonly index: number;
  readonly reading: RankedReading;
}

/** The readings that a tree can follow. */
export interface ReadingsToFollow {
  /** Those whose words are all known, best first. */
  readonly known: readonly Followed[];
  /** Those that documents are asked about where the graphs leave something open, best first. */
  readonly open: readonly Followed[];
}

export function readingsToFollow({ readings }: QuestionAnalysis): ReadingsToFollow {
  const ranked = rankReadings(readings);
  const placed = (reading: RankedReading): Followed => ({
    index: readings.findIndex(({ form, score }) => form === reading.form && score === reading.score),
    reading,
  });
  return { known: ranked.readings.map(placed), open: ranked.forDocuments.map(placed) };
}
