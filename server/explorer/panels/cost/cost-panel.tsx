import { useQuery } from "@apollo/client/react";
import type { ReactNode } from "react";
import { costWords } from "../../answer/cost-line.tsx";
import { AnswerOf } from "../../answer/operations.ts";
import { useWorkRuns } from "../../work/live-stages.tsx";
import { Watch } from "../../work/work-record.ts";
import { stageWords } from "../../work/stages.ts";
import type { EstimateOfQuery } from "../../generated/graphql.ts";
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
      {cost !== undefined && <p>The answer cost: {costWords(cost)}.</p>}
      {runs.length === 0 && (
        <p className="quiet">
          Nothing was seen of the work: the answer was there already, or came before the page could watch.
        </p>
      )}
      {runs.map((run, index) => (
        <Timeline key={index} run={run} title={index === 0 ? "As it was asked" : `Looked at later, ${index}`} />
      ))}
      <PanelState loading={loading} error={error} isThere={estimate != null} onAgain={() => void refetch()}>
        {estimate != null && <Estimate estimate={estimate} />}
      </PanelState>
      <ShownQuery document={EstimateOf} variables={variables} />
      <ShownQuery document={Watch} variables={variables} of="the timeline" />
    </>
  );
}

type Estimated = NonNullable<EstimateOfQuery["questionById"]>["estimate"];

/** What was to be expected. Stages that most questions do without stand apart. */
function Estimate({ estimate: { typical, most, stages, measurement } }: { readonly estimate: Estimated }) {
  const usual = stages.filter((stage) => stage.typical == null || stage.typical.stages > 0);
  const unusual = stages.filter((stage) => !usual.includes(stage));
  const measured =
    measurement == null ? "" : `, as measured with ${measurement.questions} questions on ${measurement.on}`;
  return (
    <>
      <StageTable caption={`What an answer costs when nothing of it is stored${measured}`} stages={usual}>
        <tr>
          <th scope="row">All</th>
          <td>{typical == null ? "–" : workWords(typical)}</td>
          <td>{workWords(most)}</td>
        </tr>
      </StageTable>
      {unusual.length > 0 && (
        <details>
          <summary>{unusual.length} more stages that most questions do without</summary>
          <StageTable caption="Stages that most questions do without" stages={unusual} />
        </details>
      )}
    </>
  );
}

interface StageTableProps {
  readonly caption: string;
  readonly stages: Estimated["stages"];
  readonly children?: ReactNode;
}

function StageTable({ caption, stages, children }: StageTableProps) {
  return (
    <div className="scrolled" tabIndex={0} role="group" aria-label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Stage</th>
            <th scope="col">As a rule</th>
            <th scope="col">At most</th>
          </tr>
        </thead>
        <tbody>
          {stages.map(({ name, typical, most }) => (
            <tr key={name}>
              <th scope="row">{stageWords(name)}</th>
              <td>{typical == null ? "–" : workWords(typical)}</td>
              <td>{workWords(most)}</td>
            </tr>
          ))}
        </tbody>
        {children !== undefined && <tfoot>{children}</tfoot>}
      </table>
    </div>
  );
}
