import { serverAudits } from "graphql-http";
import { describe, expect, test } from "vitest";
import { fakeEngine } from "../fakes/fake-engine.ts";
import { gatewayUnderTest } from "./gateway-under-test.ts";

/**
 * GETs without a header that only a program sets: a page of another site could make a browser send them. The protection
 * against that is worth three MAYs.
 */
const REFUSED_ON_PURPOSE: readonly RegExp[] = [/^MAY .*GET/];

describe("GraphQL over HTTP", () => {
  for (const { id, name } of serverAudits({ url: "http://127.0.0.1/graphql" })) {
    test(`${id}: ${name}`, async () => {
      const { url } = await gatewayUnderTest({ engine: fakeEngine() });
      const audit = serverAudits({ url, fetchFn: fetch }).find((each) => each.id === id);
      const result = await audit?.fn();
      const refused = REFUSED_ON_PURPOSE.some((pattern) => pattern.test(name));
      expect(result?.status).toBe(refused && result?.status !== "ok" ? "notice" : "ok");
    });
  }
});
