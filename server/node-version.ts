/**
 * The oldest Node.js that can run this: undici, which sends all requests, needs it. (`node:sqlite` is there from 22.13
 * on.) `engines` in package.json says the same.
 */
export const OLDEST_NODE = "22.19.0";

/** What to say of a version such as `v20.20.2`; undefined for one that is new enough. */
export function nodeProblem(version: string): string | undefined {
  const [major = 0, minor = 0] = numbersOf(version);
  const [oldestMajor = 0, oldestMinor = 0] = numbersOf(OLDEST_NODE);
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return undefined;
  const remedy = "Run it by npm (npm start, npm run ask), which brings its own, or install a newer one.";
  return `whyql needs Node.js ${OLDEST_NODE} or newer; this is ${version.replace(/^v/, "")} (${process.execPath}). ${remedy}`;
}

function numbersOf(version: string): readonly number[] {
  return version.replace(/^v/, "").split(".").map(Number);
}
