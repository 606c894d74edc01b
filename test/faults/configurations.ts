/**
 * A configuration that can not be, and what is said of it: the key, its value unless it may be a secret, and the
 * remedy.
 */
export interface BadConfiguration {
  /** Of `whyql.config.json`; a text is not JSON. */
  readonly file?: unknown;
  readonly environment?: Readonly<Record<string, string>>;
  readonly says: RegExp;
}

const endpoint = (rest: object): unknown => ({ graphs: [{ id: "g", endpoint: "http://127.0.0.1/sparql", ...rest }] });

export const BAD_CONFIGURATIONS: readonly BadConfiguration[] = [
  { file: "{ port: 4000 }", says: /is not JSON/u },
  { file: { prot: 4000 }, says: /"prot" is not a setting\. Those that are: .*port/u },
  { file: { port: "4000" }, says: /"port": it is "4000"; it must be a number/u },
  {
    file: { graphs: [{ id: "My graph", files: ["x.ttl"] }] },
    says: /"graphs\[0\]\.id": it is "My graph"; it must be/u,
  },
  {
    file: { graphs: [{ id: "g", files: ["none.ttl"] }] },
    says: /"g" names ".*none\.ttl", which does not exist\. Correct/u,
  },
  {
    file: endpoint({ endpoint: "http://me:pass-fault-secret@127.0.0.1/sparql" }),
    says: /"graphs\[0\]\.endpoint": .*must be an address .* without user name/u,
  },
  { file: endpoint({ profile: "yago" }), says: /"graphs\[0\]\.profile": it is "yago"; it must be one of wikidata/u },
  {
    file: endpoint({ profile: { name: "own", entitypattern: "^x" } }),
    says: /"graphs\[0\]\.profile\.entitypattern" is not a setting of "graphs\[0\]\.profile"\. Remove/u,
  },
  {
    file: endpoint({ profile: { name: "own", prominence: "rank" } }),
    says: /"graphs\[0\]\.profile\.prominence": it is "rank"; it must be an absolute IRI/u,
  },
  {
    file: endpoint({ profile: { name: "own", entityPattern: "(Q" } }),
    says: /"graphs\[0\]\.profile\.entityPattern": it is "\(Q"; it must be a regular expression/u,
  },
  {
    file: endpoint({ profile: { name: "own", limits: { rowCap: 0 } } }),
    says: /"graphs\[0\]\.profile\.limits\.rowCap": it is 0; it must be at least 1/u,
  },
  { file: endpoint({ user: "me" }), says: /"g": user and password belong together; one of them is missing/u },
  {
    file: endpoint({ headers: { "x-key": "header-fault-secret\n\n", "a b": "c" } }),
    says: /headers\["(?:x-key|a b)"\] can not be sent/u,
  },
  {
    file: { wikis: [{ id: "w", language: "English" }] },
    says: /"wikis\[0\]\.language": it is "English"; it must be a code/u,
  },
  {
    environment: { WHYQL_WEB: "searxng" },
    says: /"web\.baseUrl": it is missing; it must be the address of your SearXNG/u,
  },
  { environment: { WHYQL_WEB: "brave" }, says: /"web\.apiKey": it is missing; .* WHYQL_WEB_KEY/u },
  {
    file: { model: { name: "m", tasks: { "draft-tre": {} } } },
    says: /"model\.tasks\.draft-tre": there is no such task; there are/u,
  },
  {
    environment: { WHYQL_MODEL: "m", OPENAI_API_KEY: "sk-fault-secret\n" },
    says: /"model\.apiKey": what it is set to is wrong; .*line break/u,
  },
  {
    environment: { WHYQL_MODEL: "m", OPENAI_BASE_URL: "localhost:11434" },
    says: /"model\.baseUrl": it is "localhost:11434"; it must be an address that begins with http/u,
  },
  {
    environment: { WHYQL_ALLOWED_HOSTS: "http://whyql.example" },
    says: /"allowedHosts\[0\]": it is "http:\/\/whyql\.example"; it must be a host name/u,
  },
  {
    environment: { WHYQL_GRAPH_FILE: "x.ttl" },
    says: /WHYQL_GRAPH_FILE is not a setting\. Those that are: .*WHYQL_GRAPH_FILES/u,
  },
  { environment: { HOST: "0.0.0.0" }, says: /HOST is "0\.0\.0\.0".*no access control\. Use 127\.0\.0\.1/u },
];
