import "@xyflow/react/dist/base.css";
import "./drawn-graph.css";
import { graphlib, layout } from "@dagrejs/dagre";
import {
  BaseEdge,
  Controls,
  EdgeLabelRenderer,
  Handle,
  MarkerType,
  Position,
  ReactFlow,
  type Edge,
  type EdgeProps,
  type EdgeTypes,
  type FitViewOptions,
  type Node,
  type NodeProps,
  type NodeTypes,
} from "@xyflow/react";
import { useContext, useMemo } from "react";
import { OpenedEntity } from "../../answer/opened-entity.ts";
import { lineThrough, type Point, routeBetween } from "./arrow-line.ts";
import type { GraphNode, PathGraph } from "./path-graph.ts";
import { boxOf, type Box } from "./text-box.ts";

/** Where an arrow leads, and where there is room for its words. */
type DrawnEdge = Edge<
  { readonly points: readonly Point[]; readonly middle: Point; readonly box: Box; readonly isDown: boolean },
  "fact"
>;
type DrawnNode = Node<{ readonly shown: GraphNode; readonly isDown: boolean }, "term">;

const NARROW_PX = 640;
/** Beside the words on the arrows between them. */
const BETWEEN_RANKS_PX = 60;

/** Paths drawn: things as nodes, facts as arrows, coloured by the kind of source and as thick as they weigh. */
export function DrawnGraph({ graph, label }: { readonly graph: PathGraph; readonly label: string }) {
  const isNarrow = window.innerWidth < NARROW_PX;
  const { nodes, edges, height } = useMemo(
    () => (isNarrow ? narrower(drawn(graph, true, isNarrow), drawn(graph, false, isNarrow)) : drawn(graph, false)),
    [graph, isNarrow],
  );
  return (
    <figure className="drawn-graph" aria-label={label} style={{ blockSize: height }}>
      <ReactFlow
        nodes={nodes}
        edges={edges}
        nodeTypes={NODE_TYPES}
        edgeTypes={EDGE_TYPES}
        fitView
        fitViewOptions={FITTED}
        minZoom={0.2}
        maxZoom={2}
        nodesFocusable={false}
        edgesFocusable={false}
        nodesConnectable={false}
        nodesDraggable={false}
        elementsSelectable={false}
        zoomOnScroll={false}
        preventScrolling={false}
        zoomOnDoubleClick={false}
      >
        <Controls showInteractive={false} />
      </ReactFlow>
    </figure>
  );
}

function TermNode({ data: { shown, isDown } }: NodeProps<DrawnNode>) {
  const open = useContext(OpenedEntity);
  const { label, iri, isAnswer } = shown;
  const name = isAnswer ? "term answer-term" : "term";
  return (
    <>
      <Handle type="target" position={isDown ? Position.Top : Position.Left} isConnectable={false} />
      {iri === undefined ? (
        <span className={name} dir="auto" title={label}>
          <span className="term-text">{label}</span>
        </span>
      ) : (
        <button
          type="button"
          className={`${name} nodrag nopan`}
          dir="auto"
          title={`${label}\n${iri}`}
          onClick={() => open(iri)}
        >
          <span className="term-text">{label}</span>
        </button>
      )}
      <Handle type="source" position={isDown ? Position.Bottom : Position.Right} isConnectable={false} />
    </>
  );
}

/** The words stand above all lines: on a line of another arrow they could not be read. */
function FactEdge({ data, label, markerEnd, style }: EdgeProps<DrawnEdge>) {
  const { points, middle, box, isDown } = data!;
  const shift = `translate(-50%, -50%) translate(${middle.x}px, ${middle.y}px)`;
  return (
    <>
      <BaseEdge
        path={lineThrough(points, isDown)}
        {...(markerEnd === undefined ? {} : { markerEnd })}
        {...(style === undefined ? {} : { style })}
      />
      <EdgeLabelRenderer>
        <span
          className="edge-label"
          dir="auto"
          title={typeof label === "string" ? label : undefined}
          style={{ transform: shift, inlineSize: box.width, maxBlockSize: box.height }}
        >
          {label}
        </span>
      </EdgeLabelRenderer>
    </>
  );
}

/** The buttons have their place at the left, where nothing is drawn. */
const FITTED: FitViewOptions = { maxZoom: 1, padding: { left: "52px", right: "12px", top: "12px", bottom: "20px" } };
const NODE_TYPES: NodeTypes = { term: TermNode };
const EDGE_TYPES: EdgeTypes = { fact: FactEdge };

/** A chain is narrow from top to bottom, many things around one are from left to right. */
function narrower(one: Drawing, other: Drawing): Drawing {
  return other.width < one.width ? other : one;
}

type Drawing = ReturnType<typeof drawn>;

/**
 * @param isDown Whether the arrows lead from top to bottom, else from left to right
 * @param isNarrow Whether there is little room from left to right
 */
function drawn({ nodes, edges }: PathGraph, isDown: boolean, isNarrow = false) {
  const graph = new graphlib.Graph({ multigraph: true });
  graph.setGraph({
    rankdir: isDown ? "TB" : "LR",
    nodesep: 22,
    ranksep: isNarrow ? BETWEEN_RANKS_PX / 2 : BETWEEN_RANKS_PX,
    edgesep: 16,
  });
  graph.setDefaultEdgeLabel(() => ({}));
  const boxes = new Map(
    nodes.map((node) => [node.key, boxOf(node.label, node.isAnswer ? "ANSWER" : "TERM", isNarrow)]),
  );
  for (const [key, box] of boxes) graph.setNode(key, { ...box });
  for (const { key, from, to, label } of edges) {
    graph.setEdge(from, to, { ...boxOf(label, "RELATION", isNarrow), labelpos: "c" }, key);
  }
  layout(graph);
  const placed = nodes.map((shown): DrawnNode => {
    const { x, y, width, height } = placeOf(graph.node(shown.key));
    return {
      id: shown.key,
      type: "term",
      data: { shown, isDown },
      position: { x: x - width / 2, y: y - height / 2 },
      width,
      height,
    };
  });
  const lines = edges.map(({ key, from, to, label, kind, weight }): DrawnEdge => {
    const middle = placeOf(graph.edge(from, to, key));
    return {
      id: key,
      type: "fact",
      source: from,
      target: to,
      label,
      data: {
        points: routeBetween(placeOf(graph.node(from)), middle, placeOf(graph.node(to)), isDown),
        middle,
        box: boxOf(label, "RELATION", isNarrow),
        isDown,
      },
      className: `edge-${kind}`,
      markerEnd: { type: MarkerType.ArrowClosed, color: `var(--kind-${kind})`, width: 18, height: 18 },
      style: { strokeWidth: weight === undefined ? 2 : 1.5 + 4 * weight },
    };
  });
  const size = graph.graph() as { width?: number; height?: number };
  return {
    nodes: placed,
    edges: lines,
    width: size.width ?? 0,
    height: Math.min(560, Math.max(180, (size.height ?? 0) + 80)),
  };
}

/** What the layout makes of a node or of the words on an arrow; its types do not say so. */
function placeOf(laidOut: unknown): Point & Box {
  const { x = 0, y = 0, width = 0, height = 0 } = laidOut as Partial<Point & Box>;
  return { x, y, width, height };
}
