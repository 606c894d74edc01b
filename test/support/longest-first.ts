import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Files that take long, large or small. Where no run has measured them, larger files would go first, and a last one
 * would have a processor for itself.
 */
const LONG = [
  "package/package",
  "pages/pages",
  "others/behind-virtuoso",
  "explorer/accessibility",
  "sparql/known-alike",
  "faults/faults",
  "sparql/misspelt-names",
  "reasoner/bounds",
  "explorer/corrected",
  "explorer/explorer",
  "sparql/alike",
  "costs/typical-cost",
  "sparql/untidy",
  "questions/table",
  "threads/never-stuck",
  "explorer/hostile",
  "model/conditions",
  "abuse/hostile-text",
  "server/apollo-cache",
  "questions/documents",
  "questions/by-search",
  "model/every-task",
  "pages/examples",
  "cli/evaluate",
  "package/old-node",
  "reasoner/turned-round",
  "evaluation/hydra",
  "laziness",
].map((name) => `/test/${name}.test.ts`);

/** Files that are known to take long before all others, else as usual: by how long they took, or by their size. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.some((end) => moduleId.endsWith(end));
    return [...usual.filter(isLong), ...usual.filter((file) => !isLong(file))];
  }
}
