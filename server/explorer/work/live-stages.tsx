import { useSyncExternalStore } from "react";
import { workRecord } from "../apollo/client.ts";
import { stagesOf, stageWords } from "./stages.ts";
import type { WorkRun } from "./work-record.ts";

/** What was recorded of the work on a question, oldest run first. */
export function useWorkRuns(id: string): readonly WorkRun[] {
  return useSyncExternalStore(workRecord.subscribe, () => workRecord.runsOf(id));
}

/** The stages of the work, as they come. */
export function LiveStages({ id }: { readonly id: string }) {
  const run = useWorkRuns(id).at(-1);
  const { stages, calls } = stagesOf(run?.events ?? []);
  const running = stages.filter(({ endMs }) => endMs === undefined).length;
  return (
    <section aria-label="Progress" className="progress">
      <p role="status">
        Working: {stages.length - running} stages done, {running} running, {calls.length} calls to sources
      </p>
      <ol aria-label="Stages">
        {stages.map(({ name, startMs, endMs, outcome, isFromStore }, index) => (
          <li key={index} className={outcome ?? "RUNNING"}>
            {stageWords(name)}{" "}
            <small>
              {endMs === undefined
                ? "…"
                : isFromStore
                  ? "from the store"
                  : `${Math.round(endMs - startMs)} ms${outcome === "OK" ? "" : `, ${outcome}`}`}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}
