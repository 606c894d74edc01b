import { writeFileSync } from "node:fs";
import { accuracyPage } from "../../../evaluation/report/accuracy/accuracy-page.ts";
import { readRecords } from "../../../evaluation/report/accuracy/record-files.ts";

/** Writes docs/accuracy.md from the runs that are kept in docs/accuracy. */
writeFileSync("docs/accuracy.md", accuracyPage(readRecords("docs/accuracy")));
