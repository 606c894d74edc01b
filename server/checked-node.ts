// To be imported before anything else: modules are evaluated in the order of their imports, and what an old Node.js
// lacks would end the process in the middle of some package, with a page of its code.
import { nodeProblem } from "./node-version.ts";

const problem = nodeProblem(process.version);
if (problem !== undefined) {
  // The terminal's own module is written for the Node.js that is missing; this text is ours alone.
  // oxlint-disable-next-line no-console
  console.error(problem);
  process.exit(1);
}
