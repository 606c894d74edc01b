import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { openGraphWith } from "../../datasources/embedded/embedded-graph.ts";
import { recordingContext } from "../support/recording-context.ts";
import { temporaryFolder } from "../support/temporary-files.ts";

const LABEL = "http://www.w3.org/2000/01/rdf-schema#label";

async function opened(availableBytes: number) {
  const folder = await temporaryFolder({ "small.nt": `<urn:a> <${LABEL}> "A" .\n<urn:a> <urn:p> <urn:b> .\n` });
  const onAdvice = vi.fn();
  const options = { id: "small", title: "Small", files: [join(folder, "small.nt")], onAdvice };
  const graph = await openGraphWith(options, undefined, availableBytes);
  onTestFinished(() => graph.close());
  return { told: onAdvice.mock.calls.flat() as readonly string[], check: await graph.check?.(recordingContext()) };
}

test("files that may take more memory than there is are loaded, with a server recommended by its commands", async () => {
  const { told, check } = await opened(300_000_000);
  expect(told).toEqual([
    expect.stringMatching(/"small" .* 0\.3 GB are available\. .*`oxigraph load .*serve-read-only/u),
  ]);
  expect(check).toMatchObject({ usable: true, problem: told[0] });
});

test("nothing is said where there is enough", async () => {
  const { told, check } = await opened(400_000_000);
  expect(told).toEqual([]);
  expect(check?.problem).toBeUndefined();
});
