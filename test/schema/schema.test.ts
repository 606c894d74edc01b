import { readFileSync } from "node:fs";
import {
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLNamedType,
  type GraphQLObjectType,
} from "graphql";
import { beforeAll, describe, expect, test } from "vitest";
import { shapeOf } from "../../engine/question/parameters.ts";
import { TREE_PARAMETERS } from "../../engine/strategies/treeqa/parameters.ts";
import { buildSubgraph, type Subgraph } from "../../server/subgraph.ts";

let subgraph: Subgraph;
let types: readonly GraphQLNamedType[];
beforeAll(async () => {
  subgraph = await buildSubgraph();
  types = Object.values(subgraph.schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type) && !/^(_|federation__|link__)/.test(type.name),
  );
});

describe("the schema", () => {
  test("is what is published in schema.graphql", () => {
    expect(readFileSync("schema.graphql", "utf8")).toBe(subgraph.sdl);
  });

  test("describes every type, field, argument and value", () => {
    const parts = types.flatMap((type) => [
      { name: type.name, description: type.description },
      ...(isObjectType(type) || isInputObjectType(type) ? fieldsOf(type) : []),
      ...(isEnumType(type)
        ? type.getValues().map(({ name, description }) => ({ name: `${type.name}.${name}`, description }))
        : []),
    ]);
    expect(parts.length).toBeGreaterThan(150);
    expect(
      parts.filter(({ name, description }) => !description && !name.includes("._")).map(({ name }) => name),
    ).toEqual([]);
  });

  test("bounds every list that can grow, and says by what", () => {
    const unbounded = types.filter(isObjectType).flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => String(field.type).startsWith("[") && !field.name.startsWith("_"))
        // As long as the field that gives the connection says.
        .filter((field) => !(type.name.endsWith("Connection") && ["edges", "nodes"].includes(field.name)))
        .filter(
          ({ args, astNode }) =>
            !args.some(({ name }) => name === "first") &&
            !astNode?.directives?.some(({ name }) => name.value === "listSize"),
        )
        .map((field) => `${type.name}.${field.name}`),
    );
    // As long as there are kinds, stages, sources, findings, named graphs told or content words: a dozen at most.
    expect(unbounded.sort()).toEqual([
      "Answer.support",
      "Cost.upstream",
      "CostEstimate.stages",
      "EstimatedWork.upstream",
      "Evidence.namedGraphs",
      "FormCondition.values",
      "GivenUpReading.reasons",
      "Query.sources",
      "QuestionAnalysis.keywords",
      "SourceHealth.findings",
      "StageCost.upstream",
    ]);
  });

  test("has Relay's connections, all alike, and each field that gives one takes first and after", () => {
    const objects = types.filter(isObjectType);
    const connections = objects.filter(({ name }) => name.endsWith("Connection"));
    expect(connections.length).toBeGreaterThan(5);
    for (const type of connections) {
      const fields = Object.fromEntries(Object.values(type.getFields()).map((each) => [each.name, String(each.type)]));
      const node = String(fields["nodes"]).replace(/[^A-Za-z]/g, "");
      // Of a list that no graph gives as a whole a page also says whether there may be more than it knows of.
      const { complete = "Boolean!", ...common } = fields;
      expect(complete).toBe("Boolean!");
      expect(common).toEqual({
        edges: `[${node}Edge!]!`,
        nodes: `[${node}!]!`,
        pageInfo: "PageInfo!",
        totalCount: "Int!",
      });
    }
    const giving = objects.flatMap((type) =>
      Object.values(type.getFields()).filter(({ type: given }) => /Connection!?$/.test(String(given))),
    );
    for (const { args, astNode } of giving) {
      expect(args.map(({ name }) => name)).toEqual(expect.arrayContaining(["after", "first"]));
      expect(astNode?.directives?.map(({ name }) => name.value)).toContain("listSize");
    }
  });

  test("lets one failure leave the rest of the trace standing: what costs can be null", () => {
    const question = subgraph.schema.getType("Question");
    const fields = isObjectType(question) ? Object.values(question.getFields()) : [];
    const required = fields.filter(({ type }) => String(type).endsWith("!")).map(({ name }) => name);
    expect(required.sort()).toEqual(["estimate", "id", "strategy", "text"]);
  });

  test("has no field before it works: the source kinds and strategies are those that there are", () => {
    const values = (name: string) => {
      const type = subgraph.schema.getType(name);
      return isEnumType(type) ? type.getValues().map((value) => value.name) : [];
    };
    expect(values("Strategy")).toEqual(["QUERY", "TREEQA", "HYDRA", "HYDRA_E", "FIDELIS", "FUSION"]);
    expect(values("SourceKind")).toEqual(["KG", "DOCUMENTS", "WEB", "MODEL"]);
  });

  test("names every parameter of TreeQA, with its default and range", () => {
    const type = subgraph.schema.getType("TreeOptions");
    const fields = isInputObjectType(type) ? Object.values(type.getFields()) : [];
    const said = fields.map(({ name, description }) => [name, /Default .*$/.exec(description ?? "")?.[0]]);
    const wanted = Object.entries(TREE_PARAMETERS.each).map(([name, parameter]) => {
      const [usual, shape] = [parameter.default, shapeOf(parameter)];
      if (shape?.kind === "CHOICE")
        return [name, `Default ${usual}. Other values: ${shape.oneOf.filter((value) => value !== usual).join(", ")}.`];
      return [name, shape?.kind === "WHOLE" ? `Default ${usual}, from ${shape.min} to ${shape.max}.` : "a number"];
    });
    expect(said).toEqual(wanted);
  });
});

function fieldsOf(type: GraphQLObjectType | GraphQLInputObjectType) {
  const fields: readonly (GraphQLField<unknown, unknown> | GraphQLInputField)[] = Object.values(type.getFields());
  return fields
    .flatMap((field) => [
      { name: `${type.name}.${field.name}`, description: field.description },
      ...("args" in field ? field.args : []).map(({ name, description }) => ({
        name: `${type.name}.${field.name}(${name})`,
        description,
      })),
    ])
    .filter(({ name }) => !name.startsWith("Query._"));
}
