import { useQuery } from "@apollo/client/react";
import { useContext, useEffect, useId, useRef } from "react";
import { goTo } from "../asking/address.ts";
import { plainQuestion } from "../asking/request.ts";
import { graphql } from "../generated/index.ts";
import type { ShownFactFragment } from "../generated/graphql.ts";
import { PanelState } from "../panels/panel-state.tsx";
import { ShownQuery } from "../panels/shown-query.tsx";
import { followUp } from "./follow-up.ts";
import { OpenedEntity } from "./opened-entity.ts";

const EntityFacts = graphql(`
  query EntityFacts($iri: ID!, $after: String) {
    entity(iri: $iri) {
      id
      iri
      label
      description
      facts(first: 20, after: $after) {
        totalCount
        complete
        pageInfo {
          hasNextPage
          endCursor
        }
        edges {
          cursor
          node {
            ...ShownFact
          }
        }
      }
    }
  }
  fragment ShownFact on Fact {
    direction
    relation {
      id
      iri
      label
    }
    other {
      ...ShownTerm
    }
    source {
      id
      title
    }
  }
`);

const MOST_OFFERED = 5;

/** What the graph says of an entity: its neighbours to walk on to, and questions to go on with. */
export function EntityCard({ iri, onClose }: { readonly iri: string; onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const variables = { iri };
  const { data, error, loading, refetch, fetchMore } = useQuery(EntityFacts, { variables });
  const entity = data?.entity;
  const facts = entity?.facts;
  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog ref={dialog} className="entity-card" aria-labelledby={heading} onClose={onClose}>
      <button type="button" className="close" onClick={() => dialog.current?.close()}>
        Close
      </button>
      <h2 id={heading}>{entity?.label ?? iri}</h2>
      {entity?.description != null && <p>{entity.description}</p>}
      <p className="quiet iri">{iri}</p>
      <PanelState loading={loading} error={error} isThere={facts != null} onAgain={() => void refetch()}>
        {entity != null && facts != null && (
          <>
            <FollowUps iri={iri} label={entity.label} facts={facts.edges.map(({ node }) => node)} />
            <h3>What the graph says about it</h3>
            {facts.totalCount === 0 && <p>The graph says nothing about it.</p>}
            <ul className="facts">
              {facts.edges.map(({ cursor, node }) => (
                <FactLine key={cursor} fact={node} label={entity.label} />
              ))}
            </ul>
            <p className="quiet">
              {facts.edges.length} of {facts.complete ? "" : "at least "}
              {facts.totalCount} facts.{" "}
              {facts.pageInfo.hasNextPage && (
                <button
                  type="button"
                  onClick={() => void fetchMore({ variables: { after: facts.pageInfo.endCursor ?? null } })}
                >
                  More facts
                </button>
              )}
            </p>
          </>
        )}
      </PanelState>
      <ShownQuery document={EntityFacts} variables={variables} />
    </dialog>
  );
}

function FactLine({ fact, label }: { readonly fact: ShownFactFragment; readonly label: string }) {
  const open = useContext(OpenedEntity);
  const { direction, relation, other } = fact;
  const name =
    "iri" in other ? (
      <button type="button" className="link" onClick={() => open(other.iri)}>
        {other.label}
      </button>
    ) : (
      <span>{other.label}</span>
    );
  return (
    <li title={fact.source.title}>
      {direction === "FORWARD" ? (
        <>
          <span className="quiet">{relation.label}</span> {name}
        </>
      ) : (
        <>
          {name} <span className="quiet">{relation.label}</span> {label}
        </>
      )}
    </li>
  );
}

interface FollowUpsProps {
  readonly iri: string;
  readonly label: string;
  readonly facts: readonly ShownFactFragment[];
}

/** Questions about the entity, by relations that it has. Its name is linked to it, whatever else has the name. */
function FollowUps({ iri, label, facts }: FollowUpsProps) {
  const forward = facts.filter(({ direction }) => direction === "FORWARD");
  const offered = [...new Set(forward.flatMap(({ relation }) => followUp(relation.label, label) ?? []))];
  if (offered.length === 0) return null;
  return (
    <section aria-label="Questions about it">
      <h3>Ask about it</h3>
      <ul className="offers">
        {offered.slice(0, MOST_OFFERED).map((text) => {
          const wishes = { topicEntities: [{ mention: label, iri }] };
          return (
            <li key={text}>
              <button type="button" className="link" onClick={() => goTo({ ...plainQuestion(text), wishes })}>
                {text}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
