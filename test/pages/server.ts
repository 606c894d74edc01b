import { spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";

/** A gateway that was built, started as `npm start` does, on a free port. */
export interface BuiltServer {
  /** `127.0.0.1:…`. */
  readonly address: string;
  readonly processId: number;
  /** From the start of the process to the line that says it is ready. */
  readonly readyAfterMs: number;
  stop(): Promise<void>;
}

export async function startServer(environment: NodeJS.ProcessEnv): Promise<BuiltServer> {
  if (!existsSync("dist/server/main.js")) throw new Error("There is no build to try out. Run `npm run build`.");
  const startedAt = performance.now();
  const child = spawn(process.execPath, ["dist/server/main.js"], {
    env: { ...environment, PORT: "0", HOST: "127.0.0.1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const address = await addressOf(child);
  return {
    address,
    processId: child.pid ?? 0,
    readyAfterMs: performance.now() - startedAt,
    async stop() {
      child.kill();
      await new Promise((resolve) => child.once("exit", resolve));
    },
  };
}

/** The address at which a gateway says that it is ready. */
export function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    child.stdout?.on("data", (data: Buffer) => {
      output += data.toString();
      const [, address] = /ready at http:\/\/([^/]+)\//.exec(output) ?? [];
      if (address !== undefined) resolve(address);
    });
    child.once("exit", (code) => reject(new Error(`The gateway ended with ${code} before it was ready: ${output}`)));
  });
}
