import {
  getArgumentValues,
  getNamedType,
  getNullableType,
  getVariableValues,
  isCompositeType,
  isListType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
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
import { withDefaults } from "../default-arguments.ts";

/**
 * What an operation selects, field by field as GraphQL will execute it: fragments spread, `@skip` and `@include`
 * obeyed, equal fields merged.
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
 * The fields selected at the root of an operation, those of introspection among them. Undefined when the variables do
 * not fit: the execution will say so without running anything.
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
      const definition = node === undefined ? undefined : definitionOf(schema, type, node.name.value);
      if (node === undefined || definition === undefined) return [];
      const namedType = getNamedType(definition.type);
      // What describes the schema asks the same of each of a thousand objects.
      const known = new Map<GraphQLObjectType, readonly SelectedField[]>();
      const fields = (objectType: GraphQLObjectType): readonly SelectedField[] => {
        const found =
          known.get(objectType) ?? select(objectType, collectSubfields(schema, fragments, coerced, objectType, nodes));
        known.set(objectType, found);
        return found;
      };
      return [
        {
          responseKey,
          definition,
          arguments: argumentsOf(definition, node, coerced),
          list: isListType(getNullableType(definition.type)),
          composite: isCompositeType(namedType),
          possibleTypes: isCompositeType(namedType) ? objectTypes(schema, namedType) : [],
          fields,
        } satisfies SelectedField,
      ];
    });
  return select(rootType, collectFields(schema, fragments, coerced, rootType, operation.selectionSet));
}

/** As GraphQL's own execution finds them: what describes the schema is a field of no type. */
function definitionOf(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  name: string,
): GraphQLField<unknown, unknown> | undefined {
  if (name === TypeNameMetaFieldDef.name) return TypeNameMetaFieldDef;
  if (type !== schema.getQueryType()) return type.getFields()[name];
  return [SchemaMetaFieldDef, TypeMetaFieldDef].find((field) => field.name === name) ?? type.getFields()[name];
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
    return withDefaults(definition, getArgumentValues(definition, node, variables));
  } catch {
    return {};
  }
}
