import type { Diagnosis } from "./diagnosis.ts";
import { drawSurvey } from "./draw-survey.ts";
import type { Style } from "./terminal.ts";

const KINDS: Readonly<Record<Diagnosis["kind"], string>> = {
  KG: "graph",
  DOCUMENTS: "documents",
  WEB: "web",
  MODEL: "reasoner",
  EMBEDDINGS: "embeddings",
  REWARDS: "reward model",
};

/**
 * What was found out about a source:
 *
 * ```text
 * ✓ wikidata  graph  Wikidata  312 ms
 *     triples   1,200,000,000
 * ```
 */
export function drawCheck(diagnosis: Diagnosis, style: Style): string {
  const { id, kind, title, usable, latencyMs, findings, problem, survey, notSurveyed } = diagnosis;
  const time = latencyMs === undefined ? "at hand" : `${Math.round(latencyMs).toLocaleString("en")} ms`;
  const head = `${usable ? style.accent("✓") : style.bold("✗")} ${style.bold(id)}  ${style.dim(KINDS[kind])}  ${title}  ${style.dim(time)}\n`;
  const width = Math.max(0, ...findings.map(({ name }) => name.length));
  const lines = findings.map(({ name, value }) => `    ${style.dim(name.padEnd(width))}  ${value}\n`);
  return [
    head,
    ...lines,
    ...(survey === undefined ? [] : [drawSurvey(survey, style)]),
    ...(notSurveyed === undefined ? [] : [`    It was not looked through: ${notSurveyed}\n`]),
    ...(problem === undefined ? [] : [`    ${problem}\n`]),
  ].join("");
}
