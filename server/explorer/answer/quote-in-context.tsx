import { useQuery } from "@apollo/client/react";
import type { CitationFragment } from "../generated/graphql.ts";
import { graphql } from "../generated/index.ts";

const ContextOf = graphql(`
  query ContextOf($id: ID!) {
    node(id: $id) {
      ... on Evidence {
        id
        context {
          before
          quote
          after
          section
        }
      }
    }
  }
`);

/** A quote, marked in the text around it as soon as that is there; by itself where its source does not keep it. */
export function QuoteInContext({ cited }: { readonly cited: CitationFragment }) {
  const { data } = useQuery(ContextOf, { variables: { id: cited.id } });
  const context = data?.node != null && "context" in data.node ? data.node.context : undefined;
  if (context == null) return <q>{cited.text}</q>;
  return (
    <span className="quote-context">
      {context.before}
      <mark>{context.quote}</mark>
      {context.after}
    </span>
  );
}
