import { ApolloProvider, useQuery } from "@apollo/client/react";
import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import { client } from "./client";
import { graphql } from "./generated";
import { Answer, Paths } from "./outcome";
import { Progress } from "./progress";

// The id is free: nothing runs until a field that needs work is selected.
const Ask = graphql(`query Ask($text: String!) { question(text: $text) { id } }`);
const Investigate = graphql(`
  query Investigate($id: ID!, $after: String) { questionById(id: $id) { id answer { ...Answer } ...Paths } }`);

function App() {
  const [text, setText] = useState("");
  const { data, error } = useQuery(Ask, { variables: { text }, skip: text === "" });
  const id = data?.question?.id;
  return (
    <main>
      <form action={(form) => setText(form.get("question") as string)}>
        <input name="question" aria-label="Question" defaultValue={text} required maxLength={1000} size={80} />
        <button>Ask</button>
      </form>
      {error && <p role="alert">{error.message}</p>}
      {id && <Investigation key={id} id={id} />}
    </main>
  );
}

function Investigation({ id }: { id: string }) {
  // What could be had is in the data, even if there are errors.
  const { data, error, loading } = useQuery(Investigate, { variables: { id }, errorPolicy: "all" });
  const question = data?.questionById;
  return (
    <>
      <Progress id={id} running={loading && !question} />
      {error && <p role="alert">{error.message}</p>}
      {question?.answer && <Answer id={id} answer={question.answer} />}
      {question && <Paths id={id} question={question} />}
    </>
  );
}

createRoot(document.getElementById("root")!).render(
  <StrictMode><ApolloProvider client={client}><App /></ApolloProvider></StrictMode>,
);
