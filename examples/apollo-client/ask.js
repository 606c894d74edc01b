// Asks a question with Apollo Client and shows the work on it while it runs.
//   npx node examples/apollo-client/ask.js "Who composed the national anthem of India?" [address]
import { ApolloClient, gql, HttpLink, InMemoryCache } from "@apollo/client";

const [question, uri = "http://127.0.0.1:4000/graphql"] = process.argv.slice(2);
const client = new ApolloClient({ link: new HttpLink({ uri }), cache: new InMemoryCache() });

// The id is free: nothing runs until a field that needs work is selected.
const asked = await client.query({
  query: gql`query Ask($text: String!) { question(text: $text) { id } }`,
  variables: { text: question },
});
const { id } = asked.data.question;

// The plain HttpLink reads subscriptions as multipart HTTP. Watching starts nothing by itself.
const watching = client.subscribe({
  query: gql`
    subscription Watch($id: ID!) {
      progress(id: $id) {
        __typename
        ... on StageStarted { stage }
        ... on StageFinished { stage ms }
        ... on WorkEnded { reason }
      }
    }`,
  variables: { id },
});
const done = new Promise((resolve, reject) => {
  watching.subscribe({
    next({ data, error }) {
      if (error) return reject(error);
      const { __typename: event, stage, reason } = data.progress;
      console.log(event, stage ?? reason ?? "");
    },
    complete: resolve,
    error: reject,
  });
});

const answered = await client.query({
  query: gql`
    query Answer($id: ID!) {
      questionById(id: $id) { id answer { status text } paths(first: 1) { nodes { text } } }
    }`,
  variables: { id },
});
await done;
const { answer: { status, text }, paths } = answered.data.questionById;
console.log(`${status}: ${text}`);
for (const path of paths.nodes) console.log(path.text);
client.stop();
