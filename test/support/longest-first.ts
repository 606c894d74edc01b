import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Small files that take long. Where no run has measured them, larger files would go first, and a last one would have a
 * processor for itself.
 */
const LONG = [
  "others/behind-virtuoso",
  "model/every-task",
  "model/conditions",
  "pages/pages",
  "package/package",
  "sparql/alike",
  "sparql/untidy",
  "abuse/hostile-text",
  "questions/documents",
  "questions/by-search",
  "questions/table",
  "costs/typical-cost",
  "graph-led/worlds",
].map((name) => `/test/${name}.test.ts`);

/** Files that are known to take long before all others, else as usual: by how long they took, or by their size. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.some((end) => moduleId.endsWith(end));
    return [...usual.filter(isLong), ...usual.filter((file) => !isLong(file))];
  }
}
