import type { AnswerValue, ReasoningPath, SourceKind, StrategyResult } from "../../engine/evidence/trace.ts";
import type { RecordedAnswer, RecordedPath, RecordedValue } from "./record.ts";
import { labelsOf, recordedEvidence } from "./recorded-evidence.ts";

/** What is kept of a result itself; `findings` tells what it was made from. */
export function recordedAnswer(result: StrategyResult): Omit<RecordedAnswer, "links"> {
  const kinds = new Map(result.evidence.map(({ id, kind }) => [id, kind]));
  const labels = labelsOf(result.paths);
  return {
    status: result.status,
    values: result.values.map(recordedValue),
    text: result.text,
    support: result.support,
    complete: result.complete,
    confidence: result.confidence,
    ...(result.score === undefined ? {} : { score: result.score }),
    ...(result.signs === undefined ? {} : { signs: result.signs }),
    explanation: result.explanation,
    paths: result.paths.map((path) => recordedPath(path, kinds)),
    evidence: result.evidence.map((evidence) => recordedEvidence(evidence, labels)),
    ...(result.phase === undefined ? {} : { phase: result.phase }),
  };
}

function recordedValue({ node }: AnswerValue): RecordedValue {
  if (node.kind === "entity") return { label: node.label, iri: node.iri };
  if (node.kind === "literal") return { label: node.label, lexical: node.literal.lexical };
  return { label: node.label };
}

function recordedPath({ text, steps, answers }: ReasoningPath, kinds: ReadonlyMap<string, SourceKind>): RecordedPath {
  const relations = steps.map(({ relation: { iri, label }, evidence }) => ({
    ...(iri === undefined ? {} : { iri }),
    label,
    support: [...new Set(evidence.flatMap((id) => kinds.get(id) ?? []))],
  }));
  return {
    text,
    relations,
    answers: answers.map(({ label }) => label),
    // What a model says without a source is no ground.
    grounded: relations.every(({ support }) => support.some((kind) => kind !== "MODEL")),
  };
}
