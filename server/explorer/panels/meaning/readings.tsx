import type { ShownReadingFragment } from "../../generated/graphql.ts";

const FIRST_READINGS = 5;

interface ReadingsProps {
  /** Best first. */
  readonly readings: readonly (ShownReadingFragment & { readonly id: string })[];
  /** The words of the reading that was chosen by hand. */
  readonly chosen: string | undefined;
  /** @param reading Undefined to leave the choice to the gateway again */
  onChoose(reading: string | undefined): void;
}

/** The ways to understand a question, in plain words: one of them can be chosen, and then answers. */
export function Readings({ readings, chosen, onChoose }: ReadingsProps) {
  const first = readings.slice(0, FIRST_READINGS);
  const others = readings.slice(FIRST_READINGS);
  const isChoice = new Set(readings.flatMap(({ statement, otherMeanings }) => [statement, ...otherMeanings])).size > 1;
  const listed = (some: typeof readings, start: number) => (
    <ol start={start} className="readings">
      {some.map((reading) => (
        <ReadingItem key={reading.id} reading={reading} isChoice={isChoice} onChoose={onChoose} />
      ))}
    </ol>
  );
  return (
    <>
      {listed(first, 1)}
      {others.length > 0 && (
        <details>
          <summary>{others.length} more</summary>
          {listed(others, FIRST_READINGS + 1)}
        </details>
      )}
      {chosen !== undefined ? (
        <button type="button" onClick={() => onChoose(undefined)}>
          Undo the choice of a reading
        </button>
      ) : (
        isChoice && (
          <p className="quiet">
            The gateway answers the first reading in this list to which it finds an answer. To have another one
            answered, press “Use this reading”.
          </p>
        )
      )}
    </>
  );
}

interface ReadingItemProps {
  readonly reading: ShownReadingFragment;
  readonly isChoice: boolean;
  onChoose(reading: string): void;
}

/** A reading, and what it says where its words mean something else that the graph has. */
function ReadingItem({ reading: { statement, otherMeanings, chosen, score }, isChoice, onChoose }: ReadingItemProps) {
  const worded = (words: string) => (
    <>
      {words}{" "}
      {words === chosen ? (
        <span className="badge">chosen by you</span>
      ) : (
        isChoice && (
          <button
            type="button"
            className="link"
            aria-label={`Use this reading: ${words}`}
            onClick={() => onChoose(words)}
          >
            Use this reading
          </button>
        )
      )}
    </>
  );
  return (
    <li>
      {worded(statement)}{" "}
      <small className="quiet" title="How well this reading fits the words of the question, from 0 to 1">
        {score.toFixed(2)}
      </small>
      {otherMeanings.length > 0 && (
        <ul aria-label={`Other meanings of: ${statement}`}>
          {otherMeanings.map((words) => (
            <li key={words}>{worded(words)}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
