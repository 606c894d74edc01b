import "@xyflow/react/dist/base.css";
import "./drawn-graph.css";
import { graphlib, layout } from "@dagrejs/dagre";
import {
  BaseEdge,
  Controls,
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
import type { GraphNode, PathGraph } from "./path-graph.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the layout leads an arrow, and where there is room for its words. */
type DrawnEdge = Edge<{ readonly points: readonly Point[]; readonly middle: Point }, "fact">;
type DrawnNode = Node<{ readonly shown: GraphNode; readonly isDown: boolean }, "term">;

const LETTER_PX = 7.6;
const BOLD_LETTER_PX = 8.8;
const EDGE_LETTER_PX = 6.6;
const PADDING_PX = 28;
const WIDEST_PX = 230;
const LINE_PX = 20;
const NARROW_PX = 640;
/** Beside the words on the arrows between them. */
const BETWEEN_RANKS_PX = 45;

/** Paths drawn: things as nodes, facts as arrows, coloured by the kind of source and as thick as they weigh. */
export function DrawnGraph({ graph, label }: { readonly graph: PathGraph; readonly label: string }) {
  const isDown = window.innerWidth < NARROW_PX;
  const { nodes, edges, height } = useMemo(() => drawn(graph, isDown), [graph, isDown]);
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
        <span className={name}>{label}</span>
      ) : (
        <button type="button" className={`${name} nodrag nopan`} title={iri} onClick={() => open(iri)}>
          {label}
        </button>
      )}
      <Handle type="source" position={isDown ? Position.Bottom : Position.Right} isConnectable={false} />
    </>
  );
}

function FactEdge({ data, label, markerEnd, style }: EdgeProps<DrawnEdge>) {
  const { points, middle } = data!;
  return (
    <BaseEdge
      path={smooth(points)}
      label={label}
      labelX={middle.x}
      labelY={middle.y}
      labelBgPadding={[4, 2]}
      {...(markerEnd === undefined ? {} : { markerEnd })}
      {...(style === undefined ? {} : { style })}
    />
  );
}

/** The buttons have their place at the left, where nothing is drawn. */
const FITTED: FitViewOptions = { maxZoom: 1, padding: { left: "52px", right: "12px", top: "12px", bottom: "20px" } };
const NODE_TYPES: NodeTypes = { term: TermNode };
const EDGE_TYPES: EdgeTypes = { fact: FactEdge };

/** A line through the points that turns no corner: it bends from the middle of one stretch to that of the next. */
function smooth([first = { x: 0, y: 0 }, ...others]: readonly Point[]): string {
  const last = others.at(-1) ?? first;
  const bends = others.slice(0, -1).map((point, index) => {
    const next = others[index + 1] ?? last;
    const end = index === others.length - 2 ? last : { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 };
    return `Q ${point.x} ${point.y} ${end.x} ${end.y}`;
  });
  return `M ${first.x} ${first.y} ${bends.length === 0 ? `L ${last.x} ${last.y}` : bends.join(" ")}`;
}

function drawn({ nodes, edges }: PathGraph, isDown: boolean) {
  const graph = new graphlib.Graph({ multigraph: true });
  graph.setGraph({ rankdir: isDown ? "TB" : "LR", nodesep: 22, ranksep: BETWEEN_RANKS_PX, edgesep: 16 });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const node of nodes) graph.setNode(node.key, sizeOf(node));
  for (const { key, from, to, label } of edges) {
    graph.setEdge(from, to, { width: label.length * EDGE_LETTER_PX + 10, height: LINE_PX, labelpos: "c" }, key);
  }
  layout(graph);
  const placed = nodes.map((shown): DrawnNode => {
    const { x = 0, y = 0 } = graph.node(shown.key) as { x?: number; y?: number };
    const { width, height } = sizeOf(shown);
    return {
      id: shown.key,
      type: "term",
      data: { shown, isDown },
      position: { x: x - width / 2, y: y - height / 2 },
      width,
      height,
    };
  });
  const lines = edges.map(({ key, from, to, label, kind, weight }): DrawnEdge => ({
    id: key,
    type: "fact",
    source: from,
    target: to,
    label,
    data: routeOf(graph.edge(from, to, key)),
    className: `edge-${kind}`,
    markerEnd: { type: MarkerType.ArrowClosed, color: `var(--kind-${kind})`, width: 18, height: 18 },
    style: { strokeWidth: weight === undefined ? 2 : 1.5 + 4 * weight },
  }));
  const size = graph.graph() as { height?: number };
  return { nodes: placed, edges: lines, height: Math.min(560, Math.max(180, (size.height ?? 0) + 80)) };
}

function routeOf(edge: unknown): { readonly points: readonly Point[]; readonly middle: Point } {
  const { points = [], x = 0, y = 0 } = edge as { points?: readonly Point[]; x?: number; y?: number };
  return { points, middle: { x, y } };
}

function sizeOf({ label, isAnswer }: GraphNode): { readonly width: number; readonly height: number } {
  const text = label.length * (isAnswer ? BOLD_LETTER_PX : LETTER_PX);
  const width = Math.min(WIDEST_PX, text + PADDING_PX);
  const lines = Math.ceil(text / (WIDEST_PX - PADDING_PX));
  return { width, height: Math.max(1, lines) * LINE_PX + 18 };
}
