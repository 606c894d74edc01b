import type { Stage, StageContext } from "../../investigation/stage.ts";
import { Turn } from "../../investigation/turn.ts";
import type { Json } from "../../json.ts";
import { vocabularyOf } from "../../question/form/phrases/vocabulary.ts";
import { printForm } from "../../question/form/print-form.ts";
import type { Question } from "../../question/question.ts";
import { catalogueStage, mentionsStage } from "../../question/stages.ts";
import { queryContextOf, reasonsUndecided, type Outcome } from "../../query/outcomes.ts";
import { isLeftOpen } from "../../query/execution/unchecked.ts";
import { unknownWords } from "../../query/readings.ts";
import { MAX_AGE_MS } from "../../query/stages.ts";
import { looseLinks } from "../../query/answers/loose-links.ts";
import { endsOf, startsAtUntold, unfitEnds } from "../../query/unfit-ends.ts";
import { draftInputs, draftTreeStage, readableAnalysis, readingsToFollow, type DraftTree } from "./draft.ts";
import { followings, type FollowingNotes } from "./follow-readings.ts";
import { partsFollowed, type Following } from "./following.ts";
import type { GrowingTree } from "./growing-tree.ts";
import { DEFAULT_TREE_OPTIONS, type TreeOptions } from "./parameters.ts";
import type { Run } from "./run.ts";
import { settle, type Settled } from "./settle.ts";
import { shownNodes } from "./show-tree.ts";
import { ROOT_ID } from "./planned-node.ts";
import { chooseEntities } from "./tasks/choose-entities.ts";
import { chooseRelations } from "./tasks/choose-relations.ts";
import { verifyNodes } from "./tasks/verify-nodes.ts";
import type { LogicTree, TreeRevision } from "../../evidence/logic-tree.ts";
import { validate } from "./validate.ts";
import type { InvestigationParts } from "../../investigation-parts.ts";
import { todayOf } from "../../graph/today.ts";
import type { Catalogue } from "../../sources/knowledge-graph.ts";
import { versionOf } from "../../sources/version.ts";

/** The validated tree, and what it comes to. */
export interface GoldenTree extends LogicTree {
  readonly settled: Settled | null;
  /** Why it comes to nothing: sentences. */
  readonly reasons: readonly string[];
}

/** The golden tree (TreeQA, section 3.3): drafts are validated one after another until one comes to an answer. */
export function logicTreeStage(
  question: Question,
  parts: InvestigationParts,
  options: TreeOptions = DEFAULT_TREE_OPTIONS,
): Stage<GoldenTree> {
  return {
    name: "treeqa.tree",
    version: 11,
    inputs: treeInputs(question, parts, options),
    maxAgeMs: MAX_AGE_MS,
    compute: (context) => golden(question, parts, options, context),
  };
}

export function treeInputs(question: Question, parts: InvestigationParts, options: TreeOptions): Json {
  return {
    draft: draftInputs(question, parts, options),
    options: { ...options },
    tasks: [chooseEntities.version, chooseRelations.version, verifyNodes.version],
    day: todayOf(parts.graph, parts.clock),
    documents: parts.documents.map(versionOf),
    ...(parts.embedder === undefined ? {} : { embedder: parts.embedder.id }),
  };
}

async function golden(
  question: Question,
  parts: InvestigationParts,
  options: TreeOptions,
  context: StageContext,
): Promise<GoldenTree> {
  const draft = await context.get(draftTreeStage(question, parts, options));
  const { drafts, reason: _reason, ...drafted } = draft;
  const nothing = {
    ...drafted,
    complete: context.shortcomings.length === 0,
    settled: null,
    reasons: [...(draft.reason === null ? [] : [draft.reason]), ...context.shortcomings],
  };
  // What was not understood was held against nothing.
  if (drafts.length === 0) return { ...nothing, complete: false };
  const common = await commonToRuns(question, parts, options, context);
  const notes: FollowingNotes = { lacking: new Set(), attempts: [] };
  const readings = readingsToFollow(await readableAnalysis(question, parts, context));
  const isUnread = unknownWords({ forDocuments: readings.open.map(({ reading }) => reading) }).length > 0;
  const formLeft = () => undecidedIn(notes.attempts)[0]?.form ?? readings.open[0]?.reading.form;
  const isUntold = (): boolean => {
    const form = formLeft();
    return form !== undefined && startsAtUntold(form, endsOf(common.mentions, common.catalogue));
  };
  const unfit = (): readonly string[] => {
    const form = formLeft();
    if (form === undefined) return [];
    return [...looseLinks(form), ...unfitEnds(form, endsOf(common.mentions, common.catalogue))];
  };
  let first: GoldenTree | undefined;
  let tried = 0;
  for await (const following of followings(drafts, readings, common.queryContext, options, notes)) {
    const [remarks, cuts] = [new Set(draft.remarks), new Set<string>()];
    const run: Run = {
      ...common,
      following,
      divided: new Map(partsFollowed(following).map((part) => [part.id, part])),
      remark: (text) => remarks.add(text),
      cut: (text) => cuts.add(text),
    };
    const tree = await validate(run, readAnew(draft, following, common.catalogue));
    const turn = new Turn(context.signal);
    await turn.rest();
    const settled = settle(tree, run);
    await turn.rest();
    const lacking = [...new Set([...notes.lacking, ...cuts, ...context.shortcomings])];
    const open = settled === undefined ? unfit() : [];
    const shown = shownTree(tree, settled, run, {
      remarks: [...remarks],
      lacking,
      open,
      attempts: notes.attempts,
      isUnread: isUnread || (settled === undefined && isUntold()),
    });
    if (settled !== undefined) return shown;
    first ??= shown;
    tried += 1;
    if (tried >= options.maxDrafts) break;
  }
  if (first === undefined) {
    const lacking = [...new Set([...notes.lacking, ...context.shortcomings])];
    const open = unfit();
    return {
      ...nothing,
      complete: lacking.length + open.length === 0 && !isUnread && !isUntold() && !isOpen(notes.attempts),
      reasons: [...undecided(notes.attempts), ...open, ...lacking],
    };
  }
  return tried > 1
    ? { ...first, reasons: [...first.reasons, `${tried} ways to take the question apart were tried`] }
    : first;
}

