export const PROVIDERS = ["searxng", "brave", "tavily", "serpapi"] as const;
export type ProviderName = (typeof PROVIDERS)[number];

/** A search of the web, as the configuration gives it. `searxng` needs `baseUrl`, the others need `apiKey`. */
export interface WebSettings {
  /** Short and stable: names the source in configuration, evidence, cost and errors. */
  readonly id: string;
  readonly title?: string;
  readonly provider: ProviderName;
  /** Address of the SearXNG instance, or of what stands in for a provider's API. Default: the provider's own. */
  readonly baseUrl?: string;
  readonly apiKey?: string;
  /** Language of what is looked for, as a code such as `en`. Default `en`. */
  readonly language?: string;
  /** Country from which is searched, as a code such as `us`: Brave and SerpApi. Default: the provider's. */
  readonly country?: string;
  /** SearXNG's categories, with commas between them. Default `general`. */
  readonly categories?: string;
  /** Pages fetched for one search, 0–10; the other results give their snippets. Default 3. */
  readonly maxPages?: number;
  /** Results looked at, 1–20. Default 8. */
  readonly maxResults?: number;
  /** Whether Tavily shall send the pages' texts: they are then not fetched. Default false. */
  readonly providerText?: boolean;
  /** Ports at which pages may lie. Default 80 and 443. */
  readonly pagePorts?: readonly number[];
  /** Largest page read, in bytes after decompression. Default 2 MiB. */
  readonly maxPageBytes?: number;
  /** Seconds for a page, redirects and all. Default 10. */
  readonly pageTimeoutSeconds?: number;
  /** Seconds for which a page is used again, and what was found in it. Default 3 600. */
  readonly maxAgeSeconds?: number;
  /** Bytes of pages kept in memory, about. Default 16 MiB. */
  readonly cacheBytes?: number;
}

/** Settings with all defaults filled in. */
export type CheckedWebSettings = Required<Omit<WebSettings, "baseUrl" | "apiKey" | "country">> &
  Pick<WebSettings, "baseUrl" | "apiKey" | "country">;

/**
 * Settings with their defaults.
 * @throws TypeError or RangeError for what can not be, naming the key; a key of an API is never shown
 */
export function checkedWebSettings(settings: WebSettings): CheckedWebSettings {
  const { id, provider, baseUrl, apiKey } = settings;
  if (!PROVIDERS.includes(provider))
    throw new TypeError(`provider must be one of ${PROVIDERS.join(", ")}, got "${String(provider)}"`);
  if (provider === "searxng" && baseUrl === undefined)
    throw new TypeError("provider searxng needs baseUrl, the address of the instance");
  if (provider !== "searxng" && !apiKey) throw new TypeError(`provider ${provider} needs apiKey`);
  if (apiKey !== undefined && /[^\u0021-\u007e]/u.test(apiKey))
    throw new TypeError("apiKey holds a character that no key has, such as white space");
  if (baseUrl !== undefined && !(URL.canParse(baseUrl) && /^https?:$/u.test(new URL(baseUrl).protocol))) {
    throw new TypeError(`baseUrl must be an http or https address, got "${baseUrl}"`);
  }
  const {
    pagePorts = [80, 443],
    maxPages = 3,
    maxResults = 8,
    maxPageBytes = 2 * 1024 * 1024,
    pageTimeoutSeconds = 10,
    maxAgeSeconds = 3_600,
  } = settings;
  for (const port of pagePorts) between("pagePorts", port, 1, 65_535);
  between("maxPages", maxPages, 0, 10);
  between("maxResults", maxResults, 1, 20);
  between("maxPageBytes", maxPageBytes, 1_024, 64 * 1024 * 1024);
  between("pageTimeoutSeconds", pageTimeoutSeconds, 1, 300);
  between("maxAgeSeconds", maxAgeSeconds, 0, 365 * 86_400);
  const {
    title = `Web search (${provider})`,
    language = "en",
    categories = "general",
    providerText = false,
    cacheBytes = 16 * 1024 * 1024,
  } = settings;
  between("cacheBytes", cacheBytes, 1, Number.MAX_SAFE_INTEGER);
  return {
    ...settings,
    id,
    title,
    language,
    categories,
    providerText,
    pagePorts,
    maxPages,
    maxResults,
    maxPageBytes,
    pageTimeoutSeconds,
    maxAgeSeconds,
    cacheBytes,
  };
}

function between(key: string, value: number, min: number, max: number): void {
  if (!Number.isInteger(value) || value < min || value > max)
    throw new RangeError(`${key} must be a whole number of at least ${min} and at most ${max}, got ${value}`);
}
