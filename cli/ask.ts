import { consoleLog } from "../server/log.ts";
import { askCommand } from "./ask-command.ts";

process.exitCode = await askCommand({
  arguments: process.argv.slice(2),
  environment: process.env,
  workingDirectory: process.cwd(),
  out: process.stdout,
  err: process.stderr,
  log: consoleLog,
});
