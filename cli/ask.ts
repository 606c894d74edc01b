import "../server/checked-node.ts";
import { guardLastWords } from "../server/last-words.ts";
import { consoleLog } from "../server/log.ts";
import { endWithReader, standardError, standardOutput } from "../server/terminal.ts";
import { askCommand } from "./ask-command.ts";

guardLastWords();
endWithReader();
process.exitCode = await askCommand({
  arguments: process.argv.slice(2),
  environment: process.env,
  workingDirectory: process.cwd(),
  out: standardOutput,
  err: standardError,
  log: consoleLog,
});
