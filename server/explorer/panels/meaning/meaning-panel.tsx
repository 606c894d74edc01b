import { useQuery } from "@apollo/client/react";
import { goTo } from "../../asking/address.ts";
import type { AskedQuestion } from "../../asking/request.ts";
import { PanelState } from "../panel-state.tsx";
import type { PanelProps } from "../panel.ts";
import { ShownQuery } from "../shown-query.tsx";
import { MeaningOf } from "./operations.ts";
import { Readings } from "./readings.tsx";
import { Topic } from "./topic.tsx";

/** What the question was taken to mean: its names can be linked otherwise by hand, and it can be read otherwise. */
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
            <Readings
              readings={analysis.readings}
              chosen={asked.wishes.reading ?? undefined}
              onChoose={(reading) => goTo(readAs(asked, reading))}
            />
          </section>
        )}
      </PanelState>
      <ShownQuery document={MeaningOf} variables={variables} />
    </>
  );
}

/** The same question with the words linked to this entity, or as the gateway links them. */
function linked(asked: AskedQuestion, mention: string, iri: string | undefined): AskedQuestion {
  // Other links make other readings.
  const { topicEntities, reading: _, ...wishes } = asked.wishes;
  const others = [topicEntities ?? []].flat().filter((each) => each.mention !== mention);
  const links = iri === undefined ? others : [...others, { mention, iri }];
  return { ...asked, wishes: links.length === 0 ? wishes : { ...wishes, topicEntities: links } };
}

/** The same question, read so, or as it is read best. */
function readAs(asked: AskedQuestion, reading: string | undefined): AskedQuestion {
  const { reading: _, ...wishes } = asked.wishes;
  return { ...asked, wishes: reading === undefined ? wishes : { ...wishes, reading } };
}
