import { useQuery } from "@apollo/client/react";
import { costWords } from "../../answer/cost-line.tsx";
import { AnswerOf } from "../../answer/operations.ts";
import { useWorkRuns } from "../../work/live-stages.tsx";
import { stageWords } from "../../work/stages.ts";
import { PanelState } from "../panel-state.tsx";
import type { PanelProps } from "../panel.ts";
import { ShownQuery } from "../shown-query.tsx";
import { EstimateOf } from "./operations.ts";
import { Timeline } from "./timeline.tsx";
import { workWords } from "./work-words.ts";

/** Where the time, the calls, the tokens and the money went, and what was to be expected. */
export default function CostPanel({ id, asked: { limits } }: PanelProps) {
  const variables = { id };
  const { data, error, loading, refetch } = useQuery(EstimateOf, { variables });
  // What the answer has cost came with it.
  const { data: answered } = useQuery(AnswerOf, { variables: { id, limits }, fetchPolicy: "cache-only" });
  const runs = useWorkRuns(id).filter(({ events }) => events.some(({ __typename }) => __typename !== "WorkEnded"));
  const cost = answered?.questionById?.answer?.cost;
  const estimate = data?.questionById?.estimate;
  return (
    <>
      {cost !== undefined && <p>The answer: {costWords(cost)}.</p>}
      {runs.length === 0 && (
        <p className="quiet">
          Nothing was seen of the work: the answer was there already, or came before the page could watch.
        </p>
      )}
      {runs.map((run, index) => (
        <Timeline key={index} run={run} title={index === 0 ? "As it was asked" : `Looked at later, ${index}`} />
      ))}
      <PanelState loading={loading} error={error} isThere={estimate != null} onAgain={() => void refetch()}>
        {estimate != null && (
          <div className="scrolled" tabIndex={0} role="group" aria-label="Estimate">
            <table>
              <caption>
                What an answer costs when nothing of it is stored
                {estimate.measurement != null &&
                  `, as measured with ${estimate.measurement.questions} questions on ${estimate.measurement.on}`}
              </caption>
              <thead>
                <tr>
                  <th scope="col">Stage</th>
                  <th scope="col">As a rule</th>
                  <th scope="col">At most</th>
                </tr>
              </thead>
              <tbody>
                {estimate.stages.map(({ name, typical, most }) => (
                  <tr key={name}>
                    <th scope="row">{stageWords(name)}</th>
                    <td>{typical == null ? "–" : workWords(typical)}</td>
                    <td>{workWords(most)}</td>
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <th scope="row">All</th>
                  <td>{estimate.typical == null ? "–" : workWords(estimate.typical)}</td>
                  <td>{workWords(estimate.most)}</td>
                </tr>
              </tfoot>
            </table>
          </div>
        )}
      </PanelState>
      <ShownQuery document={EstimateOf} variables={variables} />
    </>
  );
}
