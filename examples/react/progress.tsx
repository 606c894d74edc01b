import { useSubscription } from "@apollo/client/react";
import { useState } from "react";
import { getFragmentData, graphql } from "./generated";
import type { EventFragment } from "./generated/graphql";

const Event = graphql(`
  fragment Event on ProgressEvent {
    __typename sequence
    ... on StageStarted { stage }
    ... on StageFinished { stage outcome ms }
    ... on SourceCalled { kind source { id title } }
    ... on WorkEnded { reason }
  }`);
const Watch = graphql(`subscription Watch($id: ID!) { progress(id: $id) { ...Event } }`);

/** Watching starts nothing, and waits where nothing is left to do: so it stops when the answer is there. */
export function Progress({ id, running }: { id: string; running: boolean }) {
  const [events, setEvents] = useState<EventFragment[]>([]);
  useSubscription(Watch, {
    variables: { id }, skip: !running, fetchPolicy: "no-cache",
    onData: ({ data: { data } }) => data && setEvents((before) => [...before, getFragmentData(Event, data.progress)]),
  });
  return <ol aria-label="Progress">{events.map((event) => <li key={event.sequence}>{told(event)}</li>)}</ol>;
}

function told(event: EventFragment): string {
  switch (event.__typename) {
    case "StageStarted": return `${event.stage} …`;
    case "StageFinished": return `${event.stage}: ${event.outcome} after ${event.ms.toFixed()} ms`;
    case "SourceCalled": return `${event.kind} of ${event.source?.title ?? "a language model"}`;
    case "WorkEnded": return event.reason;
  }
}
