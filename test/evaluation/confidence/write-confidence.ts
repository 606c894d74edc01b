import { writeFileSync } from "node:fs";
import { type ConfidenceWeights, likelihood } from "../../../engine/evidence/confidence/confidence.ts";
import { SIGN_NAMES } from "../../../engine/evidence/confidence/signs.ts";
import { fitConfidence } from "../../../evaluation/confidence/fit.ts";
import { observedIn } from "../../../evaluation/confidence/observed.ts";
import { readRun } from "../../../evaluation/run/read-run.ts";
import { calibration } from "../../../evaluation/statistics/calibration.ts";
import { standardOutput } from "../../../server/terminal.ts";

/** Fits how likely answers are right to files of runs, and writes it: `npm run confidence:write -- <run.jsonl> …`. */
const runs = process.argv.slice(2).map((file) => readRun(file));
const { fitted, apart } = observedIn(runs);
const { base, of } = fitConfidence(fitted);
const judged = apart.map(({ signs, right }) => ({ confidence: likelihood(signs, { base, of }), right }));
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
for (const { from, to, n, confidence, accuracy } of found?.points ?? [])
  standardOutput.write(
    `${from.toFixed(1)}–${to.toFixed(1)}  ${n} answers, confidence ${confidence.toFixed(3)}, right ${accuracy.toFixed(3)}\n`,
  );
standardOutput.write(`expected calibration error on the ${apart.length} answers kept apart: ${weights.fit.error}\n`);
