import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { HostGate } from "../../datasources/http/host-gate.ts";
import { Outbound } from "../../datasources/http/outbound.ts";

test("a host is left alone when it asks for that, and not after any reply", async () => {
  const replies = [200, 404, 503, 200];
  const server = createServer((_request, response) => {
    const status = replies.shift() ?? 200;
    response.writeHead(status, status === 503 ? { "retry-after": "1" } : {}).end("said");
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const pause = vi.spyOn(HostGate.prototype, "pause");
  onTestFinished(() => pause.mockRestore());
  const fetchOut = new Outbound({ userAgent: "test" }).fetchFor();
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  for (const status of [200, 404]) expect((await fetchOut(url)).status).toBe(status);
  expect(pause).not.toHaveBeenCalled();
  expect((await fetchOut(url)).status).toBe(200);
  expect(pause.mock.calls).toEqual([[1_000]]);
});
