import { readFileSync, writeFileSync } from "node:fs";
import { accuracyPage } from "../../../evaluation/report/accuracy/accuracy-page.ts";
import { readRecords } from "../../../evaluation/report/accuracy/record-files.ts";
import { withStrategiesTable } from "../../../evaluation/report/accuracy/strategies-table.ts";

/** Writes docs/accuracy.md, and the table of docs/strategies.md, from the runs that are kept in docs/accuracy. */
const [runs, withModel] = [readRecords("docs/accuracy"), readRecords("docs/accuracy/with-test-model")];
writeFileSync("docs/accuracy.md", accuracyPage(runs));
writeFileSync("docs/strategies.md", withStrategiesTable(readFileSync("docs/strategies.md", "utf8"), runs, withModel));
