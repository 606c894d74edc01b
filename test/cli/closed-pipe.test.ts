import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "whyql-closed-pipe-"));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ["ask", `--trace "Who founded the brewery that makes River Dog?"`],
  ["doctor", ""],
])("%s ends without an error where its reader has read enough", async (command, flags) => {
  const script = `"${process.execPath}" cli/${command}.ts ${flags} 2>err | true; cat err; echo "ended with \${PIPESTATUS[0]}"`;
  const { stdout } = await promisify(execFile)("bash", ["-c", script.replaceAll("err", join(folder, "err"))], {
    env: {
      ...process.env,
      WHYQL_STORE: join(folder, "stages.sqlite"),
      // Small: to open the built-in one takes longer than to end.
      WHYQL_GRAPH_FILES: "examples/own-graph/brewery.ttl",
    },
  });
  expect(stdout).not.toContain("EPIPE");
  expect(stdout).toMatch(/ended with 0\n$/u);
});
