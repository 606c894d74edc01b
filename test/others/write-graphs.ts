import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { startVirtuosoWith, VIRTUOSO_INSTALLED } from "../sparql/virtuoso.ts";
import { DATA_SETS, nTriplesOf, storeOf } from "./data-sets.ts";
import { graphsPage, type PutTo } from "./graphs-page.ts";
import { graphIri, MAX_ROWS, type Measured, measure, openAt, openFiles } from "./measure.ts";
import { type QuestionTable, questionTable, type TabledQuestion, tablePath, type Way, WAYS } from "./question-table.ts";

/**
 * Puts all questions to all data sets in every way, and writes docs/graphs.md. What is right by now is struck off what
 * is open; what is wrong, or not known for a reason that the table does not give, ends it.
 */
const PAGE = join(resolve(import.meta.dirname, "../.."), "docs/graphs.md");

const missing = DATA_SETS.flatMap((dataSet) => dataSet.missing ?? []);
if (!VIRTUOSO_INSTALLED) missing.push("Virtuoso is not installed");
if (missing.length > 0) throw new Error(missing.join("; "));

const folder = await mkdtemp(join(tmpdir(), "whyql-others-"));
const graphs = new Map<string, string>();
for (const dataSet of DATA_SETS) graphs.set(graphIri(dataSet.name), nTriplesOf(await storeOf(dataSet, folder)));
const endpoint = await startVirtuosoWith(graphs, MAX_ROWS);
const all: PutTo[] = [];
try {
  for (const dataSet of DATA_SETS) {
    const { name } = dataSet;
    const table = await questionTable(name);
    const measured = [
      await measure(name, table, "file", () => openFiles(dataSet, folder)),
      await measure(name, table, "mirror", (fetching) => openAt(endpoint.url, name, "mirror", fetching)),
      await measure(name, table, "live", (fetching) => openAt(endpoint.url, name, "live", fetching)),
    ];
    const struck = { ...table, questions: table.questions.map((each) => withoutRight(each, measured)) };
    await writeFile(tablePath(name), `${JSON.stringify(struck, null, 2)}\n`);
    all.push({ dataSet, table: struck, measured });
  }
} finally {
  await endpoint.stop();
  await rm(folder, { recursive: true, force: true });
}
const unexplained = all.flatMap(({ measured, table }) => measured.flatMap((each) => unexplainedIn(each, table)));
if (unexplained.length > 0) throw new Error(unexplained.join("\n"));
await writeFile(PAGE, graphsPage(all));
console.log(`Written: ${PAGE}`);

function withoutRight({ open, ...question }: TabledQuestion, measured: readonly Measured[]): TabledQuestion {
  const left = WAYS.flatMap((way) => {
    const because = open?.[way];
    return because === undefined || verdictIn(measured, way, question.question) === "RIGHT" ? [] : [[way, because]];
  });
  return left.length === 0 ? question : { ...question, open: Object.fromEntries(left) as TabledQuestion["open"] & {} };
}

function verdictIn(measured: readonly Measured[], way: Way, asked: string): string | undefined {
  const outcomes = measured.find((each) => each.way === way)?.outcomes;
  return outcomes?.find(({ question }) => question === asked)?.verdict;
}

function unexplainedIn({ name, way, outcomes }: Measured, { questions }: QuestionTable): readonly string[] {
  return outcomes
    .filter(({ verdict, question }) => {
      const because = questions.find((each) => each.question === question)?.open?.[way];
      return verdict === "WRONG" || (verdict !== "RIGHT" && because === undefined);
    })
    .map(({ verdict, question, said }) => `${verdict}, ${name}, ${way}: ${question} ${said}`);
}
