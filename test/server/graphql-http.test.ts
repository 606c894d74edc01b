import { serverAudits } from "graphql-http";
import { describe, expect, test } from "vitest";
import { fakeEngine } from "../fakes/fake-engine.ts";
import { gatewayUnderTest } from "./gateway-under-test.ts";

/** Requests that a page of another site could make a browser send; the protection against those is worth three MAYs. */
const REFUSED_ON_PURPOSE: readonly RegExp[] = [/^MAY .*GET/];

describe("GraphQL over HTTP", () => {
  for (const { id, name } of serverAudits({ url: "http://127.0.0.1/graphql" })) {
    test(`${id}: ${name}`, async ({ skip }) => {
      const { url } = await gatewayUnderTest({ engine: fakeEngine() });
      const audit = serverAudits({ url, fetchFn: fetch }).find((each) => each.id === id);
      const result = await audit?.fn();
      if (result?.status !== "ok" && REFUSED_ON_PURPOSE.some((pattern) => pattern.test(name)))
        skip("kept as it is on purpose");
      expect(result).toMatchObject({ status: "ok" });
    });
  }
});
