import type { CitationFragment, ShownAnswerFragment } from "../generated/graphql.ts";
import { CitationMark, Cited } from "./citation.tsx";
import { CostLine } from "./cost-line.tsx";
import { EntityLink } from "./entity-link.tsx";
import { KindBadge, StatusBadge } from "./status.tsx";

/** The answer, or that there is none, and what it rests on. */
export function Answer({ answer }: { readonly answer: ShownAnswerFragment }) {
  const { status, text, support, complete, confidence, explanation, reading, asOf, values, conflicts, cost } = answer;
  const citations = citationsOf(answer);
  const isCut = values.nodes.some(({ evidence }) => evidence.totalCount > evidence.nodes.length);
  const isGrounded = support.some((kind) => kind !== "MODEL");
  return (
    <section className={`answer answer-${status}`} aria-labelledby="answer">
      <p className="answer-facts">
        <StatusBadge status={status} />
        {support.map((kind) => (
          <KindBadge key={kind} kind={kind} />
        ))}
        {status !== "NOT_KNOWN" && (
          <span title="The share of answers like this one that were right when whyql was measured">
            {Math.round(100 * confidence)} % confidence
          </span>
        )}
        {asOf != null && <span>as of {asOf}</span>}
      </p>
      <h2 id="answer" aria-live="polite">
        {text}
      </h2>
      {!isGrounded && status === "ANSWERED" && (
        <p className="notice">This is what a language model says. No source confirms it.</p>
      )}
      {!complete && (
        <p className="notice">The answer may be incomplete. The text below says what is missing or was not checked.</p>
      )}
      <p>{explanation}</p>
      {reading != null && !explanation.includes(reading) && (
        <p className="quiet">The question was read as: {reading}</p>
      )}
      {status !== "NOT_KNOWN" && values.nodes.length > 0 && (
        <ul className="values" aria-label="Values">
          {values.nodes.map(({ id, label, term, of, validFrom, validUntil, evidence }) => (
            <li key={id}>
              {of != null && <>{of.label}: </>}
              {"iri" in term ? <EntityLink iri={term.iri} label={label} /> : <strong>{label}</strong>}
              {(validFrom != null || validUntil != null) && (
                <small className="quiet">
                  {" "}
                  {validFrom ?? "…"} to {validUntil ?? "today"}
                </small>
              )}{" "}
              {evidence.nodes.map((cited) => (
                <CitationMark key={cited.id} cited={cited} number={citations.indexOf(known(citations, cited)) + 1} />
              ))}
            </li>
          ))}
        </ul>
      )}
      {values.totalCount > values.nodes.length && (
        <p className="quiet">
          {values.nodes.length} of {values.totalCount} values are shown.
        </p>
      )}
      {conflicts.length > 0 && (
        <div className="conflict" role="group" aria-label="Answers that exclude one another">
          {conflicts.map(({ id, taken, weight, values: side }) => (
            <div key={id} className={taken ? "side taken" : "side"}>
              <strong>{side.nodes.map(({ label }) => label).join(", ")}</strong>
              <small>
                weight {weight.toFixed(2)}
                {taken ? " · taken" : ""}
              </small>
            </div>
          ))}
        </div>
      )}
      {citations.length > 0 && (
        <details>
          <summary>
            Evidence ({citations.length}
            {isCut ? ", the first for each value" : ""})
          </summary>
          <ol className="evidence">
            {citations.map((cited) => (
              <li key={cited.id}>
                <Cited cited={cited} />
              </li>
            ))}
          </ol>
        </details>
      )}
      <CostLine cost={cost} />
    </section>
  );
}

/** All that the values cite, each once: what says the same of the same source is one citation. */
function citationsOf({ status, values }: ShownAnswerFragment): readonly CitationFragment[] {
  if (status === "NOT_KNOWN") return [];
  const all = values.nodes.flatMap(({ evidence }) => evidence.nodes);
  return all.filter((cited, index) => all.findIndex(({ id }) => id === cited.id) === index);
}

function known(citations: readonly CitationFragment[], { id }: CitationFragment): CitationFragment {
  return citations.find((each) => each.id === id)!;
}
