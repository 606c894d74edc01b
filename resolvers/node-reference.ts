import { defaultFieldResolver, isObjectType, type GraphQLFieldResolver, type GraphQLSchema } from "graphql";

/** An object that is known by its id alone, until a field of it is selected. */
export class NodeReference {
  readonly id: string;
  readonly type: string;
  readonly #find: () => Promise<object> | object;
  #found: Promise<object> | undefined;

  constructor(id: string, type: string, find: () => Promise<object> | object) {
    this.id = id;
    this.type = type;
    this.#find = find;
  }

  /** The object, looked for once. @throws Failure where it can not be had */
  found(): Promise<object> {
    this.#found ??= Promise.resolve().then(this.#find);
    return this.#found;
  }
}

/** Makes the fields of a schema's nodes look for what a reference names, but for its `id`, which says itself. */
export function resolveReferences(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || !type.getInterfaces().some(({ name }) => name === "Node")) continue;
    for (const [name, field] of Object.entries(type.getFields()))
      field.resolve = name === "id" ? ownId(field.resolve) : ofFound(field.resolve);
  }
}

type Resolve = GraphQLFieldResolver<unknown, unknown>;

function ownId(resolve: Resolve = defaultFieldResolver): Resolve {
  return (source, ...rest) => (source instanceof NodeReference ? source.id : resolve(source, ...rest));
}

function ofFound(resolve: Resolve = defaultFieldResolver): Resolve {
  return (source, ...rest) =>
    source instanceof NodeReference
      ? source.found().then((found) => resolve(found, ...rest))
      : resolve(source, ...rest);
}
