import { useLazyQuery } from "@apollo/client/react";
import { Cited } from "../../answer/citation.tsx";
import { Problems } from "../../answer/problem.tsx";
import type { QuestionLimits, ShownNodeFragment, Verdict } from "../../generated/graphql.ts";
import { NodeEvidence } from "./operations.ts";

const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  SUPPORTED: "Supported",
  REFUTED: "Refuted",
  UNKNOWN: "Unknown",
};

interface TreeNodeProps {
  readonly node: ShownNodeFragment;
  readonly limits: QuestionLimits;
}

/** A sub-question, what was believed, and what became of it. */
export function TreeNode({ node, limits }: TreeNodeProps) {
  const { id, position, question, hypothesis, verdict, correction, correctionVerdict, reason, answers, computed } =
    node;
  const [look, { data, error, loading, called }] = useLazyQuery(NodeEvidence);
  const evidence = data?.node != null && "evidence" in data.node ? data.node.evidence : undefined;
  const found = answers?.nodes.map(({ label }) => label) ?? [];
  const more = (answers?.totalCount ?? 0) - found.length;
  return (
    <article className={`tree-node verdict-${verdict ?? "UNKNOWN"}`} aria-label={question}>
      <p className="tree-question">
        {position !== "0" && <span className="quiet">{position} </span>}
        {question}
      </p>
      <p>
        <span className="badge verdict">{verdict == null ? "Not judged" : VERDICT_WORDS[verdict]}</span>{" "}
        {computed === true && <span className="badge">computed</span>}{" "}
        {hypothesis != null && (verdict === "REFUTED" ? <del>{hypothesis}</del> : <span>{hypothesis}</span>)}{" "}
        {correction != null && (
          <ins>
            {correction}
            {correctionVerdict != null && correctionVerdict !== "SUPPORTED" && ` (${VERDICT_WORDS[correctionVerdict]})`}
          </ins>
        )}
      </p>
      {found.length > 0 && (
        <p>
          <strong>{found.join(", ")}</strong>
          {more > 0 && ` and ${more} more`}
        </p>
      )}
      {reason != null && <p className="quiet">{reason}</p>}
      {!called && verdict != null && verdict !== "UNKNOWN" && (
        <button type="button" className="link" onClick={() => void look({ variables: { node: id, limits } })}>
          Show the evidence
        </button>
      )}
      {loading && <p role="status">Loading …</p>}
      {error !== undefined && <Problems error={error} />}
      {evidence != null && (
        <ul className="evidence">
          {evidence.nodes.map((cited) => (
            <li key={cited.id}>
              <Cited cited={cited} />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
