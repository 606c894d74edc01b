import { useApolloClient, useQuery } from "@apollo/client/react";
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { AskQuestion } from "../answer/operations.ts";
import { Problems } from "../answer/problem.tsx";
import { graphql } from "../generated/index.ts";
import { goTo } from "./address.ts";
import { nameBeginnings } from "./completion.ts";
import { Options } from "./options.tsx";
import { plainQuestion, type AskedQuestion } from "./request.ts";

const CompleteNames = graphql(`
  query CompleteNames($longer: String!, $shorter: String!, $hasShorter: Boolean!) {
    longer: entities(search: $longer, first: 5) {
      ...Completion
    }
    shorter: entities(search: $shorter, first: 5) @include(if: $hasShorter) {
      ...Completion
    }
  }
  fragment Completion on EntityMatch {
    matched
    entity {
      id
      iri
      label
      description
    }
  }
`);

const PAUSE_MS = 250;
/** Characters from which the gateway is asked whether it takes them before anything of them goes into an address. */
const LONG_QUESTION = 800;

/** The one box. @param asked What the page shows now; the box starts with it */
export function AskBox({ asked }: { readonly asked: AskedQuestion | undefined }) {
  const [draft, setDraft] = useState(asked ?? plainQuestion(""));
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  const note = useId();
  const client = useApolloClient();
  const [refused, setRefused] = useState<unknown>(undefined);
  const offered = useCompletions(isOpen ? draft.text : "");
  const isShown = isOpen && offered.length > 0;
  const length = lengthOf(draft.text);

  const change = (text: string): void => {
    // Corrections are of the words of one question.
    const { topicEntities: _links, reading: _reading, ...wishes } = draft.wishes;
    setDraft({ ...draft, text, wishes });
    setIsOpen(true);
    setActive(-1);
    setRefused(undefined);
  };
  const ask = async (asked: AskedQuestion): Promise<void> => {
    if (length <= LONG_QUESTION) return goTo(asked);
    // How long a question may be is a setting of the gateway. What it refuses stays in the box, whole.
    const variables = { text: asked.text, strategy: asked.strategy, options: asked.wishes };
    const { error } = await client.query({ query: AskQuestion, variables });
    if (error === undefined) goTo(asked);
    else setRefused(error);
  };
  const take = (index: number): void => {
    const chosen = offered[index];
    if (chosen === undefined) return;
    change(`${draft.text.slice(0, chosen.start)}${chosen.label} `);
    setIsOpen(false);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isShown) return;
    const { key } = event;
    if (key === "ArrowDown") setActive((active + 1) % offered.length);
    else if (key === "ArrowUp") setActive((active <= 0 ? offered.length : active) - 1);
    else if (key === "Escape") setIsOpen(false);
    else if ((key === "Enter" || key === "Tab") && active >= 0) take(active);
    else return;
    event.preventDefault();
  };

  return (
    <form
      className="ask"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        setIsOpen(false);
        const text = draft.text.trim();
        if (text !== "") void ask({ ...draft, text });
      }}
    >
      <div className="ask-line">
        <div className="ask-input">
          <input
            ref={input}
            type="text"
            role="combobox"
            aria-label="Question"
            aria-expanded={isShown}
            aria-controls={list}
            aria-autocomplete="list"
            {...(isShown && active >= 0 ? { "aria-activedescendant": `${list}-${active}` } : {})}
            placeholder="Ask a question in English"
            autoComplete="off"
            {...(refused === undefined ? {} : { "aria-invalid": true, "aria-describedby": note })}
            value={draft.text}
            onChange={(event) => change(event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={() => setIsOpen(false)}
          />
          <ul id={list} role="listbox" aria-label="Names that the graph knows" hidden={!isShown}>
            {offered.map(({ iri, label, description }, index) => (
              <li
                key={iri}
                id={`${list}-${index}`}
                role="option"
                aria-selected={index === active}
                // Before the box loses the focus, and with it the list.
                onMouseDown={(event) => {
                  event.preventDefault();
                  take(index);
                }}
              >
                {label} {description != null && <small>{description}</small>}
              </li>
            ))}
          </ul>
        </div>
        <button type="submit" className="primary">
          Ask
        </button>
      </div>
      {length > LONG_QUESTION && (
        <div id={note}>
          <p className="quiet">{length.toLocaleString("en")} characters</p>
          {refused !== undefined && <Problems error={refused} />}
        </div>
      )}
      <Options draft={draft} onChange={setDraft} />
    </form>
  );
}

/** Characters as the gateway counts them. */
function lengthOf(text: string): number {
  return [...text.normalize("NFC").replace(/\s+/gu, " ").trim()].length;
}

interface Completion {
  readonly iri: string;
  readonly label: string;
  readonly description: string | null | undefined;
  /** Where in what is typed the name begins. */
  readonly start: number;
}

/** Names of the graph that begin as the end of what is typed; none for nothing. */
function useCompletions(typed: string): readonly Completion[] {
  const settled = useSettled(typed, PAUSE_MS);
  const [longer, shorter] = nameBeginnings(settled);
  const { data } = useQuery(CompleteNames, {
    variables: { longer: longer?.text ?? "", shorter: shorter?.text ?? "", hasShorter: shorter !== undefined },
    skip: longer === undefined,
  });
  if (longer === undefined || typed !== settled) return [];
  // Many names have one word in common; several words have few.
  const isLong = (data?.longer ?? []).length > 0;
  const { start } = isLong || shorter === undefined ? longer : shorter;
  const found = (isLong ? data?.longer : data?.shorter) ?? [];
  const seen = new Map<string, Completion>();
  for (const { entity } of found) {
    const { iri, label, description } = entity;
    if (!seen.has(iri)) seen.set(iri, { iri, label, description, start });
  }
  const completions = [...seen.values()];
  // What is written out already needs no completion.
  return completions.some(({ label, start }) => label === typed.slice(start).trim()) ? [] : completions;
}

/** The value, once it has not changed for a while. */
function useSettled(value: string, pauseMs: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
