import { moneyWords } from "../../answer/cost-line.tsx";
import type { SpentByStageFragment } from "../../generated/graphql.ts";
import { callWords, kindWords } from "../../work/call-words.ts";
import { stagesOf, stageWords } from "../../work/stages.ts";
import type { WorkRun } from "../../work/work-record.ts";

/** When each stage of a run began and ended, what it used, and when sources were called. */
export function Timeline({ run, title }: { readonly run: WorkRun; readonly title: string }) {
  const { stages, calls, lastMs } = stagesOf(run.events);
  if (stages.length + calls.length === 0) return null;
  const isModelAsked = stages.some(({ cost }) => cost !== undefined && tokensOf(cost) > 0);
  const whole = Math.max(1, lastMs);
  const percent = (ms: number): string => `${(100 * ms) / whole}%`;
  return (
    <div className="scrolled" tabIndex={0} role="group" aria-label={title}>
      <table className="timeline">
        <caption>
          {title}: {Math.round(lastMs)} ms, {calls.length} calls to sources
        </caption>
        <thead>
          <tr>
            <th scope="col">Stage</th>
            <th scope="col">Time</th>
            <th scope="col">Calls</th>
            {isModelAsked && (
              <>
                <th scope="col">Tokens</th>
                <th scope="col">Money</th>
              </>
            )}
            <th scope="col">From 0 to {Math.round(lastMs)} ms</th>
          </tr>
        </thead>
        <tbody>
          {stages.map(({ name, startMs, endMs = lastMs, outcome, isFromStore, cost }, index) => (
            <tr key={index}>
              <th scope="row">{stageWords(name)}</th>
              <td>
                {isFromStore ? "stored" : `${Math.round(endMs - startMs)} ms`}
                {outcome !== undefined && outcome !== "OK" && ` ${outcome}`}
              </td>
              <td>{cost === undefined ? "" : callWords(cost.upstream)}</td>
              {isModelAsked && (
                <>
                  <td>{cost === undefined ? "" : tokenWords(cost)}</td>
                  <td>{cost === undefined || tokensOf(cost) === 0 ? "" : moneyWords(cost.money)}</td>
                </>
              )}
              <td className="bar-cell">
                <span
                  className={`bar ${outcome ?? "RUNNING"}`}
                  style={{
                    insetInlineStart: percent(startMs),
                    inlineSize: percent(Math.max(whole / 200, endMs - startMs)),
                  }}
                />
              </td>
            </tr>
          ))}
          {calls.length > 0 && (
            <tr>
              <th scope="row">Calls</th>
              <td />
              <td>{calls.length}</td>
              {isModelAsked && (
                <>
                  <td />
                  <td />
                </>
              )}
              <td className="bar-cell">
                {calls.map(({ kind, source, atMs }, index) => (
                  <span
                    key={index}
                    className="tick"
                    title={`${kindWords(kind)}: ${source ?? "language model"}`}
                    style={{ insetInlineStart: percent(atMs) }}
                  />
                ))}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

function tokenWords(cost: SpentByStageFragment): string {
  const tokens = tokensOf(cost);
  return tokens === 0 ? "" : `${cost.tokensEstimated ? "about " : ""}${tokens.toLocaleString("en")}`;
}

function tokensOf({ inputTokens, outputTokens }: SpentByStageFragment): number {
  return inputTokens + outputTokens;
}
