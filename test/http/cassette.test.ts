import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { recorder } from "../../datasources/cassette/record.ts";
import { player } from "../../datasources/cassette/replay.ts";
import { Outbound } from "../../datasources/http/outbound.ts";
import { serve } from "./serve.ts";

const folder = mkdtempSync(join(tmpdir(), "whyql-cassette-"));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const newFile = (): string => join(folder, `${++files}.jsonl`);

const SECRET = "sk-very-secret-1234";
const recording = (path: string) =>
  new Outbound({ userAgent: "t", around: recorder(path, [SECRET]) }).fetchFor({ perSecond: 1_000, attempts: 1 });
const replaying = (path: string) =>
  new Outbound({ userAgent: "t", around: player(path, [SECRET]), waits: false }).fetchFor({
    perSecond: 1_000,
    attempts: 1,
  });

describe("what was recorded", () => {
  test("is played again without a network: replies in their order, then the last one", async () => {
    let count = 0;
    const { url, requests } = await serve(
      (_request, response) => void response.setHeader("x-sql-state", "S1TAT").end(`reply ${++count}`),
    );
    const path = newFile();
    const record = recording(path);
    await record(url);
    await record(url);
    const replay = replaying(path);
    const texts = [await replay(url), await replay(url), await replay(url)];
    expect(await Promise.all(texts.map((each) => each.text()))).toEqual(["reply 1", "reply 2", "reply 2"]);
    expect(texts[0]?.headers.get("x-sql-state")).toBe("S1TAT");
    expect(texts[0]?.url).toBe(url);
    expect(requests).toHaveLength(2);
  });

  test("is found by its body, whatever the order of keys", async () => {
    const { url } = await serve((_request, response) => void response.end("well"));
    const path = newFile();
    await recording(path)(url, { method: "POST", body: '{"a":1,"b":[1,2]}' });
    const replay = replaying(path);
    expect(await (await replay(url, { method: "POST", body: '{ "b": [1,2], "a": 1 }' })).text()).toBe("well");
    await expect(replay(url, { method: "POST", body: '{"a":1,"b":[2,1]}' })).rejects.toMatchObject({
      kind: "REJECTED",
      message: expect.stringContaining("does not hold POST") as string,
    });
    await expect(replay(url)).rejects.toMatchObject({ kind: "REJECTED" });
  });

  test("holds bytes that are no text, failures, and statuses", async () => {
    const bytes = Buffer.from([0, 255, 254, 10, 13]);
    const { url } = await serve((request, response) => {
      if (request.url === "/bytes") response.end(bytes);
      else if (request.url === "/busy") response.writeHead(429, { "retry-after": "70" }).end("busy");
      else request.socket.destroy();
    });
    const path = newFile();
    const record = recording(path);
    await record(`${url}bytes`);
    await record(`${url}broken`).catch(() => undefined);
    await record(`${url}busy`);
    const replay = replaying(path);
    expect(Buffer.from(await (await replay(`${url}bytes`)).arrayBuffer())).toEqual(bytes);
    const busy = await replay(`${url}busy`);
    expect([busy.status, busy.headers.get("retry-after")]).toEqual([429, "70"]);
    await expect(replay(`${url}broken`)).rejects.toMatchObject({ kind: "UNREACHABLE" });
  });

  test("holds no secret: in headers, addresses, bodies and replies", async () => {
    const { url } = await serve(
      (_request, response) => void response.setHeader("location", `/?api_key=${SECRET}`).end(`you said ${SECRET}`),
    );
    const path = newFile();
    await recording(path)(`${url}?q=x&api_key=another&key=${SECRET}`, {
      method: "POST",
      headers: { authorization: `Bearer ${SECRET}` },
      body: JSON.stringify({ api_key: "other", text: SECRET }),
    });
    const text = readFileSync(path, "utf8");
    expect(text).not.toContain(SECRET);
    expect(text).not.toMatch(/another|"other|Bearer/);
    const reply = await replaying(path)(`${url}?q=x&api_key=third&key=${SECRET}`, {
      method: "POST",
      body: JSON.stringify({ text: SECRET, api_key: "fourth" }),
    });
    expect(await reply.text()).toBe("you said REDACTED");
  });
});

describe("a cassette", () => {
  test("that is missing is an error that names it", () => {
    expect(() => player(join(folder, "none.jsonl"), [])).toThrow(/none\.jsonl.*Record one first/);
  });

  test.each([
    "{",
    "[]",
    '{"request":{"method":"GET"}}',
    '{"request":{"method":"GET","url":"u"},"reply":{"status":7,"headers":{}}}',
  ])("with the line %s names the line", (line) => {
    const path = newFile();
    writeFileSync(
      path,
      `{"request":{"method":"GET","url":"http://a/"},"reply":{"status":200,"headers":{},"text":""}}\n\n${line}\n`,
    );
    expect(() => player(path, [])).toThrow(/\.jsonl:3 is no line of a cassette/);
  });

  test("cut off in the middle of a line keeps the lines before it", async () => {
    const { url } = await serve((_request, response) => void response.end("well"));
    const path = newFile();
    await recording(path)(url);
    expect(readFileSync(path, "utf8").endsWith("\n")).toBe(true);
    expect(readFileSync(path, "utf8").trim().split("\n")).toHaveLength(1);
  });
});
