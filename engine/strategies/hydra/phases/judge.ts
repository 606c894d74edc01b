import { nodeKey, type FactNode } from "../../../evidence/fact.ts";
import type { Searched } from "../../../evidence/exploration.ts";
import type { Names } from "../../../evidence/names.ts";
import type { TraceNode } from "../../../evidence/trace.ts";
import { iri } from "../../../rdf/term.ts";
import { queryContextOf } from "../../../query/attempt.ts";
import { showReading } from "../../../query/answers/show-reading.ts";
import { normalise } from "../../../text/normalise.ts";
import { counted } from "../../../values/counted.ts";
import { ask } from "../../ask.ts";
import { computeOver, type Computed } from "../answering/compute.ts";
import { entitiesOf } from "../candidate-path.ts";
import { judgePaths, type JudgedValue, type JudgePathsInput } from "../tasks/judge-paths.ts";
import { refinePaths } from "../tasks/refine-paths.ts";
import type { Judged, KeptPath } from "./judged.ts";
import type { Run } from "./run.ts";
import { shownPaths } from "./shown-paths.ts";

/** What came of asking whether paths answer. */
export interface Verdict {
  readonly judged: Judged | null;
  readonly facts: readonly string[];
  readonly reason: string | null;
  readonly remarks: readonly string[];
  readonly cuts: readonly string[];
}

/** When paths are judged. */
interface Occasion {
  /** What was searched for them. */
  readonly kinds: readonly Searched[];
  /** True in the end, when all phases have failed. */
  readonly isLast: boolean;
}

/** Values that a reasoner is shown, computed ones first. */
const MOST_VALUES = 120;

/**
 * Answering (section 3.4): the kept paths become concise facts, the question is computed over them, and a reasoner
 * judges whether they answer it. Two calls at most; none without paths, save in the end.
 */
export async function judge(
  kept: readonly KeptPath[],
  names: Names,
  run: Run,
  { kinds, isLast }: Occasion,
): Promise<Verdict> {
  const { question, parts, context, options, analysis, outline } = run;
  const remarks: string[] = [];
  const onBadReply = (remark: string): void => void remarks.push(remark);
  if (kept.length === 0 && !isLast) return { judged: null, facts: [], reason: "no path was found", remarks, cuts: [] };
  const paths = shownPaths(kept, names);
  const facts = options.refinePaths && !isLast && kept.length > 0 ? await refined(paths, run, onBadReply) : [];
  const queryContext = await queryContextOf(question, parts, context);
  const computed = await computeOver(kept, analysis.readings, queryContext, kinds.includes("KG"));
  const values = await valuesOf(kept, computed, names, run);
  const input: JudgePathsInput = {
    question: question.text,
    subQuestions: outline.subQuestions,
    paths,
    facts,
    values: values.map(({ id, label, paths: on }) => ({ id, label, paths: on })),
    computed: computed.answers.length === 0 ? null : values.filter(({ isComputed }) => isComputed).map(({ id }) => id),
    obstacle: computed.obstacles.length === 0 ? null : computed.obstacles.join("; "),
    mayUseOwnKnowledge: isLast,
  };
  const reply = await ask(judgePaths, input, parts.reasoner, context, onBadReply);
  const said = { facts, remarks, cuts: computed.lacking };
  if (reply === undefined) return { ...said, judged: null, reason: "nobody could judge the paths" };
  const answers = new Set(reply.answers);
  const chosen = values.filter(({ id }) => answers.has(id));
  const strangers = answers.size - chosen.length;
  if (strangers > 0)
    remarks.push(`${counted(strangers, "answer was", "answers were")} dropped: a reply named what it was not given`);
  if (reply.verdict === "NO" || chosen.length === 0) {
    if (isLast && reply.ownAnswers.length > 0)
      return { ...said, judged: { kind: "OWN", answers: reply.ownAnswers }, reason: reply.reason };
    return { ...said, judged: null, reason: reply.reason ?? input.obstacle };
  }
  return { ...said, judged: judgedBy(chosen, values, computed), reason: null };
}

async function refined(
  paths: ReturnType<typeof shownPaths>,
  { question, parts, context }: Run,
  onBadReply: (remark: string) => void,
): Promise<readonly string[]> {
  const reply = await ask(refinePaths, { question: question.text, paths }, parts.reasoner, context, onBadReply);
  const known = new Set(paths.map(({ id }) => id));
  return (reply?.facts ?? []).filter(({ path }) => known.has(path)).map(({ text }) => text);
}

interface OfferedValue extends JudgedValue {
  readonly isComputed: boolean;
  readonly node: FactNode;
}

/** What was computed, then what stands on the paths, save what the question names. */
async function valuesOf(
  kept: readonly KeptPath[],
  computed: Computed,
  names: Names,
  { parts, catalogue, context, topics, variant }: Run,
): Promise<readonly OfferedValue[]> {
  const [first] = computed.answers;
  const shown =
    first === undefined ? [] : (await showReading(variant, first.answered, parts.graph, catalogue, context)).values;
  const named = new Set(topics.flatMap(({ entities }) => entities.map((iri) => nodeKey({ kind: "iri", value: iri }))));
  const places = new Map<string, { readonly node: FactNode; readonly paths: string[] }>();
  for (const [index, path] of kept.entries())
    for (const [key, node] of entitiesOf(path)) {
      if (named.has(key)) continue;
      const known = places.get(key) ?? { node, paths: [] };
      places.set(key, known);
      known.paths.push(`p${index + 1}`);
    }
  const byLabel = new Map([...places.values()].map((place) => [normalise(names.node(place.node).label), place.paths]));
  const isShown = new Set(shown.map(({ node }) => normalise(node.label)));
  const offered = [
    ...shown.map(({ node }) => ({
      label: node.label,
      paths: byLabel.get(normalise(node.label)) ?? [],
      isComputed: true,
      node: nodeOf(node),
    })),
    ...[...places.values()]
      .map(({ node, paths }) => ({ label: names.node(node).label, paths, isComputed: false, node }))
      .filter(({ label }) => !isShown.has(normalise(label))),
  ];
  const most = Math.max(MOST_VALUES, shown.length);
  return offered.slice(0, most).map((value, index) => ({ id: `v${index + 1}`, ...value }));
}

function nodeOf(node: TraceNode): FactNode {
  switch (node.kind) {
    case "entity":
      return iri(node.iri);
    case "literal":
      return node.literal;
    case "text":
      return { kind: "words", text: node.label };
  }
}

/** A choice among computed values counts as computed; one that goes beyond them rests on the reasoner's reading. */
function judgedBy(chosen: readonly OfferedValue[], values: readonly OfferedValue[], computed: Computed): Judged {
  if (chosen.every(({ isComputed }) => isComputed)) {
    const isAll = chosen.length === values.filter(({ isComputed }) => isComputed).length;
    return { kind: "COMPUTED", computed, chosen: isAll ? null : chosen.map(({ label }) => label) };
  }
  return { kind: "NODES", nodes: chosen.map(({ node }) => node) };
}
