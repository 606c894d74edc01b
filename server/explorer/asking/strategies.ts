import { useQuery } from "@apollo/client/react";
import { graphql } from "../generated/index.ts";
import type { Strategy } from "../generated/graphql.ts";

const Strategies = graphql(`
  query Strategies {
    __type(name: "Strategy") {
      name
      enumValues {
        name
        description
      }
    }
  }
`);

export interface OfferedStrategy {
  readonly name: Strategy;
  readonly description: string | null | undefined;
}

/** The strategies of this server, those of third parties among them; none until they are known. */
export function useStrategies(): readonly OfferedStrategy[] {
  const { data } = useQuery(Strategies);
  // The generated type knows the strategies that are built in; the server knows all.
  return (data?.__type?.enumValues ?? []).map(({ name, description }) => ({ name: name as Strategy, description }));
}
