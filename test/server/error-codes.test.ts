import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { ApolloServerErrorCode } from "@apollo/server/errors";
import { buildSchema, type GraphQLEnumType } from "graphql";
import { expect, test } from "vitest";
import { FAILURE_CODES } from "../../engine/failure.ts";
import { codesSent } from "./codes-sent.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const FOLDERS = ["engine", "datasources", "reasoners", "resolvers", "server", "cli"];

const schema = buildSchema(readFileSync(resolve(ROOT, "schema.graphql"), "utf8"), { assumeValidSDL: true });
const type = schema.getType("ErrorCode") as GraphQLEnumType;
const codes = type.getValues().map(({ name, description }) => ({ name, description: description ?? "" }));
const names = new Set(codes.map(({ name }) => name));

test("every code that the sources send is of the enum", () => {
  const sent = FOLDERS.flatMap((folder) =>
    readdirSync(resolve(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts"))
      .flatMap((file) => codesSent(readFileSync(resolve(ROOT, folder, file), "utf8"))),
  );
  expect(new Set(sent).size).toBeGreaterThan(10);
  expect([...new Set(sent)].filter((code) => !names.has(code))).toEqual([]);
  // What is sent somewhere is found by how it is written there.
  expect(sent).toEqual(
    expect.arrayContaining(["BUDGET_EXHAUSTED", "RATE_LIMITED", "BAD_REQUEST", "FORBIDDEN", "GRAPHQL_PARSE_FAILED"]),
  );
});

test("it holds the engine's failures and all that Apollo Server sends", () => {
  expect([...FAILURE_CODES, ...Object.values(ApolloServerErrorCode)].filter((code) => !names.has(code))).toEqual([]);
});

test("each says what it means and what to do", () => {
  for (const { name, description } of codes)
    expect(description.split(/\s+/).join(" "), name).toMatch(/^[A-Z].{20,}\. Remedy: [a-z].{15,}\.$/u);
});

test("docs/error-codes.md lists them as the schema does", async () => {
  const rows = codes.map(({ name, description }) => {
    const [meaning, remedy = ""] = description.split(/\s+/).join(" ").split(" Remedy: ");
    return `| \`${name}\` | ${meaning} | ${remedy.slice(0, 1).toUpperCase()}${remedy.slice(1)} |\n`;
  });
  await expect(
    `${INTRODUCTION}| code | what it means | what to do |\n|---|---|---|\n${rows.join("")}`,
  ).toMatchFileSnapshot(resolve(ROOT, "docs/error-codes.md"));
});

const INTRODUCTION = `# Error codes

What each error code means, and what a client can do about it.

- Errors are in \`errors\` of the response. \`extensions.code\` is a value of the enum \`ErrorCode\`.
- The message says what was requested, what happened and what to do.
- \`extensions.source\` names the source that failed, if one did.
- [faults.md](faults.md) shows the errors that a client sees when a source fails.

A test writes this page from the schema: \`npx vitest run test/server/error-codes.test.ts --update\`.

`;
