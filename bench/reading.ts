import { readFirstQuestion } from "./reading/first-reading.ts";
import {
  ordinaryInput,
  type ReadQuestion,
  readHostileQuestions,
  readOrdinaryQuestion,
} from "./reading/hostile-questions.ts";
import { type Benchmark, compared } from "./result.ts";

const QUESTIONS = 10_000;

/**
 * How long the reading of a question takes at worst, of generated questions of the hardest shapes, beside an ordinary
 * one; and how long the ordinary question takes as the first that a thread reads.
 */
export const reading: Benchmark = async (tell) => {
  const input = await ordinaryInput();
  const cold = await readFirstQuestion(input, false);
  const ready = await readFirstQuestion(input, true);
  const ordinary = await readOrdinaryQuestion();
  const read = await readHostileQuestions(QUESTIONS);
  const times = read.map(({ cpuMs }) => cpuMs).sort((a, b) => a - b);
  const at = (share: number): number =>
    times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? Number.NaN;
  tell(`${read.length} questions of up to 1,000 characters; the slowest of each shape:`);
  for (const line of slowestByShape(read)) tell(line);
  const compare = (name: string, cpuMs: number) =>
    compared(name, "ms CPU", cpuMs, "an ordinary question", ordinary.cpuMs);
  return [
    compare("reading.slowest", at(1)),
    compare("reading.p99", at(0.99)),
    compare("reading.median", at(0.5)),
    compare("reading.slowest-by-graph", Math.max(...read.map(({ cpuMsByGraph }) => cpuMsByGraph))),
    compare("reading.first", cold),
    compare("reading.first-when-ready", ready),
  ];
};

/** The slowest of each shape, the slowest shape first, as lines of text. */
function slowestByShape(read: readonly ReadQuestion[]): readonly string[] {
  const slowest = new Map<string, ReadQuestion>();
  for (const each of read) {
    const known = slowest.get(each.shape);
    if (known === undefined || known.cpuMs < each.cpuMs) slowest.set(each.shape, each);
  }
  return [...slowest.values()]
    .sort((a, b) => b.cpuMs - a.cpuMs)
    .map(
      ({ shape, catalogue, text, cpuMs, cpuMsByGraph, wallMs, steps, stepsByGraph, refused }) =>
        `${cpuMs.toFixed(0).padStart(6)} ms CPU ${wallMs.toFixed(0).padStart(6)} ms wall ${String(steps).padStart(7)} steps, ` +
        `by the graph ${cpuMsByGraph.toFixed(0).padStart(4)} ms CPU ${String(stepsByGraph).padStart(6)} steps  ` +
        `${shape} (${catalogue}, ${text.length} characters)${refused === undefined ? "" : ", refused"}`,
    );
}
