import type { Environment } from "../server/configuration/environment.ts";
import type { Log } from "../server/log.ts";
import type { Terminal } from "./terminal.ts";

/** What a command is run with. */
export interface Command {
  readonly arguments: readonly string[];
  readonly environment: Environment;
  readonly workingDirectory: string;
  readonly out: Terminal;
  readonly err: Terminal;
  readonly log: Log;
}
