import { print, type DocumentNode } from "graphql";
import { inGraphiql } from "../apollo/endpoint.ts";
import { CopyButton } from "./copy-button.tsx";

interface ShownQueryProps {
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>>;
  /** What it is the GraphQL of, where a panel sends several operations. */
  readonly of?: string;
}

/** The operation that a panel shows the result of: to learn from, to copy, and to go on with in GraphiQL. */
export function ShownQuery({ document, variables, of = "this panel" }: ShownQueryProps) {
  const query = print(document);
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => !isEmpty(value)));
  return (
    <details className="shown-query">
      <summary>GraphQL of {of}</summary>
      <p>
        <CopyButton text={() => query}>Copy</CopyButton> <a href={inGraphiql(query, set)}>Open in GraphiQL</a>
      </p>
      <pre tabIndex={0} aria-label="GraphQL">
        {query}
      </pre>
      {Object.keys(set).length > 0 && (
        <pre tabIndex={0} aria-label="Variables">
          {JSON.stringify(set, undefined, 2)}
        </pre>
      )}
    </details>
  );
}

/** Whether a variable says nothing: no limits are set, or it is left out. */
function isEmpty(value: unknown): boolean {
  return value == null || (typeof value === "object" && Object.keys(value).length === 0);
}
