import type { SourceCheck } from "../../engine/sources/check.ts";
import type { UpstreamContext } from "../../engine/sources/upstream.ts";
import { cleanLine } from "../documents/clean-text.ts";
import { failureCode, HttpProblem } from "../http/http-problem.ts";
import type { SearchProvider } from "./search-provider.ts";
import { sentence } from "./sentence.ts";

/** Something of which there are pages in every index. */
const PROBE = "Wikipedia";
const PROBE_RESULTS = 5;

/** Searches once. Never throws but the signal's reason. */
export async function checkWeb(
  source: string,
  provider: SearchProvider,
  context: UpstreamContext,
): Promise<SourceCheck> {
  const startedAt = performance.now();
  const latencyMs = (): number => Math.round(performance.now() - startedAt);
  try {
    const reply = await context.upstream({ source, kind: "DOCUMENTS" }, (signal) =>
      provider.search(PROBE, PROBE_RESULTS, signal),
    );
    const { results, engines = [], unresponsive = [] } = reply;
    const usable = results.length > 0;
    return {
      usable,
      latencyMs: latencyMs(),
      findings: [
        { name: "host", value: provider.host },
        { name: "results", value: `${results.length} for "${PROBE}"` },
        ...(usable ? [{ name: "sample titles", value: results.map(({ title }) => cleanLine(title)).join(", ") }] : []),
        ...(engines.length > 0 ? [{ name: "engines", value: engines.join(", ") }] : []),
        ...(unresponsive.length > 0 ? [{ name: "engines without a reply", value: unresponsive.join(", ") }] : []),
      ],
      problem: usable
        ? undefined
        : `${provider.host} finds nothing for "${PROBE}". See whether language, country and categories are what it knows.`,
    };
  } catch (error) {
    context.signal.throwIfAborted();
    return {
      usable: false,
      latencyMs: latencyMs(),
      findings: [{ name: "host", value: provider.host }],
      problem: `${provider.host}: ${sentence(error)} ${remedyFor(error, provider)}`,
      code: failureCode(error),
    };
  }
}

function remedyFor(error: unknown, provider: SearchProvider): string {
  if (!(error instanceof HttpProblem)) return "Try again.";
  const own = provider.remedy(error.status);
  if (own !== undefined) return own;
  switch (error.kind) {
    case "THROTTLED":
      return "Wait, or raise the plan that apiKey belongs to.";
    case "REJECTED":
      return "See whether baseUrl and apiKey are those of this provider.";
    case "MALFORMED":
      return "See whether baseUrl is the address of the provider's API; a page for people may stand there, or in front of it.";
    default:
      return "See whether baseUrl is right and can be reached from here, or try again later.";
  }
}
