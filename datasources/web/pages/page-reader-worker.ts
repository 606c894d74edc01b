import { outcomeOf } from "../../threads/outcome.ts";
import { serveRequests } from "../../threads/serve.ts";
import { mainText } from "./main-text.ts";

/** Reads the pages that it is sent, one after the other. */
serveRequests((source: string) => outcomeOf(() => mainText(source)));
