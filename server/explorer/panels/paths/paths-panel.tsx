import { useQuery } from "@apollo/client/react";
import { useMemo } from "react";
import { Cited } from "../../answer/citation.tsx";
import { KIND_WORDS } from "../../answer/status.tsx";
import type { PathsOfQuery, ShownPathFragment } from "../../generated/graphql.ts";
import { CopyButton } from "../copy-button.tsx";
import { PanelState } from "../panel-state.tsx";
import type { PanelProps } from "../panel.ts";
import { ShownQuery } from "../shown-query.tsx";
import { DrawnGraph } from "./drawn-graph.tsx";
import { PathsOf } from "./operations.ts";
import { graphOf } from "./path-graph.ts";
import { Scores } from "./scores.tsx";

/** How the answer is reached: drawn, told, scored, and to be reproduced. */
export default function PathsPanel({ id, asked: { limits } }: PanelProps) {
  const variables = { id, limits };
  const { data, error, loading, refetch, fetchMore } = useQuery(PathsOf, { variables });
  const question = data?.questionById;
  const found = question?.paths;
  const conflicts = question?.answer?.conflicts ?? [];
  return (
    <>
      <PanelState loading={loading} error={error} id={id} isThere={found != null} onAgain={() => void refetch()}>
        {found != null && (
          <>
            {found.totalCount === 0 && (
              <p>No path was found. The panel “Did you mean” shows how the question was understood.</p>
            )}
            {conflicts.length > 0 ? (
              <Sides conflicts={conflicts} />
            ) : (
              <Drawn paths={found.edges.map(({ node }) => node)} label="The paths, drawn" />
            )}
            {found.totalCount > 0 && <Legend />}
            <ol className="paths">
              {found.edges.map(({ cursor, node }) => (
                <PathItem key={cursor} path={node} />
              ))}
            </ol>
            {found.pageInfo.hasNextPage && (
              <p>
                <button
                  type="button"
                  disabled={loading}
                  onClick={() => void fetchMore({ variables: { after: found.pageInfo.endCursor ?? null } })}
                >
                  More paths
                </button>{" "}
                <span className="quiet">
                  {found.edges.length} of {found.totalCount} are shown.
                </span>
              </p>
            )}
            <Scores paths={found.edges.map(({ node }) => node)} />
          </>
        )}
      </PanelState>
      <ShownQuery document={PathsOf} variables={variables} />
    </>
  );
}

function Drawn({ paths, label }: { readonly paths: readonly ShownPathFragment[]; readonly label: string }) {
  const graph = useMemo(() => graphOf(paths), [paths]);
  return graph.nodes.length === 0 ? null : <DrawnGraph graph={graph} label={label} />;
}

type Conflicts = NonNullable<NonNullable<PathsOfQuery["questionById"]>["answer"]>["conflicts"];

/** Answers that exclude one another, each with the paths that lead to it. */
function Sides({ conflicts }: { readonly conflicts: Conflicts }) {
  return (
    <div className="sides">
      {conflicts.map(({ id, taken, weight, values, paths }) => {
        const answer = values.nodes.map(({ label }) => label).join(", ");
        return (
          <section key={id} aria-label={answer}>
            <h3>
              {answer}{" "}
              <small className="quiet">
                weight {weight.toFixed(2)}
                {taken ? ", taken" : ""}
              </small>
            </h3>
            <Drawn paths={paths.nodes} label={`Paths to ${answer}`} />
          </section>
        );
      })}
    </div>
  );
}

function Legend() {
  return (
    <p className="legend quiet">
      {(["KG", "DOCUMENTS", "WEB", "MODEL"] as const).map((kind) => (
        <span key={kind} className={`edge-${kind}`}>
          {KIND_WORDS[kind]}
        </span>
      ))}
      An arrow starts at the thing that the fact is about. A thicker arrow carries more weight. Press a name to see more
      facts about it.
    </p>
  );
}

function PathItem({ path }: { readonly path: ShownPathFragment }) {
  const { text, supportedBy, phase, weight, steps, sparql } = path;
  const about = [
    supportedBy.join(", "),
    phase == null ? undefined : `phase ${phase}`,
    weight == null ? undefined : `weight ${weight.toFixed(2)}`,
  ].filter((part) => part !== undefined);
  return (
    <li>
      <details>
        <summary>
          {text} <small className="quiet">{about.join(" · ")}</small>
        </summary>
        <ul className="evidence">
          {steps
            .flatMap(({ evidence }) => evidence.nodes)
            .map((cited, index) => (
              <li key={index}>
                <Cited cited={cited} />
              </li>
            ))}
        </ul>
        {sparql != null && (
          <>
            <p>
              SPARQL that finds this path again <CopyButton text={() => sparql}>Copy SPARQL</CopyButton>
            </p>
            <pre tabIndex={0} aria-label="SPARQL">
              {sparql}
            </pre>
          </>
        )}
      </details>
    </li>
  );
}
