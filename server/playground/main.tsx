import "graphiql/setup-workers/vite";
import "graphiql/style.css";
import "./style.css";
import { GraphiQL } from "graphiql";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { EMPTY_TAB } from "./examples.ts";
import { fetcher } from "./fetcher.ts";
import { Hint } from "./hint.tsx";
import { readExamples } from "./read-examples.ts";
import { askedFor, tabsOf } from "./own-examples.ts";

const root = document.getElementById("root");
if (root !== null) {
  const page = createRoot(root);
  page.render(<p className="hint">Looking for questions that this graph answers …</p>);
  const examples = await readExamples();
  // A first visitor has these tabs, any other those of before and the query that is asked for.
  const asked = askedFor(new URLSearchParams(window.location.hash.slice(1)));
  page.render(
    <StrictMode>
      <GraphiQL
        fetcher={fetcher}
        defaultQuery={EMPTY_TAB}
        defaultTabs={[...asked, ...tabsOf(examples)]}
        isHeadersEditorEnabled={false}
        {...(asked[0] === undefined ? {} : { initialQuery: asked[0].query })}
        {...(asked[0]?.variables === undefined ? {} : { initialVariables: asked[0].variables })}
      >
        <GraphiQL.Logo>
          <strong>whyql</strong>
        </GraphiQL.Logo>
        <GraphiQL.Footer>
          <Hint />
        </GraphiQL.Footer>
      </GraphiQL>
    </StrictMode>,
  );
}
