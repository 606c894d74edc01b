import { ApolloClient, HttpLink, InMemoryCache } from "@apollo/client";
import { relayStylePagination } from "@apollo/client/utilities";
import schema from "./generated/possible-types";

export const client = new ApolloClient({
  link: new HttpLink({ uri: "/graphql" }), // reads subscriptions, too: as multipart HTTP
  cache: new InMemoryCache({
    // Which types a Term may be: without them the cache drops what a fragment on the interface selects.
    possibleTypes: schema.possibleTypes,
    typePolicies: {
      // The next page of a list is put behind the pages before it.
      Question: { fields: { paths: relayStylePagination(), evidence: relayStylePagination(["kinds"]) } },
      Answer: { fields: { values: relayStylePagination() } },
    },
  }),
});
