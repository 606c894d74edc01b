import { parseArgs } from "node:util";
import { Failure } from "../engine/failure.ts";
import { CostMeter } from "../engine/investigation/cost.ts";
import { ConfigurationError } from "./configuration/configuration.ts";
import type { Environment } from "./configuration/environment.ts";
import { readConfiguration } from "./configuration/read-configuration.ts";
import type { Log } from "./log.ts";
import { requireLoopback } from "./loopback.ts";
import { openEngine } from "./open-engine.ts";
import { serve, type RunningServer } from "./serve.ts";

export interface Start {
  /** Arguments after the program's name. */
  readonly arguments: readonly string[];
  readonly environment: Environment;
  readonly workingDirectory: string;
  readonly log: Log;
}

/**
 * Reads the configuration, opens the sources and serves them.
 * @throws ConfigurationError or Failure for what the user can put right; everything is closed again
 */
export async function start({ arguments: args, environment, workingDirectory, log }: Start): Promise<RunningServer> {
  const { config, insecure } = flags(args);
  const configuration = readConfiguration({ workingDirectory, environment, file: config });
  requireLoopback(configuration.host, insecure);
  const { engine, examples, close, warmUp } = await openEngine(configuration, log);
  const closing = new AbortController();
  try {
    const server = await serve({ engine, examples }, configuration, log);
    // Nobody waits for it: a question that comes first does the same itself.
    void warmUp(new CostMeter().context(closing.signal));
    return {
      url: server.url,
      async stop(patienceMs) {
        closing.abort(new Failure("CANCELLED", "The gateway is stopping."));
        await server.stop(patienceMs);
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Whether the user can put it right: then its message is enough. */
export function isUserError(error: unknown): error is Error {
  return error instanceof ConfigurationError || error instanceof Failure;
}

function flags(args: readonly string[]): { readonly config: string | undefined; readonly insecure: boolean } {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { config: { type: "string" }, insecure: { type: "boolean", default: false } },
    });
    return { config: values.config, insecure: values.insecure };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new ConfigurationError(
      `${message.split(". ")[0] ?? message}. Usage: npm start -- [--config <file>] [--insecure]`,
    );
  }
}
