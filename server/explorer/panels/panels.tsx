import { lazy, Suspense, useId, useRef, type KeyboardEvent } from "react";
import { openPanel } from "../asking/address.ts";
import type { AskedQuestion } from "../asking/request.ts";
import type { Panel } from "./panel.ts";

interface OfferedPanel {
  /** Its name in the page's address. */
  readonly name: string;
  readonly title: string;
  readonly content: Panel;
}

/** Each is loaded when it is first opened. */
const OF_A_QUESTION: readonly OfferedPanel[] = [
  { name: "paths", title: "Reasoning paths", content: lazy(() => import("./paths/paths-panel.tsx")) },
  { name: "tree", title: "Logic tree", content: lazy(() => import("./tree/tree-panel.tsx")) },
  { name: "meaning", title: "Did you mean", content: lazy(() => import("./meaning/meaning-panel.tsx")) },
  { name: "compare", title: "Compare", content: lazy(() => import("./compare/compare-panel.tsx")) },
  { name: "cost", title: "Cost", content: lazy(() => import("./cost/cost-panel.tsx")) },
];
const Sources = lazy(() => import("./sources/sources-panel.tsx"));

interface PanelsProps {
  /** Undefined where nothing is asked: then there are only those that are about no question. */
  readonly id: string | undefined;
  readonly asked: AskedQuestion | undefined;
  /** Name of the panel that is open. */
  readonly open: string | undefined;
}

/** What can be looked at, as tabs. Arrows move between them, and nothing is fetched until one is pressed. */
export function Panels({ id, asked, open }: PanelsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const offered = [
    ...(id === undefined ? [] : OF_A_QUESTION.map(({ name, title }) => ({ name, title }))),
    { name: "sources", title: "Sources" },
  ];
  const shown = offered.find(({ name }) => name === open);
  const Content = OF_A_QUESTION.find(({ name }) => name === shown?.name)?.content;

  const onKeyDown = (event: KeyboardEvent): void => {
    const tabs = [...(list.current?.querySelectorAll<HTMLElement>("[role=tab]") ?? [])];
    const now = tabs.findIndex((tab) => tab === document.activeElement);
    const next = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (next === undefined || now < 0) return;
    event.preventDefault();
    tabs[(next + tabs.length) % tabs.length]?.focus();
  };

  return (
    <div className="panels">
      <div ref={list} role="tablist" aria-label="What lies behind it" onKeyDown={onKeyDown}>
        {offered.map(({ name, title }, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${base}-${name}`}
            aria-selected={name === shown?.name}
            {...(name === shown?.name ? { "aria-controls": `${base}-panel` } : {})}
            tabIndex={name === (shown?.name ?? offered[0]?.name) || (shown === undefined && index === 0) ? 0 : -1}
            onClick={() => openPanel(name)}
          >
            {title}
          </button>
        ))}
      </div>
      {shown !== undefined && (
        <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${shown.name}`} tabIndex={0}>
          <Suspense fallback={<p role="status">Loading …</p>}>
            {Content !== undefined && id !== undefined && asked !== undefined ? (
              <Content key={shown.name} id={id} asked={asked} />
            ) : (
              <Sources />
            )}
          </Suspense>
        </div>
      )}
    </div>
  );
}
