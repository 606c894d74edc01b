import "graphiql/setup-workers/vite";
import "graphiql/style.css";
import "./style.css";
import { GraphiQL } from "graphiql";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { EMPTY_TAB, EXAMPLES } from "./examples.ts";
import { fetcher } from "./fetcher.ts";
import { Hint } from "./hint.tsx";

const root = document.getElementById("root");
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <GraphiQL fetcher={fetcher} defaultQuery={EMPTY_TAB} defaultTabs={[...EXAMPLES]} isHeadersEditorEnabled={false}>
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
