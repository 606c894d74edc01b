import "../server/checked-node.ts";
import { guardLastWords } from "../server/last-words.ts";
import { consoleLog } from "../server/log.ts";
import { endWithReader, standardError, standardOutput } from "../server/terminal.ts";
import { evaluateCommand } from "./evaluate-command.ts";

const stop = new AbortController();
const abort = new AbortController();

/** First: no further question; second: none of those under way either; third: at once. */
function interrupt(): void {
  if (abort.signal.aborted) process.exit(130);
  if (stop.signal.aborted) return abort.abort();
  standardError.write("\nStopping after the questions under way. Press Ctrl-C again to end them, too.\n");
  stop.abort();
}

process.on("SIGINT", interrupt);
process.on("SIGTERM", interrupt);

guardLastWords();
endWithReader();
process.exitCode = await evaluateCommand({
  arguments: process.argv.slice(2),
  environment: process.env,
  workingDirectory: process.cwd(),
  out: standardOutput,
  err: standardError,
  log: consoleLog,
  stop: stop.signal,
  abort: abort.signal,
});
