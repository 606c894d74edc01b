import { useLazyQuery } from "@apollo/client/react";
import { useId, useState } from "react";
import { Problems } from "../../answer/problem.tsx";
import type { CandidateFragment, ShownTopicFragment } from "../../generated/graphql.ts";
import { SearchEntities } from "./operations.ts";

interface TopicProps {
  readonly topic: ShownTopicFragment;
  onChoose(iri: string): void;
  onUndo(): void;
}

/** Words of the question, what they are taken for, and what else they may mean. */
export function Topic({ topic: { mention, corrected, chosen, candidates }, onChoose, onUndo }: TopicProps) {
  const [words, setWords] = useState(mention);
  const [search, { data, error, loading }] = useLazyQuery(SearchEntities);
  const heading = useId();
  const found = data?.entities ?? undefined;
  const others = [...candidates, ...(found ?? [])].filter(
    ({ entity }, index, all) =>
      entity.iri !== chosen.iri && all.findIndex((each) => each.entity.iri === entity.iri) === index,
  );
  return (
    <article className="topic" aria-labelledby={heading}>
      <h4 id={heading}>
        “{mention}” is {chosen.label} {corrected && <span className="badge">corrected by you</span>}
      </h4>
      {chosen.description != null && <p className="quiet">{chosen.description}</p>}
      {corrected && (
        <button type="button" onClick={onUndo}>
          Undo the correction
        </button>
      )}
      {others.length > 0 && (
        <ul className="candidates">
          {others.map((candidate) => (
            <OtherMeaning key={candidate.entity.iri} candidate={candidate} onChoose={onChoose} />
          ))}
        </ul>
      )}
      {found !== undefined && others.length === 0 && (
        <p className="quiet">The graph knows nothing else by that name.</p>
      )}
      {error !== undefined && <Problems error={error} />}
      <form
        className="search"
        onSubmit={(event) => {
          event.preventDefault();
          if (words.trim() !== "") void search({ variables: { search: words.trim() } });
        }}
      >
        <input
          aria-label={`Look for what “${mention}” means`}
          value={words}
          maxLength={200}
          onChange={(event) => setWords(event.target.value)}
        />
        <button type="submit" disabled={loading}>
          Look for others
        </button>
      </form>
    </article>
  );
}

function OtherMeaning({ candidate, onChoose }: { candidate: CandidateFragment; onChoose(iri: string): void }) {
  const { entity, score } = candidate;
  return (
    <li>
      <button type="button" aria-label={`Mean ${entity.label}`} title={entity.iri} onClick={() => onChoose(entity.iri)}>
        {entity.label}
      </button>{" "}
      <small className="quiet">
        {entity.description} · {score.toFixed(2)}
      </small>
    </li>
  );
}
