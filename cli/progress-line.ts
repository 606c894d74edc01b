import type { ProgressEvent } from "../engine/investigation/progress.ts";
import { visible } from "../engine/text/visible.ts";
import type { Terminal } from "../server/terminal.ts";
import { stageWords } from "./stage-words.ts";

const CLEAR_LINE = "\r\u001b[K";

/** Shows what is done on one line, and clears the line when the returned function is called. */
export function followProgress(events: AsyncIterableIterator<ProgressEvent>, terminal: Terminal): () => void {
  let stopped = false;
  const follow = async (): Promise<void> => {
    for await (const event of events) {
      if (stopped) return;
      if (event.type === "STAGE_STARTED") terminal.write(`${CLEAR_LINE}… ${visible(stageWords(event.name))}`);
    }
  };
  // Progress is an extra: the answer does not fail with it.
  follow().catch(() => undefined);
  return () => {
    stopped = true;
    void events.return?.();
    terminal.write(CLEAR_LINE);
  };
}
