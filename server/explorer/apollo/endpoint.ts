/** Where the page stands, without a file name: the gateway may be mounted below a path. */
const home = new URL(".", window.location.href);

/** The GraphQL endpoint; in a browser, GraphiQL. */
export const endpoint = new URL("graphql", home).href;

/** Address of GraphiQL with this operation in it. Nothing runs before the reader says so. */
export function inGraphiql(query: string, variables: Readonly<Record<string, unknown>>): string {
  const hash = new URLSearchParams({ query });
  if (Object.keys(variables).length > 0) hash.set("variables", JSON.stringify(variables, undefined, 2));
  return `${endpoint}#${hash.toString()}`;
}
