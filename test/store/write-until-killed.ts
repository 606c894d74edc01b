import { openSqliteStageStore } from "../../datasources/store/sqlite-stage-store.ts";
import { entry } from "./store-file.ts";

/** A process of its own: writes entries without end and prints the number of each once it is stored. */
const [path = "", prefix = ""] = process.argv.slice(2);
const store = await openSqliteStageStore({
  path,
  onProblem: (message) => process.stdout.write(`PROBLEM ${message}\n`),
});
for (let n = 0; ; n++) {
  await store.set(entry(`${prefix}${n}`, JSON.stringify(`${prefix}${n}`.repeat(500))));
  process.stdout.write(`${n}\n`);
}
