import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from "@apollo/client";
import { relayStylePagination } from "@apollo/client/utilities";
import schema from "../generated/possible-types.ts";
import { WorkRecord } from "../work/work-record.ts";
import { Connection } from "./connection.ts";
import { endpoint } from "./endpoint.ts";
import { resuming } from "./resuming.ts";

export const connection = new Connection();
export const workRecord = new WorkRecord();

/** Each page is a client of its own, so that to cancel here stops nobody else. */
const bytes = crypto.getRandomValues(new Uint8Array(16));
const name = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

export const client = new ApolloClient({
  link: ApolloLink.from([
    workRecord.link,
    resuming(connection),
    // The ordinary link: it reads subscriptions, too, as multipart HTTP.
    new HttpLink({ uri: endpoint, headers: { "whyql-client": name } }),
  ]),
  cache: new InMemoryCache({
    // Which types a Term may be: without them the cache drops what a fragment on the interface selects.
    possibleTypes: schema.possibleTypes,
    typePolicies: {
      Question: { fields: { paths: relayStylePagination() } },
      Answer: { fields: { values: relayStylePagination() } },
      LogicTree: { fields: { nodes: relayStylePagination() } },
      Entity: { fields: { facts: relayStylePagination(["relation", "direction"]) } },
    },
  }),
  // What could be had is shown, even where something failed.
  defaultOptions: {
    watchQuery: { errorPolicy: "all" },
    query: { errorPolicy: "all" },
    mutate: { errorPolicy: "all" },
  },
});
