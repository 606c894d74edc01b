import { membersOf } from "../../graph/fused-graph.ts";
import { mapInTurns, Turn } from "../../investigation/turn.ts";
import { normalise } from "../../text/normalise.ts";
import { counted } from "../../values/counted.ts";
import { evidenceFor } from "../../evidence/evidence.ts";
import { BOUNDS } from "./bounds.ts";
import type { Asked } from "./linking/link-entities.ts";
import { namesOf, shownMembers } from "./show-set.ts";
import type { Retrieval } from "./retrieval/retrieve.ts";
import type { Run } from "./run.ts";
import { ask } from "../../ask.ts";
import { verifyNodes, type NodeToVerify, type NodeVerdict } from "./tasks/verify-nodes.ts";
import { endOf } from "../../query/execution/hop.ts";

/** A node with what was retrieved for it, ready to be judged. */
export interface ToVerify {
  readonly asked: Asked;
  readonly retrieval: Retrieval;
  /** What is believed: as drafted, or as corrected. */
  readonly hypothesis: string | null;
  readonly known: NodeToVerify["known"];
  /** True where what the graph computes was said not to answer it, so that its texts stand alone. */
  readonly isSetAside: boolean;
}

/** The verdicts on several nodes, one task for all of them; a node that the reply leaves out has none. */
export async function verify(nodes: readonly ToVerify[], run: Run): Promise<ReadonlyMap<string, NodeVerdict>> {
  const judgeable = nodes.filter(({ retrieval }) => retrieval.triples.length > 0 || retrieval.texts.length > 0);
  if (judgeable.length === 0) return new Map();
  const shown = await mapInTurns(judgeable, (node) => nodeToVerify(node, run), new Turn(run.context.signal));
  const input = { wholeQuestion: run.question.text, nodes: shown };
  const reply = await ask(verifyNodes, input, run.parts.reasoner, run.context, run.remark);
  const known = new Set(judgeable.map(({ asked }) => asked.planned.id));
  const strangers = reply?.nodes.filter(({ id }) => !known.has(id)).length ?? 0;
  if (strangers > 0)
    run.remark(`${counted(strangers, "verdict was", "verdicts were")} dropped: a reply judged what it was not given`);
  return new Map(reply?.nodes.map((verdict) => [verdict.id, verdict]));
}

function nodeToVerify({ asked, retrieval, hypothesis, known }: ToVerify, run: Run): NodeToVerify {
  const { planned, part } = asked;
  const { computed, triples } = retrieval;
  if (computed.length === 0 && triples.length > BOUNDS.triplesShown)
    run.cut(`${BOUNDS.triplesShown} of ${counted(triples.length, "fact")} on a sub-question were judged only`);
  const labels = computedInWords(retrieval, hypothesis, run);
  return {
    id: planned.id,
    question: retrieval.question,
    ...(retrieval.question === planned.question ? {} : { drafted: planned.question }),
    hypothesis,
    known,
    computed: labels.length === 0 ? null : { answers: labels.slice(0, BOUNDS.answersShown), total: labels.length },
    triples: shownTriples(retrieval).map(({ hop, found }, index) => {
      const names = namesOf(found, run);
      const { text, validFrom, validUntil } = evidenceFor(hop.fact, {
        graphs: membersOf(run.parts.graph),
        retrievedAt: found.retrievedAt,
        names,
      });
      const times = [
        ...(validFrom === undefined ? [] : [`from ${validFrom}`]),
        ...(validUntil === undefined ? [] : [`until ${validUntil}`]),
      ];
      return {
        id: tripleId(index),
        text: times.length === 0 ? text : `${text} (${times.join(" ")})`,
        answer: names.node(endOf(hop), hop.fact.relation).label,
      };
    }),
    ...(retrieval.truncated || triples.length > BOUNDS.triplesShown ? { isCut: true } : {}),
    chunks: retrieval.texts.map(({ chunk: { title, section, text }, subject: { label, names } }, index) => ({
      id: chunkId(index),
      title,
      section,
      text,
      subject: { label, names },
    })),
    relation: part?.relation?.text ?? null,
    expects: part?.expects ?? null,
    gap: part?.relation?.gap,
  };
}

/**
 * What was computed, by name; "yes" for one thing that fulfils a condition. Whoever was asked in other words which
 * thing does, and believes it of that one, is told its name.
 */
function computedInWords({ computed, isWhether }: Retrieval, hypothesis: string | null, run: Run): readonly string[] {
  const labels = shownMembers(computed, run).map(({ node }) => node.label);
  const believed = normalise(hypothesis ?? "");
  return isWhether && !labels.some((label) => normalise(label) === believed) ? ["yes"] : labels;
}

/** The triples that a reasoner is shown. */
export function shownTriples({ triples }: Retrieval): Retrieval["triples"] {
  return triples.slice(0, BOUNDS.triplesShown);
}

export function tripleId(index: number): string {
  return `t${index + 1}`;
}

export function chunkId(index: number): string {
  return `c${index + 1}`;
}
