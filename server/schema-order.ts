import { MapperKind, mapSchema } from "@graphql-tools/utils";
import {
  getNamedType,
  GraphQLObjectType,
  GraphQLSchema,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isNonNullType,
  type GraphQLArgumentConfig,
  type GraphQLFieldConfigArgumentMap,
  type GraphQLNamedType,
} from "graphql";

/** What is read first: all that can be asked, in the order in which somebody new asks for it. */
const ROOTS = ["Query", "Mutation", "Subscription"];
const QUERIES = ["question", "questionById", "node", "entity", "entities", "relations", "sources"];

/** What the parts of the published schema begin with; behind each stands what it leads to, up to the next. */
const SUBJECTS = [
  ...["Question", "QuestionOptions", "QuestionLimits", "CancelQuestionPayload", "ForgetQuestionPayload"],
  ...["Answer", "AnswerStatus", "AnswerValue", "ReasoningPath", "Evidence", "SourceKind"],
  ...["QuestionAnalysis", "TopicEntity", "LogicTree", "LogicNode", "CostEstimate", "Cost"],
  ...["Entity", "Fact", "Relation", "Term", "Match", "EntityMatch", "Source", "ProgressEvent"],
  ...["Node", "PageInfo", "ErrorCode", "DateTime", "EDTF"],
];

/** The same schema with its types by subject, the roots first, so that its text can be read from the beginning. */
export function inReadingOrder(schema: GraphQLSchema): GraphQLSchema {
  const ordered = mapSchema(schema, {
    [MapperKind.QUERY]: withFieldsInOrder,
    [MapperKind.MUTATION]: withFieldsInOrder,
  });
  const subjects = SUBJECTS.flatMap((name) => ordered.getType(name) ?? []);
  const roots = ROOTS.flatMap((name) => ordered.getType(name) ?? []);
  const stops = new Set<GraphQLNamedType>([...subjects, ...roots]);
  const written = new Set<GraphQLNamedType>(roots);
  const write = (type: GraphQLNamedType): void => {
    written.add(type);
    for (const next of ledTo(type, ordered)) if (!written.has(next) && !stops.has(next)) write(next);
  };
  for (const type of [...subjects, ...roots]) write(type);
  const config = ordered.toConfig();
  const others = config.types.filter((type) => !written.has(type));
  return new GraphQLSchema({ ...config, types: [...written, ...others] });
}

function withFieldsInOrder(type: GraphQLObjectType): GraphQLObjectType {
  const config = type.toConfig();
  const place = (name: string): number => (QUERIES.includes(name) ? QUERIES.indexOf(name) : QUERIES.length);
  const fields = Object.entries(config.fields)
    .sort(([a], [b]) => place(a) - place(b))
    .map(([name, field]) => [name, { ...field, args: requiredFirst(field.args) }] as const);
  return new GraphQLObjectType({ ...config, fields: Object.fromEntries(fields) });
}

function requiredFirst(args: GraphQLFieldConfigArgumentMap = {}): GraphQLFieldConfigArgumentMap {
  const rank = ({ type, defaultValue }: GraphQLArgumentConfig): number =>
    isNonNullType(type) ? (defaultValue === undefined ? 0 : 1) : 2;
  return Object.fromEntries(Object.entries(args).sort(([, a], [, b]) => rank(a) - rank(b)));
}

/** What a type names, in the order in which it does; of an interface also what implements it. */
function ledTo(type: GraphQLNamedType, schema: GraphQLSchema): readonly GraphQLNamedType[] {
  if (isInputObjectType(type)) return Object.values(type.getFields()).map((field) => getNamedType(field.type));
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  const named = Object.values(type.getFields()).flatMap((field) => [
    ...field.args.map((argument) => getNamedType(argument.type)),
    getNamedType(field.type),
  ]);
  return [...named, ...(isInterfaceType(type) ? schema.getPossibleTypes(type) : [])];
}
