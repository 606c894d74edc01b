import { introspectionFromSchema, isEnumType, type GraphQLSchema } from "graphql";
import { describe, expect, test } from "vitest";
import { createEngine } from "../../engine/create-engine.ts";
import { createBuiltinReasoner } from "../../reasoners/english/reasoner.ts";
import { buildSubgraph } from "../../server/subgraph.ts";
import { ownStrategy } from "../fakes/own-strategy.ts";
import { TinyGraph } from "../fakes/tiny-graph.ts";
import { gatewayUnderTest } from "./gateway-under-test.ts";

async function gatewayWith(...names: readonly string[]) {
  const strategies = names.map((name) => ownStrategy(name));
  const engine = createEngine({ graphs: [new TinyGraph("tiny")], reasoner: createBuiltinReasoner(), strategies });
  return { engine, ...(await gatewayUnderTest({ engine })) };
}

function valuesOf(schema: GraphQLSchema) {
  const type = schema.getType("Strategy");
  if (!isEnumType(type)) throw new TypeError("Strategy is an enum.");
  return type.getValues().map(({ name, description }) => ({ name, description }));
}

describe("strategies of a third party", () => {
  test("are values of the gateway's schema, as each describes itself", async () => {
    const { gateway, post } = await gatewayWith("ECHO", "TWO_HOPS");
    const builtIn = valuesOf((await buildSubgraph()).schema);
    const all = [
      ...builtIn,
      { name: "ECHO", description: "ECHO of a test." },
      { name: "TWO_HOPS", description: "TWO_HOPS of a test." },
    ];
    expect(valuesOf(gateway.schema)).toEqual(all);
    expect(gateway.sdl).toContain('"""ECHO of a test."""\n  ECHO');
    const { body } = await post(`{ _service { sdl } __type(name: "Strategy") { enumValues { name description } } }`);
    expect(body.data.__type.enumValues).toEqual(all);
    expect(body.data._service.sdl).toContain("TWO_HOPS");
  });

  test("answer, and say what they cost", async () => {
    const { post } = await gatewayWith("ECHO");
    const { body } = await post(
      `query ($by: Strategy!) {
        named: question(text: "Who is it?", strategy: ECHO) {
          strategy
          answer { status text }
          paths { totalCount }
          evidence { totalCount }
          estimate { strategy most { stages } stages { name } typical { stages } }
        }
        given: question(text: "Who is it?", strategy: $by) { strategy answer { text } }
      }`,
      { by: "ECHO" },
    );
    expect(body.errors).toBeUndefined();
    expect(body.data).toEqual({
      named: {
        strategy: "ECHO",
        answer: { status: "ANSWERED", text: "ECHO" },
        paths: { totalCount: 0 },
        evidence: { totalCount: 0 },
        estimate: { strategy: "ECHO", most: { stages: 1 }, stages: [{ name: "echo.result" }], typical: null },
      },
      given: { strategy: "ECHO", answer: { text: "ECHO" } },
    });
    expect(body.extensions.cost.stages).toBe(1);
  });

  test("leave the default as it is", async () => {
    const { engine, gateway, post } = await gatewayWith("ECHO");
    expect(
      (await post(`{ question(text: "Who is it?") { estimate { strategy } } }`)).body.data.question.estimate.strategy,
    ).toBe("FUSION");
    expect(gateway.sdl).toContain(`strategy: Strategy! = ${engine.question("?").strategy}`);
    const { sdl } = await buildSubgraph();
    expect(gateway.sdl.replace(/ {2}"""ECHO of a test\."""\n {2}ECHO\n/, "").replace(/\s+/g, " ")).toBe(
      sdl.replace(/\s+/g, " "),
    );
  });

  test("are known to the gateway of their engine only", async () => {
    const [echo, plain, song] = [await gatewayWith("ECHO"), await gatewayWith(), await gatewayWith("SONG")];
    const ask = async ({ post }: typeof echo, strategy: string) => {
      const { status, body } = await post(
        `{ question(text: "Who is it?", strategy: ${strategy}) { answer { text } } }`,
      );
      return body.data?.question.answer.text ?? `${status} ${body.errors[0].message}`;
    };
    expect(await ask(echo, "ECHO")).toBe("ECHO");
    expect(await ask(song, "SONG")).toBe("SONG");
    const refused = expect.stringMatching(/^400 Value "(ECHO|SONG)" does not exist in "Strategy" enum/);
    expect([await ask(echo, "SONG"), await ask(song, "ECHO"), await ask(plain, "ECHO")]).toEqual([
      refused,
      refused,
      refused,
    ]);
    expect(introspectionFromSchema(plain.gateway.schema)).toEqual(
      introspectionFromSchema((await buildSubgraph()).schema),
    );
  });
});
