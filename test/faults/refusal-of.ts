import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";
import { start } from "../../server/start.ts";
import { isUserError } from "../../server/user-error.ts";
import type { BadConfiguration } from "./configurations.ts";

export interface Refusal {
  readonly message: string;
  /** Whether a port that it opened is open still. */
  readonly isOpen: boolean;
}

/** What the server says of a configuration, when it is started with it. */
export async function refusalOf({ file, environment = {} }: BadConfiguration): Promise<Refusal> {
  const folder = await mkdtemp(join(tmpdir(), "whyql-configuration-"));
  const listen = vi.spyOn(Server.prototype, "listen");
  try {
    if (file !== undefined)
      await writeFile(join(folder, "whyql.config.json"), typeof file === "string" ? file : JSON.stringify(file));
    const server = await start({
      arguments: [],
      environment: { PORT: "0", WHYQL_STORE: "false", ...environment },
      workingDirectory: folder,
      log: { warn: () => undefined, error: () => undefined },
    });
    await server.stop(0);
    return { message: "It has started.", isOpen: true };
  } catch (error) {
    if (!isUserError(error)) throw error;
    return {
      message: error.message.replaceAll(join(folder, ""), "…").replaceAll(folder, "…"),
      isOpen: listen.mock.contexts.some((server) => server instanceof Server && server.listening),
    };
  } finally {
    listen.mockRestore();
    await rm(folder, { recursive: true, force: true });
  }
}