/** What all validations of a question share. */
export async function commonToRuns(
  question: Question,
  parts: InvestigationParts,
  options: TreeOptions,
  context: StageContext,
): Promise<Omit<Run, "following" | "divided" | "remark" | "cut">> {
  const [catalogue, mentions, queryContext] = await Promise.all([
    context.get(catalogueStage(question, parts)),
    context.get(mentionsStage(question, parts)),
    queryContextOf(question, parts, context),
  ]);
  return { question, parts, context, options, catalogue, mentions, queryContext };
}

/** A question that is followed in another way than it was drafted at first is a revision of the whole tree. */
function readAnew(
  { drafts, nodes, reading }: DraftTree,
  { draft, reading: followed, form }: Following,
  catalogue: Catalogue,
): readonly TreeRevision[] {
  const [first] = drafts;
  if (first === undefined || draft === first) return [];
  const added = draft.plannedNodes.map(({ id, question, hypothesis }) => ({ id, question, hypothesis }));
  const removed = nodes
    .filter(({ id }) => id !== ROOT_ID)
    .map(({ id, question, hypothesis }) => ({ id, question, hypothesis }));
  const after = form === undefined ? "" : printForm(form, vocabularyOf(catalogue));
  const reason =
    followed?.form === form
      ? "The sources do not support the question as it was understood first."
      : "The sources hold something else than what is asked for.";
  return [{ nodeId: ROOT_ID, before: reading, after, reason, removed, added }];
}

/** What is to be said of a tree besides. */
interface TreeNotes {
  readonly remarks: readonly string[];
  /** What keeps it from being complete, as sentences. */
  readonly lacking: readonly string[];
  /** Why, of one that comes to nothing, another reading may be meant, as clauses. */
  readonly open: readonly string[];
  readonly attempts: FollowingNotes["attempts"];
  /** Does the question, as it is best understood, say what no graph knows? */
  readonly isUnread: boolean;
}

function shownTree(
  tree: GrowingTree,
  settled: Settled | undefined,
  run: Run,
  { remarks, lacking, open, attempts, isUnread }: TreeNotes,
): GoldenTree {
  const form = run.following.supported ?? run.following.form;
  // Of a tree that comes to an answer, the answer says so.
  const doubts = settled === undefined ? [...(run.following.reading?.doubts ?? []), ...open] : [];
  const truncated = tree.plannedNodes.some(({ id }) => tree.visited(id)?.retrieval.truncated === true);
  return {
    nodes: shownNodes(run.question.text, tree, run),
    revisions: tree.revisions,
    reading: form === undefined ? null : printForm(form, vocabularyOf(run.catalogue)),
    remarks: [...remarks, ...lacking, ...doubts],
    complete:
      lacking.length + doubts.length === 0 &&
      !truncated &&
      // A tree that follows no form may leave out what the question says of its parts together.
      (settled !== undefined || (form !== undefined && !isUnread && !isOpen(attempts))),
    settled: settled ?? null,
    reasons: settled === undefined ? [...undecided(attempts), ...openQuestions(tree)] : [],
  };
}

function openQuestions(tree: GrowingTree): readonly string[] {
  return tree.plannedNodes
    .filter(({ id }) => tree.visited(id) !== undefined && !tree.holds(id))
    .slice(0, 3)
    .map(({ id, question }) => {
      const visited = tree.visited(id);
      return `“${visited?.retrieval.question ?? question}” stays open: ${(visited?.corrected?.check ?? visited?.first)?.reason ?? "nothing was found"}`;
    });
}

/** What was executed of the first reading that the graphs hold facts of and do not decide. */
function undecidedIn(attempts: FollowingNotes["attempts"]): readonly Outcome[] {
  return [attempts.find(({ status }) => status === "UNDECIDED")?.outcome].flatMap((outcome) => outcome ?? []);
}

/** May something have been meant that could not be checked? */
function isOpen(attempts: FollowingNotes["attempts"]): boolean {
  return isLeftOpen(undecidedIn(attempts)) || attempts.some(({ unstated }) => unstated !== undefined);
}

/** What the graphs hold, and does not decide. */
function undecided(attempts: FollowingNotes["attempts"]): readonly string[] {
  return undecidedIn(attempts).flatMap(reasonsUndecided);
}
