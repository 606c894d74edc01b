import type { Environment } from "../server/configuration/environment.ts";
import type { Log } from "../server/log.ts";
import { guardedTerminal, type Terminal } from "../server/terminal.ts";

/** What a command is run with. */
export interface Command {
  readonly arguments: readonly string[];
  readonly environment: Environment;
  readonly workingDirectory: string;
  readonly out: Terminal;
  readonly err: Terminal;
  readonly log: Log;
}

/** The same, whatever it writes to: what a command prints is for the most part the text of others. */
export function guarded<T extends Command>(command: T): T {
  return { ...command, out: guardedTerminal(command.out), err: guardedTerminal(command.err) };
}
