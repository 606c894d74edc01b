/** A wiki to search, as the configuration gives it. Everything but `id` has a default. */
export interface WikipediaSettings {
  /** Short and stable: names the source in configuration, evidence, cost and errors. */
  readonly id: string;
  readonly title?: string;
  /** The language whose Wikipedia is asked, as in its host name. Default `en`. */
  readonly language?: string;
  /** Address of the action API of any MediaWiki. Default: that of the language's Wikipedia. */
  readonly apiUrl?: string;
  /**
   * The wiki's name in Wikidata's sitelinks, such as `enwiki`: titles of entities that are asked about are then looked
   * up there. Default: the language's, where `apiUrl` is not given; none otherwise.
   */
  readonly siteId?: string;
  /** Address of the action API that knows the sitelinks. Default Wikidata's. */
  readonly wikidataApiUrl?: string;
  /** Licence of the texts. Default CC-BY-SA-4.0 for Wikipedia; unknown for other wikis. */
  readonly licence?: string;
  /** Who is to be named for the texts. Default "Wikipedia contributors", or the title's. */
  readonly attribution?: string;
  /** Pages read for one search, 1–20. Default 3. */
  readonly maxPages?: number;
  /**
   * Seconds of replication lag above which the wiki shall refuse to answer (its `maxlag`): 5 for work that nobody waits
   * for. Default: not asked for.
   */
  readonly maxLagSeconds?: number;
  /** Seconds for which a page is used again. Default 86 400, a day. */
  readonly maxAgeSeconds?: number;
  /** Seconds for which a title without a page is remembered to have none. Default 3 600. */
  readonly missingAgeSeconds?: number;
  /** Bytes of pages kept in memory, about. Default 32 MiB. */
  readonly cacheBytes?: number;
}

/** Settings with all defaults filled in. */
export interface WikiSite {
  readonly id: string;
  readonly title: string;
  /** Of the wiki's Wikipedia; undefined for other wikis. */
  readonly language: string | undefined;
  readonly apiUrl: string;
  readonly siteId: string | undefined;
  readonly wikidataApiUrl: string;
  readonly licence: string | undefined;
  readonly attribution: string;
  readonly maxPages: number;
  readonly maxLagSeconds: number | undefined;
  readonly maxAgeMs: number;
  readonly missingAgeMs: number;
  readonly cacheBytes: number;
}

const MAX_PAGES = 20;

/**
 * Settings with their defaults.
 * @throws TypeError or RangeError for what can not be, naming key and value
 */
export function wikiSite(settings: WikipediaSettings): WikiSite {
  const {
    id,
    apiUrl,
    maxPages = 3,
    maxAgeSeconds = 86_400,
    missingAgeSeconds = 3_600,
    cacheBytes = 32 * 1024 * 1024,
  } = settings;
  const language = settings.language ?? (apiUrl === undefined ? "en" : languageOf(apiUrl));
  if (language !== undefined && !/^[a-z]{2,}(?:-[a-z]+)*$/u.test(language))
    throw new TypeError(`language must be a code as in Wikipedia's host names, such as "en", got "${language}"`);
  const isWikipedia = apiUrl === undefined || languageOf(apiUrl) !== undefined;
  const title = settings.title ?? (isWikipedia ? `Wikipedia (${language})` : id);
  const siteId = settings.siteId ?? (isWikipedia ? `${language?.replaceAll("-", "_")}wiki` : undefined);
  return {
    id,
    title,
    language: isWikipedia ? language : undefined,
    apiUrl: checkedUrl("apiUrl", apiUrl ?? `https://${language}.wikipedia.org/w/api.php`),
    siteId,
    wikidataApiUrl: checkedUrl("wikidataApiUrl", settings.wikidataApiUrl ?? "https://www.wikidata.org/w/api.php"),
    licence: settings.licence ?? (isWikipedia ? "CC-BY-SA-4.0" : undefined),
    attribution: settings.attribution ?? (isWikipedia ? "Wikipedia contributors" : `${title} contributors`),
    maxPages: checkedNumber("maxPages", maxPages, 1, MAX_PAGES),
    maxLagSeconds: settings.maxLagSeconds,
    maxAgeMs: checkedNumber("maxAgeSeconds", maxAgeSeconds, 0) * 1000,
    missingAgeMs: checkedNumber("missingAgeSeconds", missingAgeSeconds, 0) * 1000,
    cacheBytes: checkedNumber("cacheBytes", cacheBytes, 1),
  };
}

function languageOf(apiUrl: string): string | undefined {
  return /^https?:\/\/([a-z-]+)\.(?:m\.)?wikipedia\.org\//u.exec(apiUrl)?.[1];
}

function checkedUrl(key: string, value: string): string {
  const isHttp = URL.canParse(value) && /^https?:$/u.test(new URL(value).protocol);
  if (!isHttp) throw new TypeError(`${key} must be an http or https address, got "${value}"`);
  return value;
}

function checkedNumber(key: string, value: number, min: number, max = Number.MAX_SAFE_INTEGER): number {
  if (!Number.isInteger(value) || value < min || value > max)
    throw new RangeError(
      `${key} must be a whole number of at least ${min}${max === Number.MAX_SAFE_INTEGER ? "" : ` and at most ${max}`}, got ${value}`,
    );
  return value;
}
