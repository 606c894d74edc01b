import {
  getArgumentValues,
  getNamedType,
  getNullableType,
  getVariableValues,
  isCompositeType,
  isListType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from "graphql";
import { collectFields, collectSubfields } from "graphql/execution/collectFields.js";

/**
 * What an operation selects, field by field as GraphQL will execute it: fragments spread, `@skip` and `@include` obeyed,
 * equal fields merged.
 */
export interface SelectedField {
  readonly responseKey: string;
  readonly definition: GraphQLField<unknown, unknown>;
  readonly arguments: Readonly<Record<string, unknown>>;
  /** True when the field gives a list. */
  readonly list: boolean;
  /** True when the field gives objects, false for scalars and enums. */
  readonly composite: boolean;
  /** What is selected of an object of the given type, which must be one of the field's possible types. */
  fields(type: GraphQLObjectType): readonly SelectedField[];
  /** The types that the field's objects can have; none for scalars. */
  readonly possibleTypes: readonly GraphQLObjectType[];
}

/**
 * The fields selected at the root of an operation, introspection left out. Undefined when the variables do not fit: the
 * execution will say so without running anything.
 */
export function selectedFields(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>> | null | undefined,
): readonly SelectedField[] | undefined {
  const rootType = schema.getRootType(operation.operation);
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables ?? {});
  if (rootType == null || coerced === undefined) return undefined;

  const fragments: Record<string, FragmentDefinitionNode> = {};
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition;
  }

  const select = (type: GraphQLObjectType, collected: ReadonlyMap<string, readonly FieldNode[]>): SelectedField[] =>
    [...collected].flatMap(([responseKey, nodes]) => {
      const [node] = nodes;
      const definition = node === undefined ? undefined : type.getFields()[node.name.value];
      if (node === undefined || definition === undefined) return [];
      const namedType = getNamedType(definition.type);
      return [
        {
          responseKey,
          definition,
          arguments: argumentsOf(definition, node, coerced),
          list: isListType(getNullableType(definition.type)),
          composite: isCompositeType(namedType),
          possibleTypes: isCompositeType(namedType) ? objectTypes(schema, namedType) : [],
          fields: (objectType) => select(objectType, collectSubfields(schema, fragments, coerced, objectType, nodes)),
        } satisfies SelectedField,
      ];
    });
  return select(rootType, collectFields(schema, fragments, coerced, rootType, operation.selectionSet));
}

function objectTypes(schema: GraphQLSchema, type: GraphQLCompositeType): readonly GraphQLObjectType[] {
  return isObjectType(type) ? [type] : schema.getPossibleTypes(type);
}

/** Arguments that do not fit are left to the execution to report, which it does before it calls the resolver. */
function argumentsOf(
  definition: GraphQLField<unknown, unknown>,
  node: FieldNode,
  variables: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  try {
    return getArgumentValues(definition, node, variables);
  } catch {
    return {};
  }
}
