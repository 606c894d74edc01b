import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";

/** The gateway as it was built, in a process of its own. */
export interface BenchedServer {
  /** `http://127.0.0.1:…`. */
  readonly origin: string;
  stop(): Promise<void>;
}

/** @param environment Settings besides: variables `WHYQL_…` */
export async function startServer(environment: Readonly<Record<string, string>> = {}): Promise<BenchedServer> {
  if (!existsSync("dist/server/main.js")) throw new Error("There is nothing to measure. Run `npm run build` first.");
  const child = spawn(process.execPath, ["dist/server/main.js"], {
    env: { ...process.env, PORT: "0", HOST: "127.0.0.1", WHYQL_STORE: "false", ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return {
    origin: await originOf(child),
    async stop() {
      child.kill();
      if (child.exitCode === null) await new Promise((resolve) => child.once("exit", resolve));
    },
  };
}

function originOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    child.stdout?.on("data", (data: Buffer) => {
      output += data.toString();
      const [, origin] = /ready at (http:\/\/[^/]+)\//u.exec(output) ?? [];
      if (origin !== undefined) resolve(origin);
    });
    child.once("exit", (code) => reject(new Error(`The gateway ended with ${code} before it was ready: ${output}`)));
  });
}
