import { serveReading } from "../../datasources/reading/serve-reading.ts";
import { createBuiltinReasoner } from "../../reasoners/english/reasoner.ts";
import type { Reasoner } from "../../engine/task.ts";

/** The built-in reasoner, but that it never comes to an end with a question that says so. */
const builtin = createBuiltinReasoner();
const endless: Reasoner = {
  ...builtin,
  run(task, input, context) {
    if (JSON.stringify(input).includes("for ever")) for (;;);
    return builtin.run(task, input, context);
  },
};

serveReading(endless);
