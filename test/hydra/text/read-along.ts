import { expect } from "vitest";
import type { Skyline } from "../../../engine/question/skyline/skyline.ts";
import { readPaths, type ReadPathsInput } from "../../../engine/strategies/hydra/tasks/read-paths.ts";
import { splitSentences } from "../../../engine/text/sentences.ts";
import { createBuiltinReasoner } from "../../../reasoners/english/reasoner.ts";
import { recordingContext } from "../../support/recording-context.ts";

/** The paths that the built-in reasoner reads, as `Ada taught Ben; Ben founded Mill`. */
export async function readAlong(
  skyline: Skyline,
  pages: Readonly<Record<string, string>>,
  isGiven: (sentence: string) => boolean = () => true,
): Promise<readonly string[]> {
  let count = 0;
  const input: ReadPathsInput = {
    question: "q",
    skyline,
    otherSkylines: [],
    rejected: [],
    subQuestions: [],
    topics: skyline.places.filter(({ kind }) => kind === "TOPIC").map(({ text }) => ({ label: text, names: [] })),
    paragraphs: Object.entries(pages).map(([title, text]) => ({
      id: title,
      title,
      text,
      sentences: splitSentences(text)
        .filter((each) => isGiven(each.text))
        .map((each) => ({ id: `s${(count += 1)}`, text: each.text })),
    })),
  };
  const given = new Map(input.paragraphs.flatMap(({ sentences }) => sentences.map(({ id, text }) => [id, text])));
  const { paths } = readPaths.output.parse(
    await createBuiltinReasoner().run(readPaths, readPaths.input.parse(input), recordingContext()),
  );
  for (const { sentence, quote } of paths.flatMap(({ steps }) => steps)) expect(given.get(sentence)).toBe(quote);
  return paths.map(({ steps }) =>
    steps.map(({ subject, relation, object }) => `${subject} ${relation} ${object}`).join("; "),
  );
}
