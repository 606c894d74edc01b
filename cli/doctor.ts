import { consoleLog } from "../server/log.ts";
import { doctorCommand } from "./doctor-command.ts";

process.exitCode = await doctorCommand({
  arguments: process.argv.slice(2),
  environment: process.env,
  workingDirectory: process.cwd(),
  out: process.stdout,
  err: process.stderr,
  log: consoleLog,
});
