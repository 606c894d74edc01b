import { pathWithin } from "./files.ts";

/** `hotpotqa hotpot_dev_distractor_v1`: the format, and the file without its extension, with the folders it is in. */
export function setName(format: string, folder: string, file: string): string {
  const name = pathWithin(folder, file).replace(/\.[a-z]+$/u, "");
  return name === format ? name : `${format} ${name}`;
}
