import { answersByPart, holdsPart } from "./answers-by-part.ts";
import { correctTree } from "./correct.ts";
import { canStart } from "./holds.ts";
import { GrowingTree, type Visited } from "./growing-tree.ts";
import { judge, unknown, type Judgement } from "./judge.ts";
import { linkEntities, type Asked } from "./linking/link-entities.ts";
import { linkRelations } from "./linking/link-relations.ts";
import type { Answers } from "./node-set.ts";
import type { Links } from "./retrieval/from-graph.ts";
import { retrieve, retrieveInstead, type Retrieval } from "./retrieval/retrieve.ts";
import type { Run } from "./run.ts";
import { setInWords } from "./show-set.ts";
import type { PlannedNode } from "./planned-node.ts";
import type { NodeVerdict } from "./tasks/verify-nodes.ts";
import { nextNodes } from "./traversal.ts";
import { normalise } from "../../text/normalise.ts";
import type { TreeRevision } from "../../evidence/logic-tree.ts";
import { verify, type ToVerify } from "./verify.ts";

/**
 * Self-correction (TreeQA, section 3.3): the tree is walked from its root on, each node is checked against what the
 * sources hold, a refuted one is corrected and what stands below it is built anew. What comes out is the golden tree.
 */
export async function validate(run: Run, revisions: readonly TreeRevision[]): Promise<GrowingTree> {
  const tree = new GrowingTree(run.following.draft, run.options.maxRebuilds, revisions);
  for (
    let nodes = nextNodes(tree, run.options.traversal);
    nodes.length > 0;
    nodes = nextNodes(tree, run.options.traversal)
  ) {
    await processNodes(nodes, tree, run);
    for (const { id } of nodes) await correctTree(id, tree, run);
  }
  return tree;
}

/**
 * Node processing with retrieval and retry (algorithm 3), for all nodes of a level at once: at most three tasks, and
 * one more for each further retrieval or correction.
 */
export async function processNodes(plannedNodes: readonly PlannedNode[], tree: GrowingTree, run: Run): Promise<void> {
  const nodes = plannedNodes.map((planned) => askedOf(planned, tree, run));
  const started = nodes.filter((node) => isStartable(node, tree));
  for (const { planned } of nodes.filter((node) => !started.includes(node)))
    tree.visit(planned.id, notStarted(planned));
  if (started.length === 0) return;

  const entities = await linkEntities(started, run);
  const relations = await linkRelations(started, entities, run);
  const linked = started.map((asked) => ({
    asked,
    links: { entities: entities.get(asked.planned.id) ?? [], relations: relations.get(asked.planned.id) ?? [] },
  }));
  const answers = answersByPart(tree, run);
  const known = started.map(({ planned }) => knownBefore(planned, tree, run));

  let open = await Promise.all(
    linked.map(async ({ asked, links }, index): Promise<Open> => {
      const retrieval = await retrieve(asked, links, neededBy(asked, answers), null, run);
      return {
        asked,
        links,
        retrieval,
        retrievals: 1,
        hypothesis: asked.planned.hypothesis,
        known: known[index] ?? [],
        isSetAside: false,
        first: undefined,
      };
    }),
  );
  while (open.length > 0) {
    const verdicts = await verify(open, run);
    const judged = await Promise.all(
      open.map((node) => settle(node, verdicts.get(node.asked.planned.id), answers, run)),
    );
    for (const { node, visited } of judged) if (visited !== undefined) tree.visit(node.asked.planned.id, visited);
    open = judged.flatMap(({ node, visited }) => (visited === undefined ? [node] : []));
  }
}

/** A node whose fate is not sealed: judged once for each retrieval, and once more as corrected. */
interface Open extends ToVerify {
  readonly links: Links;
  readonly retrievals: number;
  /** The refutation, when what is judged now is its correction. */
  readonly first: Judgement | undefined;
}

interface Settled {
  readonly node: Open;
  /** Undefined when the node is to be judged once more. */
  readonly visited: Visited | undefined;
}

/**
 * What follows from a verdict (algorithm 2): supported is done, refuted is checked once more as corrected, unknown
 * follows a clue.
 */
