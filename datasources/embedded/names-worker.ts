import { type NameTexts, packKeys } from "../graph-index/packed-names.ts";
import { outcomeOf } from "../threads/outcome.ts";
import { serveRequests } from "../threads/serve.ts";

serveRequests((texts: NameTexts) => outcomeOf(() => packKeys(texts)));
