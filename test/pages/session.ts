import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import type { Block } from "./blocks.ts";
import { startServer } from "./server.ts";
import { commandsOf, reasonNotToRun, withoutNpm } from "./commands.ts";

/** Where the pages say that the gateway is. */
const WRITTEN_ADDRESS = "127.0.0.1:4000";

/** A reader who tries out the pages from their beginning, with a gateway that was just built and started. */
export interface Session {
  /** Runs the commands of a block, or asks its query, and gives what is printed. */
  output(block: Block): Promise<string>;
  close(): Promise<void>;
}

export async function openSession(): Promise<Session> {
  const folder = mkdtempSync(join(tmpdir(), "whyql-pages-"));
  const environment = {
    ...process.env,
    PATH: `${dirname(process.execPath)}${delimiter}${process.env["PATH"] ?? ""}`,
    NO_COLOR: "1",
    WHYQL_STORE: join(folder, "ask.sqlite"),
  };
  const server = await startServer({ ...environment, WHYQL_STORE: join(folder, "stages.sqlite") });
  const { address } = server;
  const here = (text: string): string => text.replaceAll(WRITTEN_ADDRESS, address);
  const written = (text: string): string => text.replaceAll(address, WRITTEN_ADDRESS);

  return {
    async output({ language, text, page, line }) {
      if (language === "graphql") return isQuery(text) ? written(await asked(`http://${address}/graphql`, text)) : "";
      const commands = commandsOf(text).filter((command) => reasonNotToRun(command) === undefined);
      if (commands.length === 0) return "";
      const { output, exitCode } = await run(here(withoutNpm(commands.join("\n"))), environment);
      // 2 and 3 are answers, too: not known, and conflicting.
      if (![0, 2, 3].includes(exitCode))
        throw new Error(`The commands in line ${line} of ${page} end with ${exitCode}:\n${output}`);
      return written(output);
    },
    async close() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Pages show types, too. */
function isQuery(text: string): boolean {
  return /^(\{|query|mutation)/.test(text);
}

async function asked(url: string, query: string): Promise<string> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query }),
  });
  const reply = await response.text();
  if (reply.includes('"errors"')) throw new Error(`${query}\nis answered with errors: ${reply}`);
  return reply;
}

function run(script: string, env: NodeJS.ProcessEnv): Promise<{ readonly output: string; readonly exitCode: number }> {
  const child = spawn("bash", ["-o", "pipefail", "-c", script], { env, stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout.on("data", (data: Buffer) => (output += data.toString()));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => resolve({ output, exitCode: code ?? 1 }));
  });
}
