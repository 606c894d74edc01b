import { useEffect, useState, useSyncExternalStore } from "react";
import { OpenedEntity } from "./answer/opened-entity.ts";
import { EntityCard } from "./answer/entity-card.tsx";
import { Investigation } from "./answer/investigation.tsx";
import { connection } from "./apollo/client.ts";
import { endpoint } from "./apollo/endpoint.ts";
import { addressOf, goTo, usePlace } from "./asking/address.ts";
import { AskBox } from "./asking/ask-box.tsx";
import { Examples } from "./asking/examples.tsx";
import { HistoryList } from "./asking/history-list.tsx";
import { toParameters } from "./asking/request.ts";
import { Panels } from "./panels/panels.tsx";

export function App() {
  const { asked, panel } = usePlace();
  const [opened, setOpened] = useState<string | undefined>(undefined);
  const isLost = useSyncExternalStore(connection.subscribe, () => connection.isLost);
  const key = asked === undefined ? "" : toParameters(asked).toString();

  useEffect(() => {
    document.title = asked === undefined ? "whyql" : `${asked.text} · whyql`;
    setOpened(undefined);
  }, [key, asked?.text]);

  return (
    <OpenedEntity value={setOpened}>
      <header>
        <a
          className="name"
          href={addressOf(undefined)}
          onClick={(event) => {
            event.preventDefault();
            goTo(undefined);
          }}
        >
          whyql
        </a>
        <span className="quiet">answers, and why</span>
        <nav aria-label="Other pages">
          <a href={endpoint}>GraphiQL</a>
        </nav>
      </header>
      {isLost && (
        <p className="notice lost" role="alert">
          The server does not answer. This page keeps trying, and your question continues as soon as it is back.
        </p>
      )}
      <main>
        {asked === undefined && <h1 className="start">Ask a question, and see why</h1>}
        <AskBox key={`box ${key}`} asked={asked} />
        {asked === undefined ? (
          <>
            <Examples />
            <HistoryList />
            <Panels id={undefined} asked={undefined} open={panel} />
          </>
        ) : (
          <Investigation key={`question ${key}`} asked={asked} panel={panel} />
        )}
        {opened !== undefined && (
          <EntityCard key={`entity ${opened}`} iri={opened} onClose={() => setOpened(undefined)} />
        )}
      </main>
    </OpenedEntity>
  );
}
