import type { ReactNode } from "react";
import { Problems } from "../answer/problem.tsx";
import { LiveStages } from "../work/live-stages.tsx";

interface PanelStateProps {
  readonly loading: boolean;
  readonly error: unknown;
  /** Of the question whose work is shown while it is waited for; absent where nothing is worked on. */
  readonly id?: string | undefined;
  /** Whether there is something to show: then it is shown, whatever else failed. */
  readonly isThere: boolean;
  onAgain(): void;
  readonly children: ReactNode;
}

/** A panel while it waits, when it failed, when it failed in part, and when all is there. */
export function PanelState({ loading, error, id, isThere, onAgain, children }: PanelStateProps) {
  return (
    <>
      {loading && !isThere && (id === undefined ? <p role="status">Loading …</p> : <LiveStages id={id} />)}
      {error !== undefined && !loading && <Problems error={error} onAgain={onAgain} />}
      {isThere && children}
    </>
  );
}
