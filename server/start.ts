import { parseArgs } from "node:util";
import { Failure } from "../engine/failure.ts";
import { CostMeter } from "../engine/investigation/cost.ts";
import { ConfigurationError } from "./configuration/configuration.ts";
import type { Environment } from "./configuration/environment.ts";
import { readConfiguration } from "./configuration/read-configuration.ts";
import type { Log } from "./log.ts";
import { requireLoopback } from "./loopback.ts";
import { Loading } from "./loading.ts";
import { openEngine, type OpenEngine } from "./open-engine.ts";
import { listen, type RunningServer } from "./serve.ts";

export interface Start {
  /** Arguments after the program's name. */
  readonly arguments: readonly string[];
  readonly environment: Environment;
  readonly workingDirectory: string;
  readonly log: Log;
}

/**
 * Reads the configuration, listens, opens the sources and serves them.
 * @throws ConfigurationError or Failure for what the user can put right; everything is closed again
 */
export async function start({ arguments: args, environment, workingDirectory, log }: Start): Promise<RunningServer> {
  const { config, insecure } = flags(args);
  const configuration = readConfiguration({ workingDirectory, environment, file: config });
  requireLoopback(configuration.host, insecure);
  const loading = new Loading(log);
  const server = await listen(configuration, loading, log);
  let opened: OpenEngine | undefined;
  try {
    const { close, warmUp } = (opened = await openEngine(configuration, log, undefined, loading));
    await server.open(opened);
    const closing = new AbortController();
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
    await server.stop(0);
    await opened?.close();
    throw error;
  }
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
