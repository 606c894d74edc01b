import { useQuery } from "@apollo/client/react";
import type { ShownNodeFragment, ShownRevisionFragment } from "../../generated/graphql.ts";
import { PanelState } from "../panel-state.tsx";
import type { PanelProps } from "../panel.ts";
import { ShownQuery } from "../shown-query.tsx";
import { TreeOf } from "./operations.ts";
import { TreeNode } from "./tree-node.tsx";

/** The question taken apart, every part checked, and what was refuted corrected. */
export default function TreePanel({ id, asked: { limits } }: PanelProps) {
  const variables = { id, limits };
  const { data, error, loading, refetch } = useQuery(TreeOf, { variables });
  const tree = data?.questionById?.logicTree;
  const nodes = tree?.nodes.edges.map(({ node }) => node) ?? [];
  const root = nodes.find(({ parent }) => parent === null);
  return (
    <>
      <PanelState loading={loading} error={error} id={id} isThere={tree != null} onAgain={() => void refetch()}>
        {tree != null && (
          <>
            {tree.reading != null && <p className="quiet">The question was read as: {tree.reading}</p>}
            {!tree.complete && (
              <p className="notice">Some parts were not checked, because a source failed or a limit was reached.</p>
            )}
            {root !== undefined && <Branch node={root} nodes={nodes} limits={limits} />}
            {tree.nodes.totalCount > nodes.length && (
              <p className="quiet">
                {nodes.length} of {tree.nodes.totalCount} parts are shown.
              </p>
            )}
            {tree.remarks.map((remark) => (
              <p key={remark} className="quiet">
                {remark}
              </p>
            ))}
            <Revisions revisions={tree.revisions} />
          </>
        )}
      </PanelState>
      <ShownQuery document={TreeOf} variables={variables} />
    </>
  );
}

interface BranchProps {
  readonly node: ShownNodeFragment;
  readonly nodes: readonly ShownNodeFragment[];
  readonly limits: PanelProps["asked"]["limits"];
}

function Branch({ node, nodes, limits }: BranchProps) {
  const children = nodes.filter(({ parent }) => parent?.id === node.id);
  return (
    <>
      <TreeNode node={node} limits={limits} />
      {children.length > 0 && (
        <ul className="branches">
          {children.map((child) => (
            <li key={child.id}>
              <Branch node={child} nodes={nodes} limits={limits} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What self-correction changed. */
function Revisions({ revisions }: { readonly revisions: readonly ShownRevisionFragment[] }) {
  if (revisions.length === 0) return null;
  return (
    <section aria-label="Revisions">
      <h3>What was corrected</h3>
      <ol className="revisions">
        {revisions.map(({ position, before, after, reason, removed, added }, index) => (
          <li key={index}>
            <strong>{position === "0" ? "The whole question" : position}</strong>:{" "}
            {before != null && <del>{before}</del>} <ins>{after}</ins>
            <p className="quiet">{reason}</p>
            {removed.length > 0 && (
              <p>
                Removed: <del>{removed.map(({ question }) => question).join(" · ")}</del>
              </p>
            )}
            {added.length > 0 && (
              <p>
                Added: <ins>{added.map(({ question }) => question).join(" · ")}</ins>
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