async function settle(node: Open, verdict: NodeVerdict | undefined, answers: Answers, run: Run): Promise<Settled> {
  const { asked, links, retrieval, retrievals } = node;
  const judgement = await judge(node, verdict, run);
  const visited = { links, retrieval, retrievals };
  if (node.first !== undefined)
    return {
      node,
      visited: { ...visited, first: node.first, corrected: { text: node.hypothesis ?? "", check: judgement } },
    };
  if (judgement.verdict === "REFUTED") {
    const text = setInWords(judgement.set, run);
    // The same evidence gives the same answer: what a graph states is not judged again as its own correction. What a
    // sentence says is read twice, and so is a refutation that says what it refutes.
    if (judgement.evidence.every(({ kind }) => kind === "KG") && normalise(text) !== normalise(node.hypothesis ?? ""))
      return { node, visited: { ...visited, first: judgement, corrected: { text, check: confirmed(judgement) } } };
    return { node: { ...node, first: judgement, hypothesis: text }, visited: undefined };
  }
  if (isDoubted(node, judgement, verdict) && retrievals < run.options.maxRetrievals) {
    run.cut(`what the graphs state about “${retrieval.question}” was left out, because it was judged not to answer it`);
    const instead = await retrieveInstead(asked, links, retrieval, judgement.clue, run);
    if (instead.texts.length > 0) {
      const again = { ...node, retrieval: instead, retrievals: retrievals + 1, isSetAside: true };
      return { node: again, visited: undefined };
    }
    return { node, visited: { ...visited, retrievals: retrievals + 1, first: judgement, corrected: undefined } };
  }
  const { clue } = judgement;
  if (
    judgement.verdict === "UNKNOWN" &&
    clue !== null &&
    clue.trim() !== "" &&
    retrievals < run.options.maxRetrievals
  ) {
    const again = node.isSetAside
      ? await retrieveInstead(asked, links, retrieval, clue, run)
      : await retrieve(asked, links, neededBy(asked, answers), clue, run);
    // What did not suffice is not put to the same judge again.
    const fresh = withoutSeen(again, retrieval);
    if (isNew(fresh, retrieval))
      return { node: { ...node, retrieval: fresh, retrievals: retrievals + 1 }, visited: undefined };
    return { node, visited: { ...visited, retrievals: retrievals + 1, first: judgement, corrected: undefined } };
  }
  return { node, visited: { ...visited, first: judgement, corrected: undefined } };
}

/** Was what the graph computes said not to answer the sub-question? */
function isDoubted({ retrieval }: Open, judgement: Judgement, verdict: NodeVerdict | undefined): boolean {
  const isJudged = verdict !== undefined && (verdict.verdict === "UNKNOWN" || !verdict.factSufficient);
  return judgement.verdict === "UNKNOWN" && isJudged && retrieval.computed.length > 0;
}

/** The right answer of a refutation as what holds. */
function confirmed(refuted: Judgement): Judgement {
  return { ...refuted, verdict: "SUPPORTED", dropped: 0 };
}

/** Has a clue brought anything that was not there before? */
function isNew({ triples, texts }: Retrieval, before: Retrieval): boolean {
  return triples.length > before.triples.length || texts.length > 0;
}

function withoutSeen(again: Retrieval, before: Retrieval): Retrieval {
  const seen = new Set(before.texts.map(({ chunk }) => chunk.text));
  return { ...again, texts: again.texts.filter(({ chunk }) => !seen.has(chunk.text)) };
}

function askedOf(planned: PlannedNode, tree: GrowingTree, run: Run): Asked {
  const part = planned.part === null ? undefined : run.divided.get(planned.part);
  const before =
    part === undefined ? [...new Set([...tree.above(planned).map(({ id }) => id), ...planned.needs])] : planned.needs;
  return { planned, part, needed: before.map((id) => tree.answerOf(id)).filter((set) => set.length > 0) };
}

function isStartable({ part }: Asked, tree: GrowingTree): boolean {
  return part === undefined || canStart(part, (slot) => holdsPart(slot, tree));
}

function notStarted({ question }: PlannedNode): Visited {
  return {
    links: { entities: [], relations: [] },
    retrieval: { question, computed: [], isWhether: false, triples: [], texts: [], truncated: false },
    retrievals: 0,
    first: unknown("What it starts from is not known."),
    corrected: undefined,
  };
}

function neededBy({ part }: Asked, answers: Answers): Answers {
  return new Map([...answers].filter(([slot]) => part?.needs.includes(slot) === true));
}

/** Validated answers of the nodes above, and of earlier siblings. */
function knownBefore(planned: PlannedNode, tree: GrowingTree, run: Run): ToVerify["known"] {
  const at = tree.plannedNodes.indexOf(planned);
  const siblings = tree.plannedNodes.filter((other, index) => other.parentId === planned.parentId && index < at);
  const needed = tree.plannedNodes.filter(({ id }) => planned.needs.includes(id));
  return [...new Set([...tree.above(planned), ...siblings, ...needed])]
    .filter(({ id }) => tree.holds(id))
    .map(({ id, question }) => ({
      question: tree.visited(id)?.retrieval.question ?? question,
      answer: tree.visited(id)?.retrieval.isWhether === true ? "yes" : setInWords(tree.answerOf(id), run),
    }));
}
