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
import { purposeOf } from "./run-words.ts";
import { Timeline } from "./timeline.tsx";
import { workWords } from "./work-words.ts";

/** Where the time, the calls, the tokens and the money went, and what was to be expected. */
export default function CostPanel({ id, asked: { limits } }: PanelProps) {
  const variables = { id };
  const { data, error, loading, refetch } = useQuery(EstimateOf, { variables });
  // What the answer has cost came with it.
  const { data: answered } = useQuery(AnswerOf, { variables: { id, limits }, fetchPolicy: "cache-only" });
  const runs = useWorkRuns(id)
    .filter(({ events }) => events.some(({ __typename }) => __typename !== "WorkEnded"))
    .map((run) => ({ run, ...purposeOf(run) }));
  const ofAnswer = runs.filter(({ isOfAnswer }) => isOfAnswer);
  const ofPanels = runs.filter(({ isOfAnswer }) => !isOfAnswer);
  const cost = answered?.questionById?.answer?.cost;
  const estimate = data?.questionById?.estimate;
  return (
    <>
      {cost !== undefined && <p>The answer cost: {costWords(cost)}.</p>}
      {ofAnswer.length === 0 && (
        <p className="quiet">
          There is no timeline of the answer: it was there already, or was found before the page began to watch.
        </p>
      )}
      {ofAnswer.map(({ run, words }, index) => (
        <Timeline key={index} run={run} title={index === 0 ? words : `${words}, asked again`} />
      ))}
      {ofPanels.length > 0 && (
        <section aria-label="Work for panels">
          <h3>What panels asked for afterwards</h3>
          <p className="quiet">None of this is part of what the answer cost.</p>
          {ofPanels.map(({ run, words }, index) => (
            <Timeline key={index} run={run} title={words} />
          ))}
        </section>
      )}
      <PanelState loading={loading} error={error} isThere={estimate != null} onAgain={() => void refetch()}>
        {estimate != null && <Estimate estimate={estimate} />}
      </PanelState>
      <ShownQuery document={EstimateOf} variables={variables} />
      <ShownQuery document={Watch} variables={variables} of="the timeline" />
    </>
  );
}

type Estimated = NonNullable<EstimateOfQuery["questionById"]>["estimate"];

/** What was to be expected. Stages that most questions do not need stand apart. */
function Estimate({ estimate: { typical, most, stages, measurement } }: { readonly estimate: Estimated }) {
  const usual = stages.filter((stage) => stage.typical == null || stage.typical.stages > 0);
  const unusual = stages.filter((stage) => !usual.includes(stage));
  const measured =
    measurement == null
      ? ""
      : ` (usual cost: the median of ${measurement.questions} questions, measured on ${measurement.on})`;
  return (
    <>
      <StageTable caption={`What an answer costs if nothing was stored before${measured}`} stages={usual}>
        <tr>
          <th scope="row">All</th>
          <td>{typical == null ? "–" : workWords(typical)}</td>
          <td>{workWords(most)}</td>
        </tr>
      </StageTable>
      <p className="quiet">
        The upper bound is what the hardest question could ever take. You can set limits of your own in the options.
      </p>
      {unusual.length > 0 && (
        <details>
          <summary>{unusual.length} more stages that most questions do not need</summary>
          <StageTable caption="Stages that most questions do not need" stages={unusual} />
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
            <th scope="col">Usual</th>
            <th scope="col">Upper bound</th>
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
