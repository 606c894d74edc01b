import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { start } from "../../server/start.ts";
import { isUserError } from "../../server/user-error.ts";
import type { BadConfiguration } from "./configurations.ts";
import { deadOrigin } from "./faulty-server.ts";

export interface Refusal {
  readonly message: string;
  /** Whether anything listened at the port in the meantime or does now. */
  readonly isOpen: boolean;
}

/** What the server says of a configuration, when it is started with it. */
export async function refusalOf({ file, environment = {} }: BadConfiguration): Promise<Refusal> {
  const folder = await mkdtemp(join(tmpdir(), "whyql-configuration-"));
  const { port } = new URL(await deadOrigin());
  try {
    if (file !== undefined)
      await writeFile(join(folder, "whyql.config.json"), typeof file === "string" ? file : JSON.stringify(file));
    const server = await start({
      arguments: [],
      environment: { PORT: port, WHYQL_STORE: "false", ...environment },
      workingDirectory: folder,
      log: { warn: () => undefined, error: () => undefined },
    });
    await server.stop(0);
    return { message: "It has started.", isOpen: true };
  } catch (error) {
    if (!isUserError(error)) throw error;
    return {
      message: error.message.replaceAll(join(folder, ""), "…").replaceAll(folder, "…"),
      isOpen: await listens(Number(port)),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => (socket.destroy(), resolve(true)));
    socket.on("error", () => resolve(false));
  });
}
