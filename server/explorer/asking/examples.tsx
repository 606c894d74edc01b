import { useEffect, useState } from "react";
import { EXAMPLE_KIND_WORDS } from "../../../engine/examples/example.ts";
import type { ShownExamples } from "../../shown-examples.ts";
import { endpoint } from "../apollo/endpoint.ts";
import { addressOf, goTo } from "./address.ts";
import { BUILT_IN_EXAMPLES, type OfferedQuestion } from "./built-in-examples.ts";
import { plainQuestion } from "./request.ts";

/** Questions that the configured graph answers, made from what it holds; the server looks for them when first asked. */
export function Examples() {
  const found = useExamples();
  if (found === "looking") return <p className="quiet">Looking for questions that your graph answers …</p>;
  if (typeof found === "string") return <p className="notice">{found}</p>;
  const { offered, missing } = found;
  return (
    <section aria-labelledby="examples">
      <h2 id="examples">Try one of these</h2>
      {offered.length === 0 && <p>No example was found that this graph answers.</p>}
      <ul className="offers">
        {offered.map(({ text, strategy, about }) => {
          const asked = plainQuestion(text, strategy);
          return (
            <li key={text}>
              <a
                href={addressOf(asked)}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  goTo(asked);
                }}
              >
                {text}
              </a>
              <small>{about}</small>
            </li>
          );
        })}
      </ul>
      {missing.length > 0 && (
        <details>
          <summary>Why there are not more</summary>
          <ul>
            {missing.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

interface Offers {
  readonly offered: readonly OfferedQuestion[];
  readonly missing: readonly string[];
}

/** "looking", a problem in words, or what was found. */
function useExamples(): Offers | string {
  const [found, setFound] = useState<Offers | string>("looking");
  useEffect(() => {
    const gone = new AbortController();
    readExamples(gone.signal).then(setFound, (error: unknown) => {
      if (!gone.signal.aborted) setFound(`The examples could not be loaded: ${String(error)}`);
    });
    return () => gone.abort();
  }, []);
  return found;
}

async function readExamples(signal: AbortSignal): Promise<Offers | string> {
  const response = await fetch(`${endpoint}/examples`, { signal });
  const body = (await response.json()) as ShownExamples & { readonly problem?: string };
  if (!response.ok) return `The graph can not be asked now: ${body.problem ?? response.statusText}`;
  if (!body.isOwnGraph) return { offered: BUILT_IN_EXAMPLES, missing: [] };
  const named = (graph: string | undefined, text: string): string => (graph === undefined ? text : `${graph}: ${text}`);
  return {
    offered: body.examples.map(({ question, answer, graph }) => ({ text: question, about: named(graph, answer) })),
    missing: body.missing.map(({ kind, reason, graph }) =>
      named(graph, `None for “${EXAMPLE_KIND_WORDS[kind]}”, because ${reason}.`),
    ),
  };
}
