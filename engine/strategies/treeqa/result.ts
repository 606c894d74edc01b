import type { StageContext } from "../../investigation/stage.ts";
import type { Question } from "../../question/question.ts";
import { catalogueStage } from "../../question/stages.ts";
import type { Evidence, StrategyResult } from "../../evidence/trace.ts";
import { counted } from "../../values/counted.ts";
import { comesBackToItself } from "../../query/there-and-back.ts";
import { resultOf } from "../../query/answers/result.ts";
import { notKnownResult, type Remarks } from "../../evidence/result.ts";
import { showReading } from "../../query/answers/show-reading.ts";
import { BOUNDS } from "./bounds.ts";
import type { GoldenTree } from "./golden.ts";
import { NAME } from "./name.ts";
import { openResult, openValues } from "./open-result.ts";
import { answersTo, misfitOf } from "../../query/over-paths/answers-to.ts";
import { readableAnalysis } from "./draft.ts";
import { answerFromTree, type AnswerFromTreeInput } from "./tasks/answer-from-tree.ts";
import { ask } from "../../ask.ts";
import { holdsInTree } from "../../evidence/logic-tree.ts";
import { titlesOf, type InvestigationParts } from "../../investigation-parts.ts";

/** Final reasoning and answer generation (TreeQA, section 3.4): from the golden tree alone. */
export async function answerFrom(
  tree: GoldenTree,
  question: Question,
  parts: InvestigationParts,
  context: StageContext,
): Promise<StrategyResult> {
  const { settled } = tree;
  if (settled === null) return unanswered(tree, tree.reasons);
  const catalogue = await context.get(catalogueStage(question, parts));
  const remarks: Remarks = {
    strategy: NAME,
    complete: tree.complete,
    titles: titlesOf(parts),
    remarks: [...tree.remarks, ...corrections(tree)],
  };

  if (settled.kind === "OPEN") {
    const answers = answersTo(await readableAnalysis(question, parts, context));
    const { values, total } = openValues(settled, tree, catalogue, answers);
    const { chosen, notes: said } = await choose(
      tree,
      question,
      parts,
      context,
      values.map(({ value, node }) => ({ label: value.node.label, node })),
      false,
    );
    const cut = total > values.length ? [`only ${values.length} of ${total} values were looked at`] : [];
    const notes = [...said, ...cut];
    const kept = values.filter((_value, index) => chosen.has(index));
    if (kept.length === 0) return denied(tree, notes);
    const misfit = misfitOf(
      kept.map(({ fact }) => fact),
      answers,
    );
    if (misfit !== undefined) return denied(tree, [misfit, ...notes]);
    return openResult(kept, settled, tree, catalogue, { ...remarks, remarks: [...remarks.remarks, ...notes] }, parts);
  }

  const shown = await Promise.all(
    settled.readings.map((reading) => showReading(NAME, reading, parts.graph, catalogue, context)),
  );
  const [best, ...rivals] = shown.filter(({ answered }) => !comesBackToItself(answered.outcome));
  if (best === undefined) return unanswered(tree, tree.reasons);
  const { chosen, notes } = await choose(
    tree,
    question,
    parts,
    context,
    best.values.map(({ node }) => ({ label: node.label, node: "0" })),
    true,
  );
  // A computed set is taken whole: whether it answers the question is all that is left to say.
  if (chosen.size === 0) return denied(tree, notes);
  const withNotes = { ...remarks, remarks: [...remarks.remarks, ...notes] };
  return byTree(await resultOf(best, rivals, withNotes, { graph: parts.graph, catalogue, context }), tree);
}

interface Choice {
  /** Indices of the values that answer the question. */
  readonly chosen: ReadonlySet<number>;
  /** What of the reply could not be used, as sentences. */
  readonly notes: readonly string[];
}

/** The values that answer the question, as the reasoner reads the tree. */
async function choose(
  tree: GoldenTree,
  question: Question,
  { reasoner }: InvestigationParts,
  context: StageContext,
  values: readonly { readonly label: string; readonly node: string }[],
  computed: boolean,
): Promise<Choice> {
  const input: AnswerFromTreeInput = {
    question: question.text,
    nodes: tree.nodes
      .filter(holdsInTree)
      .map(({ id, parentId, question: asked, answers, evidence, references, isWhether }) => ({
        id,
        parent: parentId,
        question: asked,
        answer:
          isWhether === true
            ? "yes"
            : answers
                .map(({ node }) => node.label)
                .slice(0, BOUNDS.valuesShown)
                .join(", "),
        evidence: evidence.filter((each) => references.includes(each.id)).map(({ text }) => text),
      })),
    values: values.slice(0, BOUNDS.valuesShown).map((value, index) => ({ id: `v${index + 1}`, ...value })),
    computed,
  };
  const notes: string[] = [];
  const reply = await ask(answerFromTree, input, reasoner, context, (note) => notes.push(note));
  const given = input.values.map(({ id }) => id);
  const named = (reply?.answers ?? []).map((id) => given.indexOf(id));
  const dropped = named.filter((index) => index < 0).length;
  if (dropped > 0)
    notes.push(
      `${counted(dropped, "answer was", "answers were")} dropped, because a reply referred to something that was not in its request`,
    );
  return { chosen: new Set(named.filter((index) => index >= 0)), notes };
}

/** The same result, with what the tree's nodes rest on besides. */
function byTree(result: StrategyResult, tree: GoldenTree): StrategyResult {
  const evidence = new Map<string, Evidence>(
    [...result.evidence, ...tree.nodes.filter(holdsInTree).flatMap((node) => node.evidence)].map((each) => [
      each.id,
      each,
    ]),
  );
  return { ...result, evidence: [...evidence.values()] };
}

function corrections({ revisions }: GoldenTree): readonly string[] {
  const corrected = revisions.filter(({ nodeId, before }) => nodeId !== "0" && before !== null);
  return corrected.length === 0
    ? []
    : [`${counted(corrected.length, "hypothesis was", "hypotheses were")} refuted and corrected`];
}

/** That what was found answers nothing is a reasoner's word, and no proof that there is nothing. */
function denied(tree: GoldenTree, notes: readonly string[]): StrategyResult {
  return unanswered({ ...tree, complete: false }, ["no answer was found in the tree", ...notes]);
}

function unanswered(tree: GoldenTree, reasons: readonly string[]): StrategyResult {
  const clauses = [...(tree.reading === null ? [] : [`read as “${tree.reading}”`]), ...reasons, ...tree.remarks];
  return notKnownResult(NAME, [...new Set(clauses)], {
    complete: tree.complete,
    ...(tree.reading === null ? {} : { reading: tree.reading }),
  });
}
