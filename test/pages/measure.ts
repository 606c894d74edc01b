import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BuiltServer, startServer } from "./server.ts";

/** Measures on this machine how long the built gateway takes to start and to answer, and how much memory it holds. */
const RUNS = 5;
const folder = mkdtempSync(join(tmpdir(), "whyql-measure-"));
const WHYQL_STORE = join(folder, "stages.sqlite");
const table = JSON.parse(readFileSync("test/questions/table.json", "utf8")) as readonly { readonly question: string }[];
const QUESTIONS = [
  ...table.map(({ question }) => question),
  "Who directed Inception?",
  "Where was Marie Curie born?",
  "How many countries border Germany?",
];

const start = (): Promise<BuiltServer> => startServer({ ...process.env, WHYQL_STORE });

/** Milliseconds from the request to the reply. */
async function ask({ address }: BuiltServer, text: string): Promise<number> {
  const query = `query ($text: String!) { question(text: $text) { answer { text } paths { nodes { text } } evidence { nodes { text } } } }`;
  const startedAt = performance.now();
  const response = await fetch(`http://${address}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query, variables: { text } }),
  });
  const reply = await response.text();
  if (reply.includes('"errors"')) throw new Error(`"${text}" is answered with errors: ${reply}`);
  return performance.now() - startedAt;
}

async function askAll(server: BuiltServer): Promise<readonly number[]> {
  const times: number[] = [];
  for (const question of QUESTIONS) times.push(await ask(server, question));
  return times;
}

/** Linux only. */
function memory({ processId }: BuiltServer): string {
  const [, kibibytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${processId}/status`, "utf8")) ?? [];
  return `${Math.round(Number(kibibytes) / 1024)} MiB`;
}

function ms(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor((sorted.length - 1) * share)] ?? NaN).toFixed(1);
  return `median ${at(0.5)} ms, from ${at(0)} to ${at(1)} ms (${times.length})`;
}

const [question = ""] = QUESTIONS;
const ready: number[] = [];
const cold: number[] = [];
const same: number[] = [];
const restarted: number[] = [];
for (let n = 0; n < RUNS; n++) {
  rmSync(WHYQL_STORE, { force: true });
  const server = await start();
  ready.push(server.readyAfterMs);
  cold.push(await ask(server, question));
  same.push(await ask(server, question));
  await server.stop();
  const again = await start();
  restarted.push(await ask(again, question));
  await again.stop();
}
console.log(`start to ready                          ${ms(ready)}`);
console.log(`first question, no store                ${ms(cold)}`);
console.log(`the same again                          ${ms(same)}`);
console.log(`first question after a restart, stored  ${ms(restarted)}`);

rmSync(WHYQL_STORE, { force: true });
const server = await start();
console.log(`memory after the start                  ${memory(server)}`);
console.log(`${QUESTIONS.length} questions, each for the first time   ${ms(await askAll(server))}`);
console.log(`memory after them                       ${memory(server)}`);
console.log(`the same questions again                ${ms(await askAll(server))}`);
await server.stop();
rmSync(folder, { recursive: true, force: true });
