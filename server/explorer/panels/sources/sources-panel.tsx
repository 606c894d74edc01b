import { useQuery } from "@apollo/client/react";
import { KindBadge } from "../../answer/status.tsx";
import { graphql } from "../../generated/index.ts";
import { PanelState } from "../panel-state.tsx";
import { ShownQuery } from "../shown-query.tsx";

const SourcesHealth = graphql(`
  query SourcesHealth {
    sources {
      id
      kind
      title
      version
      asOf
      licence
      health {
        usable
        latencyMs
        findings {
          name
          value
        }
        problem
        code
      }
    }
  }
`);

/** What there is to answer from, what it holds, and whether it works now. */
export default function SourcesPanel() {
  const { data, error, loading, refetch } = useQuery(SourcesHealth, { fetchPolicy: "cache-and-network" });
  return (
    <>
      <PanelState loading={loading} error={error} isThere={data != null} onAgain={() => void refetch()}>
        {data?.sources?.length === 0 && <p>No source is configured.</p>}
        <ul className="sources">
          {data?.sources?.map(({ id, kind, title, asOf, licence, health }) => (
            <li key={id}>
              <h3>
                {title} <KindBadge kind={kind} />{" "}
                {health != null && (
                  <span className={`badge ${health.usable ? "status-ANSWERED" : "status-CONFLICTING"}`}>
                    {health.usable ? "works" : "does not work"}
                  </span>
                )}
              </h3>
              {health?.problem != null && <p className="notice">{health.problem}</p>}
              <dl>
                <dt>id</dt>
                <dd>{id}</dd>
                {asOf != null && (
                  <>
                    <dt>as of</dt>
                    <dd>{asOf}</dd>
                  </>
                )}
                {licence != null && (
                  <>
                    <dt>licence</dt>
                    <dd>{licence}</dd>
                  </>
                )}
                {health != null && (
                  <>
                    <dt>answered in</dt>
                    <dd>{health.latencyMs} ms</dd>
                  </>
                )}
                {health?.findings.map(({ name, value }, index) => (
                  <div key={index}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
      </PanelState>
      <ShownQuery document={SourcesHealth} variables={{}} />
    </>
  );
}
