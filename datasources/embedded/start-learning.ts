import type { Outcome } from "../threads/outcome.ts";
import { ChildProcess } from "../threads/child-process.ts";
import { Thread, workerModule } from "../threads/thread.ts";
import type { LearningRequest, LearnedTriples } from "./worker-protocol.ts";

/** Hundreds of thousands of nodes are made and stay until all is learned. */
const NEW_OBJECTS_MB = 128;

/** Starts a thread that learns what one graph is made of. It keeps the process from ending until it is ended. */
export function startLearning(): Thread<LearningRequest, Outcome<LearnedTriples | undefined>> {
  const thread = new Thread<LearningRequest, Outcome<LearnedTriples | undefined>>({
    module: workerModule("./learning-worker", import.meta.url),
    newObjectsMb: NEW_OBJECTS_MB,
  });
  thread.hold();
  return thread;
}

/** Starts a process that learns it, and leaves nothing behind. @param descriptor Of a file for it, if any */
export function startLearningApart(
  descriptor: number | undefined,
): ChildProcess<LearningRequest, Outcome<LearnedTriples | undefined>> {
  return new ChildProcess({
    module: workerModule("./learning-worker", import.meta.url),
    flags: [`--min-semi-space-size=${NEW_OBJECTS_MB / 4}`, `--max-semi-space-size=${NEW_OBJECTS_MB / 4}`],
    descriptor,
  });
}
