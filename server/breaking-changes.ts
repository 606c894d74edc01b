import {
  BreakingChangeType,
  findBreakingChanges,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from "graphql";

/** What is said where something goes that was not deprecated. */
export const DEPRECATION_RULE =
  'What goes is deprecated for a minor version before, with @deprecated(reason: "…") that says what to use instead, and stands under "Deprecated" in CHANGELOG.md.';

/** Sentences about what breaks clients, without what the schema before had told them would go. */
export function breakingChanges(before: GraphQLSchema, now: GraphQLSchema): readonly string[] {
  const announced = announcedRemovals(before);
  return findBreakingChanges(before, now)
    .filter(({ description }) => !announced.has(description))
    .map(({ type, description }) => (REMOVALS.has(type) ? `${description} It was not deprecated.` : description));
}

/** What a client could still rely on, and is not there any more. */
const REMOVALS: ReadonlySet<string> = new Set([
  BreakingChangeType.FIELD_REMOVED,
  BreakingChangeType.ARG_REMOVED,
  BreakingChangeType.VALUE_REMOVED_FROM_ENUM,
  BreakingChangeType.TYPE_REMOVED,
]);

/** How graphql would say that what is deprecated had gone, with the types that nothing else leads to. */
function announcedRemovals(schema: GraphQLSchema): ReadonlySet<string> {
  const reached = reachedTypes(schema);
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith("__"));
  return new Set(
    types.flatMap((type) => [
      ...(reached.has(type) ? [] : [`${type.name} was removed.`]),
      ...membersOf(type)
        .filter(({ deprecated }) => deprecated)
        .map(({ removal }) => removal),
    ]),
  );
}

interface Member {
  readonly deprecated: boolean;
  /** How graphql says that it has gone. */
  readonly removal: string;
  /** The type that it leads to, where it leads to one. */
  readonly leadsTo?: GraphQLNamedType;
}

function membersOf(type: GraphQLNamedType): readonly Member[] {
  if (isEnumType(type))
    return type.getValues().map(({ name, deprecationReason }) => ({
      deprecated: typeof deprecationReason === "string",
      removal: `${name} was removed from enum type ${type.name}.`,
    }));
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map((field) => ({
      deprecated: typeof field.deprecationReason === "string",
      removal: `${type.name}.${field.name} was removed.`,
      leadsTo: getNamedType(field.type),
    }));
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => {
    const deprecated = typeof field.deprecationReason === "string";
    return [
      { deprecated, removal: `${type.name}.${field.name} was removed.`, leadsTo: getNamedType(field.type) },
      // What takes arguments away with a field need not say it of each.
      ...field.args.map((argument) => ({
        deprecated: deprecated || typeof argument.deprecationReason === "string",
        removal: `${type.name}.${field.name} arg ${argument.name} was removed.`,
        leadsTo: getNamedType(argument.type),
      })),
    ];
  });
}

/** The types that clients come to by what is not deprecated. */
function reachedTypes(schema: GraphQLSchema): ReadonlySet<GraphQLNamedType> {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const reached = new Set<GraphQLNamedType>(roots.filter((type) => type != null));
  // A set that is added to while it is walked gives what is added, too.
  for (const type of reached) {
    for (const { deprecated, leadsTo } of membersOf(type))
      if (!deprecated && leadsTo !== undefined) reached.add(leadsTo);
    for (const possible of isAbstractType(type) ? schema.getPossibleTypes(type) : []) reached.add(possible);
    for (const general of isObjectType(type) || isInterfaceType(type) ? type.getInterfaces() : []) reached.add(general);
  }
  return reached;
}
