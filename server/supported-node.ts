// To be imported before anything else, by a library: whoever imports it decides what becomes of the error.
import { nodeProblem } from "./node-version.ts";

const problem = nodeProblem(process.version);
if (problem !== undefined) throw new Error(problem);
