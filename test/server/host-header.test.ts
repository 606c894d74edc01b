import { request } from "node:http";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hostsFor, refuseOtherHosts } from "../../server/host-header.ts";
import { start } from "../../server/start.ts";
import type { RunningServer } from "../../server/serve.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "whyql-host-"));
  writeFileSync(
    join(folder, "hills.ttl"),
    `<urn:x:hill> <http://www.w3.org/2000/01/rdf-schema#label> "Primrose Hill" .`,
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a server says to a request for a host, whatever address it was sent to. */
function asked(
  port: string,
  host: string,
  path = "/health/live",
): Promise<{ readonly status: number; readonly body: string }> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path, headers: { host } }, (response) => {
      let body = "";
      response
        .on("data", (part) => (body += String(part)))
        .on("end", () => resolve({ status: response.statusCode ?? 0, body }));
    });
    sent.on("error", reject).end();
  });
}

async function withServer<T>(
  environment: Record<string, string>,
  args: readonly string[],
  run: (port: string) => Promise<T>,
): Promise<T> {
  const server: RunningServer = await start({
    arguments: args,
    environment: { PORT: "0", WHYQL_STORE: "false", WHYQL_GRAPH_FILES: "hills.ttl", ...environment },
    workingDirectory: folder,
    log: { warn: () => undefined, error: () => undefined },
  });
  try {
    return await run(new URL(server.url).port);
  } finally {
    await server.stop(0);
  }
}

const statuses = (port: string, hosts: readonly string[]): Promise<readonly number[]> =>
  Promise.all(hosts.map(async (host) => (await asked(port, host)).status));

test("on loopback, a page that lets its own name stand for 127.0.0.1 is refused, and told how it is called", async () => {
  await withServer({}, [], async (port) => {
    expect(
      await statuses(port, [
        `127.0.0.1:${port}`,
        "localhost",
        "LOCALHOST:1",
        "whyql.localhost",
        "localhost.",
        "127.0.0.9",
        `[::1]:${port}`,
      ]),
    ).toEqual([200, 200, 200, 200, 200, 200, 200]);
    const strange = [
      "evil.example",
      `evil.example:${port}`,
      "127.0.0.1.evil.example",
      "localhost.evil.example",
      "evillocalhost",
      "192.168.1.4",
      "0.0.0.0",
      "evil@localhost",
      "localhost/",
      "[::2]",
    ];
    expect(await statuses(port, strange)).toEqual(strange.map(() => 403));
    for (const path of ["/graphql", "/graphql?query={__typename}", "/graphql/stream", "/", "/health/ready"])
      expect((await asked(port, "evil.example", path)).status).toBe(403);
    const { body } = await asked(port, "evil.example", "/graphql");
    expect(JSON.parse(body)).toEqual({
      errors: [
        {
          message: expect.stringMatching(
            /for the host "evil\.example".*127\.0\.0\.1 or localhost.*allowedHosts \(WHYQL_ALLOWED_HOSTS\)/u,
          ) as string,
          extensions: { code: "FORBIDDEN" },
        },
      ],
    });
  });
});

test("names that are listed are let in", async () => {
  await withServer({ WHYQL_ALLOWED_HOSTS: "whyql.example, Gateway.Example" }, [], async (port) => {
    expect(await statuses(port, ["whyql.example", `gateway.example:${port}`, "localhost", "other.example"])).toEqual([
      200, 200, 200, 403,
    ]);
  });
});

test("elsewhere any name will do, unless some are listed", async () => {
  await withServer({ HOST: "0.0.0.0" }, ["--insecure"], async (port) =>
    expect(await statuses(port, ["whyql.example", "192.168.1.4"])).toEqual([200, 200]),
  );
  await withServer({ HOST: "0.0.0.0", WHYQL_ALLOWED_HOSTS: "whyql.example" }, ["--insecure"], async (port) => {
    expect(await statuses(port, ["whyql.example", "127.0.0.1", "other.example"])).toEqual([200, 200, 403]);
  });
});

describe("names by which a gateway may be called", () => {
  test.each([
    ["127.0.0.1", undefined, ["127.0.0.1"]],
    ["localhost", ["a.example"], ["localhost", "a.example"]],
    ["0.0.0.0", undefined, undefined],
    ["0.0.0.0", ["a.example"], ["0.0.0.0", "a.example"]],
  ])("listening on %s with %j: %j", (host, allowedHosts, expected) => {
    expect(hostsFor({ host, allowedHosts })).toEqual(expected);
  });

  test("may be addresses in brackets", () => {
    let passed = 0;
    refuseOtherHosts(["[2001:db8::1]"])(
      { headers: { host: "[2001:DB8::1]:4000" } } as never,
      undefined as never,
      () => (passed += 1),
    );
    expect(passed).toBe(1);
  });

  test("are said: a request that says none is refused", () => {
    const said: number[] = [];
    const response = { status: (status: number) => (said.push(status), { json: () => undefined }) };
    refuseOtherHosts(["a.example"])({ headers: {} } as never, response as never, () => expect.unreachable());
    expect(said).toEqual([403]);
  });
});
