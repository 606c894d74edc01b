import { openSqliteStageStore } from "../../datasources/store/sqlite-stage-store.ts";

/** A process that has nothing to do but to open a store. */
const [path = ""] = process.argv.slice(2);
const store = await openSqliteStageStore({ path, onProblem: () => undefined });
await store.close();
process.stdout.write("opened and closed");
