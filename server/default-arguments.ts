import { defaultFieldResolver, isObjectType, type GraphQLField, type GraphQLSchema } from "graphql";

type Arguments = Readonly<Record<string, unknown>>;

/** Arguments where null, which clients send for what they do not know, stands for the default that there is. */
export function withDefaults({ args }: GraphQLField<unknown, unknown>, given: Arguments): Arguments {
  const defaults = args.filter(({ name, defaultValue }) => given[name] === null && defaultValue !== undefined);
  if (defaults.length === 0) return given;
  return { ...given, ...Object.fromEntries(defaults.map(({ name, defaultValue }) => [name, defaultValue])) };
}

/** Makes all resolvers of a schema take null for the default, where an argument has one. */
export function takeDefaultsForNull(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      if (field.args.every(({ defaultValue }) => defaultValue === undefined)) continue;
      const { resolve = defaultFieldResolver } = field;
      field.resolve = (source, args: Arguments, context, info) =>
        resolve(source, withDefaults(field, args), context, info);
    }
  }
}
