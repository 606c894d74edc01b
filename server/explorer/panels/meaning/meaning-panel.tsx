import { useQuery } from "@apollo/client/react";
import { goTo } from "../../asking/address.ts";
import type { AskedQuestion } from "../../asking/request.ts";
import { PanelState } from "../panel-state.tsx";
import type { PanelProps } from "../panel.ts";
import { ShownQuery } from "../shown-query.tsx";
import { MeaningOf } from "./operations.ts";
import { Topic } from "./topic.tsx";

const FIRST_READINGS = 5;

/** What the question was taken to mean: its names can be linked otherwise by hand. */
export default function MeaningPanel({ id, asked }: PanelProps) {
  const variables = { id, limits: asked.limits };
  const { data, error, loading, refetch } = useQuery(MeaningOf, { variables });
  const question = data?.questionById;
  const topics = question?.topicEntities;
  const analysis = question?.analysis;
  return (
    <>
      <PanelState loading={loading} error={error} id={id} isThere={question != null} onAgain={() => void refetch()}>
        {topics != null && (
          <section aria-label="Names">
            <h3>Names in the question</h3>
            {topics.length === 0 && <p>No name of a graph was found in it.</p>}
            {topics.map((topic) => (
              <Topic
                key={topic.id}
                topic={topic}
                onChoose={(iri) => goTo(linked(asked, topic.mention, iri))}
                onUndo={() => goTo(linked(asked, topic.mention, undefined))}
              />
            ))}
          </section>
        )}
        {analysis != null && (
          <section aria-label="Readings">
            <h3>Ways to read it</h3>
            {analysis.reason != null && <p className="notice">{analysis.reason}</p>}
            <Readings readings={analysis.readings.slice(0, FIRST_READINGS)} />
            {analysis.readings.length > FIRST_READINGS && (
              <details>
                <summary>{analysis.readings.length - FIRST_READINGS} more</summary>
                <Readings readings={analysis.readings.slice(FIRST_READINGS)} start={FIRST_READINGS + 1} />
              </details>
            )}
            {analysis.readings.length > 1 && (
              <p className="quiet">The best that can be answered is taken. Link a name otherwise to have others.</p>
            )}
          </section>
        )}
      </PanelState>
      <ShownQuery document={MeaningOf} variables={variables} />
    </>
  );
}

interface ReadingsProps {
  readonly readings: readonly { readonly id: string; readonly statement: string; readonly score: number }[];
  /** Number of the first. */
  readonly start?: number;
}

function Readings({ readings, start = 1 }: ReadingsProps) {
  return (
    <ol start={start}>
      {readings.map(({ id, statement, score }) => (
        <li key={id}>
          {statement} <small className="quiet">{score.toFixed(2)}</small>
        </li>
      ))}
    </ol>
  );
}

/** The same question with the words linked to this entity, or as the gateway links them. */
function linked(asked: AskedQuestion, mention: string, iri: string | undefined): AskedQuestion {
  const { topicEntities, ...wishes } = asked.wishes;
  const others = [topicEntities ?? []].flat().filter((each) => each.mention !== mention);
  const links = iri === undefined ? others : [...others, { mention, iri }];
  return { ...asked, wishes: links.length === 0 ? wishes : { ...wishes, topicEntities: links } };
}
