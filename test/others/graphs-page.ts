import type { DataSet } from "./data-sets.ts";
import type { Measured } from "./measure.ts";
import { OPEN_BECAUSE, type OpenBecause, type QuestionTable, type Verdict, WAYS } from "./question-table.ts";

/** A data set with its questions, and what came of them in each way. */
export interface PutTo {
  readonly dataSet: DataSet;
  readonly table: QuestionTable;
  readonly measured: readonly Measured[];
}

const HEAD = `# Which graphs work how

Ten questions were put to each of these data sets, written from what stands in it, with answers that queries of our own
give from the data. Each was asked in its files, behind a Virtuoso that is read whole at the start (mirror), and one that
is only asked (live), with no setting but the graph's IRI, by the built-in reasoner. **Right** is exactly what the data
say; where they say nothing, that is “Not known”. **In part** is something else that is said not to be complete. **Wrong**
is something else that is called complete. **Not known** is what the data do say.

This page is written by \`npm run graphs:write\` from what it measured; \`test/others\` holds that nothing is wrong, and that
what was right stays so. Times are of one run on two cores; the first answer is that of the first question.
`;

/** Measured by hand: it takes half an hour, and 8 GB. */
const LARGE = `## Twenty million triples behind a Virtuoso

19.9 million different triples about 2.5 million things, made as \`bench/large-files/untidy-triples.ts\` makes them, were loaded into
a Virtuoso 7.2.5 with 510,000 buffers (4.2 GB), with the commands of own-graph.md. Two processors were shared with much else; all of
this was measured before the faults named below were mended, and not again.

| what | took |
|---|---|
| loading, with one loader | 7.4 minutes, 1.7 GB on the disk with the index |
| index of texts | 8.4 minutes |
| first start, its first question included | 75 s, 103 requests; without a question 81 and 89 s on busier processors, 77 and 95 requests |
| next start | 0.7–1.5 s, 2 requests |
| \`ask\`, when known | 1.6, 1.2 and 1.4 s of three questions with the other work held back, 3.7, 3.1 and 3.4 s beside it; 9 requests, or 12 where nothing was found |

| question | outcome | took | requests |
|---|---|---:|---:|
| one step | right | 1.0 s | 7 |
| two steps | right | 0.8 s | 6 |
| which of 368,000 has the most | not known | 2.0 s | 5 |
| how many of a kind lead to what is named | in part | 0.2 s | 9 |
| a kind, a place and a number | right | 0.8 s | 7 |
| a kind, a name and a date | right | 0.2 s | 6 |
| a name with a letter wrong | right | 0.4 s | 10 |
| how many of a kind lead to a hub of 63,000 links | right | 0.5 s | 9 |
| what is not stated of a thing that is known | right | 0.2 s | 5 |
| a name that the graph does not hold | right | 0.4 s | 6 |

The answers are held against queries of our own. The two that name the hub by a German label alone were asked again by an English
one. Beside the ten, some thirty other questions found these: a question about things of one of several kinds was an error of
Virtuoso's compiler, names in languages other than English were not found, and one answer was wrong and called complete, since it
looked at the eight most frequent of ten kinds. These are mended. How many there are of a kind, and which comes first by a value,
is not known where there are more than 5,000.
`;

const SETTINGS = `## What helps

- **Names** are found by the common predicates ([own-graph.md](own-graph.md)), by a property of the graph's own called “name”,
  “label” or “title”, and by given and family name. Others need \`vocabulary.label\`. What has no
  name is called as its IRI ends. An endpoint that is only asked finds it so where its name is written as it stands, in small
  letters, in capitals or joined; misspelt only where the graph is read whole, for which \`mirrorBound\` may be raised.
- **Several languages**: those in English, or in no language, are shown; \`languages\` prefers others.
- **Several graphs behind one endpoint**: \`defaultGraphs\` names those that are asked.
- **Things without IRIs** that have a name (\`[ foaf:name "Ann" ]\`, most of JSON-LD) are things like any other, unless nothing tells
  them apart. Behind an endpoint they are asked about by its own labels for them, or by what is said of them; of one that labels
  them anew in each reply, by their names. One that is only asked must tell of them in 16 replies at most; where there are more,
  load a dump as a file, or give them IRIs.
- **Kinds and relations without labels** are called as their IRIs are. An ontology that is loaded beside the data gives them
  labels.
- **Relative IRIs** in files depend on where the file lies; \`baseIri\` makes them the same everywhere.
- **Texts as dates**: plain strings are dates where all of a property look so; give those of others a datatype.
`;

/** The page about how well whyql answers questions to data sets of others, as Markdown. */
export function graphsPage(all: readonly PutTo[]): string {
  return [
    HEAD,
    "## Data sets\n",
    "| data set | shape | triples | from | licence |",
    "|---|---|---:|---|---|",
    ...all.map(({ dataSet: { name, shape, from, licence }, table: { triples } }) =>
      row([name, shape, triples.toLocaleString("en"), from, licence]),
    ),
    "",
    "LUBM, BSBM, SP2Bench and LDBC SNB are published benchmarks; the data follow their rules at a small scale.\n",
    "## What came of the questions\n",
    "| data set | asked | right | in part | not known | wrong | start | requests | first answer | others, median | requests each, median |",
    "|---|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|",
    ...all.flatMap(({ measured }) => measured.map(measuredRow)),
    ...WAYS.map((way) =>
      sumRow(
        way,
        all.flatMap(({ measured }) => measured.filter((each) => each.way === way)),
      ),
    ),
    "",
    "## What is not known, and why\n",
    "| because | file | mirror | live | for example |",
    "|---|---:|---:|---:|---|",
    ...reasonRows(all),
    "",
    LARGE,
    SETTINGS,
  ].join("\n");
}

function measuredRow({ name, way, outcomes, startMs, startRequests, requests }: Measured): string {
  const [first, ...others] = outcomes.map(({ ms }) => ms);
  const sent = way === "file" ? ["", ""] : [String(startRequests), String(median(requests))];
  return row([
    ...[name, way, ...verdictCells(outcomes)],
    ...[seconds(startMs), sent[0] ?? "", seconds(first ?? 0), seconds(median(others)), sent[1] ?? ""],
  ]);
}

function sumRow(way: string, measured: readonly Measured[]): string {
  const cells = verdictCells(measured.flatMap(({ outcomes }) => outcomes)).map((cell) => `**${cell}**`);
  return row(["**all**", `**${way}**`, ...cells, "", "", "", "", ""]);
}

function verdictCells(outcomes: Measured["outcomes"]): readonly string[] {
  const order: readonly Verdict[] = ["RIGHT", "PARTLY", "OPEN", "WRONG"];
  return order.map((wanted) => String(outcomes.filter(({ verdict }) => verdict === wanted).length));
}

function reasonRows(all: readonly PutTo[]): readonly string[] {
  const questions = all.flatMap(({ table }) => table.questions);
  return (Object.keys(OPEN_BECAUSE) as OpenBecause[]).flatMap((because) => {
    const counts = WAYS.map((way) => questions.filter(({ open }) => open?.[way] === because).length);
    const example = questions.find(({ open }) => WAYS.some((way) => open?.[way] === because));
    return example === undefined ? [] : [row([OPEN_BECAUSE[because], ...counts.map(String), example.question])];
  });
}

const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(ms < 100 ? 3 : 2)} s`;

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
