import { MapperKind, mapSchema } from "@graphql-tools/utils";
import {
  GraphQLBoolean,
  GraphQLEnumType,
  type GraphQLEnumTypeConfig,
  GraphQLFloat,
  GraphQLInputObjectType,
  type GraphQLInputFieldConfig,
  type GraphQLInputObjectTypeConfig,
  type GraphQLInputType,
  GraphQLInt,
  type GraphQLSchema,
  GraphQLString,
  isEnumType,
} from "graphql";
import { type Parameter, type Parameters, saidParameter, shapeOf } from "../engine/question/parameters.ts";
import { READING_CRITERIA } from "../engine/strategies/criteria.ts";
import type { StrategyDescription } from "../engine/strategies/strategy.ts";

/**
 * The schema in which the values of `Strategy` are these, and those of `ScoreCriterion` what they score paths by, and
 * whose question options hold their parameters. What it is made from stays as it is, for other engines.
 * @throws TypeError for a parameter whose option or types are called as others are
 */
export function withStrategies(schema: GraphQLSchema, strategies: readonly StrategyDescription[]): GraphQLSchema {
  const declared = new Map([
    ["Strategy", strategies],
    // An enumeration has values even where no strategy scores its paths.
    ["ScoreCriterion", [...READING_CRITERIA, ...strategies.flatMap(({ criteria }) => criteria ?? [])]],
  ]);
  return mapSchema(schema, {
    [MapperKind.ENUM_TYPE]: (type) => {
      const named = declared.get(type.name);
      return named === undefined ? type : new GraphQLEnumType({ ...type.toConfig(), values: valuesOf(named) });
    },
    [MapperKind.INPUT_OBJECT_TYPE]: (type) =>
      type.name === "QuestionOptions" ? questionOptions(type.toConfig(), strategies, schema) : type,
  });
}

function valuesOf(named: readonly Named[]): GraphQLEnumTypeConfig["values"] {
  return Object.fromEntries(named.map(({ name, description }) => [name, { value: name, description }]));
}

interface Named {
  readonly name: string;
  readonly description: string;
}

/** The options of every engine that change what is found; parameters follow them, and limits of the work come last. */
const OF_QUESTION: readonly string[] = ["sources", "topicEntities", "reading", "minConfidence"];

function questionOptions(
  config: GraphQLInputObjectTypeConfig,
  strategies: readonly StrategyDescription[],
  schema: GraphQLSchema,
): GraphQLInputObjectType {
  // Strategies may share their parameters: they are one option then.
  const declared = [...new Set(strategies.flatMap(({ parameters }) => parameters ?? []))];
  const enumerations = new Map<string, GraphQLEnumType>();
  const added = declared.flatMap((parameters): [string, GraphQLInputFieldConfig][] => {
    const { option, inputType, description, each } = parameters;
    const ofQuestion = Object.entries(each).filter(([, parameter]) => parameter.ofQuestion === true);
    for (const name of [option, ...ofQuestion.map(([own]) => own)])
      if (name in config.fields || schema.getType(inputType) !== undefined)
        throw new TypeError(`The schema has an option ${name}, or a type ${inputType}, already.`);
    const fields = ofQuestion.map(([name, parameter]): [string, GraphQLInputFieldConfig] => [
      name,
      parameterField(parameter, schema, enumerations),
    ]);
    if (fields.length === Object.keys(each).length) return fields;
    return [...fields, [option, { type: parametersType(parameters, schema, enumerations), description }]];
  });
  const fields = Object.entries(config.fields);
  const ofQuestion = [...fields.filter(([name]) => OF_QUESTION.includes(name)), ...added];
  const limits = fields.filter(([name]) => !OF_QUESTION.includes(name));
  const all = inWords(ofQuestion.map(([name]) => name));
  return new GraphQLInputObjectType({
    ...config,
    description: config.description?.replace(inWords(OF_QUESTION), all),
    fields: Object.fromEntries([...ofQuestion, ...limits]),
  });
}

function inWords(names: readonly string[]): string {
  const quoted = names.map((name) => `\`${name}\``);
  return `${quoted.slice(0, -1).join(", ")} and ${quoted.at(-1)}`;
}

function parametersType(
  { inputType, description, each }: Parameters,
  schema: GraphQLSchema,
  enumerations: Map<string, GraphQLEnumType>,
): GraphQLInputObjectType {
  return new GraphQLInputObjectType({
    name: inputType,
    description: `${description} Each has a default; a value outside its range is refused.`,
    fields: Object.fromEntries(
      Object.entries(each)
        .filter(([, { ofQuestion }]) => ofQuestion !== true)
        .map(([name, parameter]) => [name, parameterField(parameter, schema, enumerations)]),
    ),
  });
}

function parameterField(
  parameter: Parameter,
  schema: GraphQLSchema,
  enumerations: Map<string, GraphQLEnumType>,
): GraphQLInputFieldConfig {
  return { type: parameterType(parameter, schema, enumerations), description: saidParameter(parameter) };
}

function parameterType(
  parameter: Parameter,
  schema: GraphQLSchema,
  enumerations: Map<string, GraphQLEnumType>,
): GraphQLInputType {
  const shape = shapeOf(parameter);
  if (shape?.kind === "WHOLE") return GraphQLInt;
  if (shape?.kind === "NUMBER") return GraphQLFloat;
  if (shape?.kind === "FLAG") return GraphQLBoolean;
  const { enumeration } = parameter;
  if (shape?.kind !== "CHOICE" || enumeration === undefined) return GraphQLString;
  const { name, description, values } = enumeration;
  const known = schema.getType(name) ?? enumerations.get(name);
  if (known === undefined) {
    const made = new GraphQLEnumType({
      name,
      description,
      values: Object.fromEntries(shape.oneOf.map((value) => [value, { value, description: values[value] }])),
    });
    enumerations.set(name, made);
    return made;
  }
  if (isEnumType(known) && shape.oneOf.every((value) => known.getValue(value) !== undefined)) return known;
  throw new TypeError(`The schema has a type ${name} already, which has not the values ${shape.oneOf.join(", ")}.`);
}
