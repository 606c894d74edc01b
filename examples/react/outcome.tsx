import { useLazyQuery } from "@apollo/client/react";
import { getFragmentData, graphql, type FragmentType } from "./generated";

const AnswerData = graphql(`
  fragment Answer on Answer {
    id text explanation confidence
    values(first: 5, after: $after) { edges { cursor node { id term { ...Name } } } pageInfo { hasNextPage endCursor } }
  }`);
const NameData = graphql(`fragment Name on Term { label ... on Entity { id iri description } }`);
const PathsData = graphql(`
  fragment Paths on Question {
    paths(first: 4, after: $after) { edges { cursor node { id ...Path } } pageInfo { hasNextPage endCursor } }
  }`);
const PathData = graphql(`
  fragment Path on ReasoningPath { text steps { id evidence { nodes { id text title url source { id title } } } } }`);
const MoreValues = graphql(`
  query MoreValues($id: ID!, $after: String) { questionById(id: $id) { id answer { ...Answer } } }`);
const MorePaths = graphql(`query MorePaths($id: ID!, $after: String) { questionById(id: $id) { id ...Paths } }`);

/** The explanation says how the question was understood: show it, since something else may have been meant. */
export function Answer({ id, answer }: { id: string; answer: FragmentType<typeof AnswerData> }) {
  const { text, explanation, confidence, values } = getFragmentData(AnswerData, answer);
  return (
    <section aria-label="Answer">
      <h1>{text}</h1>
      <p>{explanation} Confidence {confidence.toFixed(2)}.</p>
      <ul>{values.edges.map(({ cursor, node }) => <li key={cursor}><Name term={node.term} /></li>)}</ul>
      <NextPage id={id} page={values.pageInfo} query={MoreValues}>More values</NextPage>
    </section>
  );
}

function Name({ term }: { term: FragmentType<typeof NameData> }) {
  const name = getFragmentData(NameData, term);
  return "iri" in name ? <span title={name.description ?? name.iri}>{name.label}</span> : name.label;
}

export function Paths({ id, question }: { id: string; question: FragmentType<typeof PathsData> }) {
  const { paths } = getFragmentData(PathsData, question);
  return paths && (
    <section aria-label="Paths">
      {paths.edges.map(({ cursor, node }) => <Path key={cursor} path={node} />)}
      <NextPage id={id} page={paths.pageInfo} query={MorePaths}>More paths</NextPage>
    </section>
  );
}

function Path({ path }: { path: FragmentType<typeof PathData> }) {
  const { text, steps } = getFragmentData(PathData, path);
  return (
    <details open>
      <summary>{text}</summary>
      <ul>
        {steps.flatMap(({ evidence }) => evidence.nodes).map(({ id, text, title, url, source }) => (
          <li key={id}>{text} — {url ? <a href={url}>{title ?? url}</a> : title} <cite>{source?.title}</cite></li>
        ))}
      </ul>
    </details>
  );
}

interface NextPageProps { id: string; page: PageInfo; query: typeof MoreValues | typeof MorePaths; children: string }
type PageInfo = { hasNextPage: boolean; endCursor?: string | null };

/** Fetches the next page into the cache, from where the list is shown. */
function NextPage({ id, page, query, children }: NextPageProps) {
  const [fetch, { loading, error }] = useLazyQuery(query, { fetchPolicy: "network-only" });
  const next = () => void fetch({ variables: { id, after: page.endCursor } });
  return <p>{page.hasNextPage && <button disabled={loading} onClick={next}>{children}</button>} {error?.message}</p>;
}
