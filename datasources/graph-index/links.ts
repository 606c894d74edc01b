/** Beginnings of the addresses of articles of the English Wikipedia. */
export const ARTICLES = ["https://en.wikipedia.org/wiki/", "http://en.wikipedia.org/wiki/"] as const;
const COMMONS_FILE = "https://commons.wikimedia.org/wiki/Special:FilePath/";
/** Leads to pictures of Wikimedia Commons: to their addresses, or to the bare names of their files. */
const COMMONS_PICTURE = "http://www.wikidata.org/prop/direct/P18";
/** Namespaces whose pages are no articles. */
const NO_ARTICLE = /^(?:Category|Draft|File|Help|MediaWiki|Module|Portal|Special|Talk|Template|User|Wikipedia):/iu;
const MAX_ADDRESS_LENGTH = 2_048;

/** What a graph says by one predicate, as an IRI or as text. */
interface Said {
  readonly predicate: string;
  readonly text: string;
}

/** The title of an article of the English Wikipedia, from its address; undefined for any other address. */
export function articleTitle({ text }: Pick<Said, "text">): string | undefined {
  const url = webAddress(text);
  if (url === undefined || !["en.wikipedia.org", "en.m.wikipedia.org"].includes(url.hostname)) return undefined;
  // A section is about something else than its article, and a query asks for something else than a title.
  if (!url.pathname.startsWith("/wiki/") || url.search !== "" || url.hash !== "") return undefined;
  try {
    const title = decodeURIComponent(url.pathname.slice("/wiki/".length)).replaceAll("_", " ").trim();
    return title === "" || NO_ARTICLE.test(title) ? undefined : title;
  } catch {
    // A percent sign that escapes nothing.
    return undefined;
  }
}

/**
 * The address of a picture, `https:`. Wikimedia's pictures, which graphs name by `http:`, are all served so; of others
 * that are named by `http:` it is not known. A bare name is a file of Wikimedia Commons only where Wikidata's predicate
 * says so.
 */
export function imageAddress({ predicate, text }: Said): string | undefined {
  const url = webAddress(text);
  if (url === undefined) return predicate === COMMONS_PICTURE ? fileAddress(text) : undefined;
  if (url.protocol === "http:" && isOfWikimedia(url)) url.protocol = "https:";
  return url.protocol === "https:" ? url.href : undefined;
}

function fileAddress(name: string): string | undefined {
  const file = name.trim().replaceAll(" ", "_");
  if (file === "" || /[#<>[\]{|}/\p{Control}\p{Surrogate}]/u.test(file) || file.length > 240) return undefined;
  return COMMONS_FILE + encodeURIComponent(file);
}

function isOfWikimedia({ hostname, port }: URL): boolean {
  return port === "" && (hostname.endsWith(".wikimedia.org") || hostname.endsWith(".wikipedia.org"));
}

/** An address that bears no name and no password: these are nobody's to be shown. */
function webAddress(text: string): URL | undefined {
  if (text.length > MAX_ADDRESS_LENGTH || !/^https?:/iu.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.username === "" && url.password === "" ? url : undefined;
}
