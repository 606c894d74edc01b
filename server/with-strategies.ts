import { MapperKind, mapSchema } from "@graphql-tools/utils";
import { GraphQLEnumType, type GraphQLSchema } from "graphql";
import type { StrategyDescription } from "../engine/strategies/strategy.ts";

/** The schema in which the values of `Strategy` are these. What it is made from stays as it is, for other engines. */
export function withStrategies(schema: GraphQLSchema, strategies: readonly StrategyDescription[]): GraphQLSchema {
  const values = Object.fromEntries(strategies.map(({ name, description }) => [name, { value: name, description }]));
  return mapSchema(schema, {
    [MapperKind.ENUM_TYPE]: (type) =>
      type.name === "Strategy" ? new GraphQLEnumType({ ...type.toConfig(), values }) : type,
  });
}
