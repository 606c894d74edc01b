import { writeFileSync } from "node:fs";
import { confidenceOf, type ConfidenceWeights } from "../../../engine/evidence/confidence/confidence.ts";
import { SIGN_NAMES } from "../../../engine/evidence/confidence/signs.ts";
import { fitConfidence, type Observed } from "../../../evaluation/confidence/fit.ts";
import { observedIn } from "../../../evaluation/confidence/observed.ts";
import { readRun } from "../../../evaluation/run/read-run.ts";
import { type Calibration, calibration } from "../../../evaluation/statistics/calibration.ts";
import { standardOutput } from "../../../server/terminal.ts";

/**
 * Fits how likely answers are right to files of runs, and writes it: `npm run confidence:write -- <run.jsonl> …`. Then
 * tells how far off it is on the answers kept apart: of each set, of all by how sure it was, and what would be left of
 * answers and wrong ones if less was not answered.
 */
const runs = process.argv.slice(2).map((file) => readRun(file));
const { fitted, apart } = observedIn(runs);
const { base, of } = fitConfidence(fitted);
const judgedOf = (observed: readonly Observed[]) =>
  observed.map(({ signs, right }) => ({ confidence: confidenceOf(signs, { base, of }), right }));
const judged = judgedOf(apart);
const found = calibration(judged);
const rounded = (value: number): number => Number(value.toFixed(4));
const weights: ConfidenceWeights = {
  base: rounded(base),
  of: Object.fromEntries(SIGN_NAMES.map((name) => [name, rounded(of[name])])) as ConfidenceWeights["of"],
  fit: {
    sets: [...new Set(runs.map(({ header }) => header.identity.set.name))].sort(),
    answers: fitted.length,
    apart: apart.length,
    error: rounded(found?.error ?? Number.NaN),
  },
};
writeFileSync("engine/evidence/confidence/weights.json", `${JSON.stringify(weights, null, 2)}\n`);

const print = (line: string): void => {
  standardOutput.write(`${line}\n`);
};
const rightOf = (each: readonly { readonly right: number }[]): number => each.filter(({ right }) => right === 1).length;
const errorOf = (of_: Calibration | undefined): string => of_?.error.toFixed(4) ?? "–";
for (const name of weights.fit.sets) {
  const ofSet = judgedOf(observedIn(runs.filter(({ header }) => header.identity.set.name === name)).apart);
  print(`${name}: ${rightOf(ofSet)} of ${ofSet.length} right, error ${errorOf(calibration(ofSet))}`);
}
for (const { from, to, n, confidence, accuracy } of found?.points ?? [])
  print(
    `${from.toFixed(1)}–${to.toFixed(1)}  ${n} answers, confidence ${confidence.toFixed(3)}, right ${accuracy.toFixed(3)}`,
  );
for (const least of [0, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98]) {
  const left = judged.filter(({ confidence }) => confidence >= least);
  print(`at least ${least}: ${left.length} answers, ${left.length - rightOf(left)} of them wrong`);
}
print(`expected calibration error on the ${apart.length} answers kept apart: ${weights.fit.error}`);
