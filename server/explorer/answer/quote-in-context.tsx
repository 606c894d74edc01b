import { useQuery } from "@apollo/client/react";
import type { CitationFragment } from "../generated/graphql.ts";
import { graphql } from "../generated/index.ts";

/** The answer is there already: to look at what it rests on must not begin the work again, not even of a part of it. */
const ContextOf = graphql(`
  query ContextOf($evidence: ID!) {
    node(id: $evidence, limits: { maxUpstreamCalls: 0, maxModelCalls: 0 }) {
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
  const { data } = useQuery(ContextOf, { variables: { evidence: cited.id } });
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
