import type { SearchProvider } from "../search-provider.ts";
import type { CheckedWebSettings, ProviderName } from "../web-settings.ts";
import { brave } from "./brave.ts";
import { searxng } from "./searxng.ts";
import { serpapi } from "./serpapi.ts";
import { tavily } from "./tavily.ts";

type OpenProvider = (settings: CheckedWebSettings, fetch: typeof globalThis.fetch) => SearchProvider;

/** Every provider that a configuration can name. */
export const OPEN_PROVIDER: Readonly<Record<ProviderName, OpenProvider>> = { searxng, brave, tavily, serpapi };
