import {
  GraphQLError,
  Kind,
  type ASTVisitor,
  type FragmentDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from "graphql";

/**
 * A validation rule that refuses operations whose fields are nested deeper than `maxDepth`. Introspection is not
 * counted: GraphQL has a rule of its own for its depth.
 */
export function depthRule(maxDepth: number): ValidationRule {
  return (context: ValidationContext): ASTVisitor => {
    const depths = new Map<string, number>();
    return {
      OperationDefinition(operation) {
        const depth = depthOf(operation.selectionSet, (name) => context.getFragment(name) ?? undefined, depths);
        if (depth > maxDepth) {
          context.reportError(
            new GraphQLError(`The operation is ${depth} fields deep; at most ${maxDepth} are allowed.`, {
              nodes: operation,
            }),
          );
        }
      },
    };
  };
}

type FragmentByName = (name: string) => FragmentDefinitionNode | undefined;

function depthOf(selectionSet: SelectionSetNode, fragment: FragmentByName, depths: Map<string, number>): number {
  let deepest = 0;
  for (const selection of selectionSet.selections) {
    deepest = Math.max(deepest, depthOfSelection(selection, fragment, depths));
  }
  return deepest;
}

function depthOfSelection(selection: SelectionNode, fragment: FragmentByName, depths: Map<string, number>): number {
  switch (selection.kind) {
    case Kind.FIELD:
      if (selection.name.value.startsWith("__")) return 0;
      return 1 + (selection.selectionSet === undefined ? 0 : depthOf(selection.selectionSet, fragment, depths));
    case Kind.INLINE_FRAGMENT:
      return depthOf(selection.selectionSet, fragment, depths);
    case Kind.FRAGMENT_SPREAD:
      return depthOfFragment(selection.name.value, fragment, depths);
  }
}

/** Each fragment is measured once; a cycle, which another rule reports, ends at the zero that stands here meanwhile. */
function depthOfFragment(name: string, fragment: FragmentByName, depths: Map<string, number>): number {
  const known = depths.get(name);
  if (known !== undefined) return known;
  depths.set(name, 0);
  const definition = fragment(name);
  const depth = definition === undefined ? 0 : depthOf(definition.selectionSet, fragment, depths);
  depths.set(name, depth);
  return depth;
}
