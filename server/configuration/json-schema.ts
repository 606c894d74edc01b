import { z } from "zod";
import { configurationFile } from "./configuration-file.ts";

/** The content of `whyql.config.schema.json`: editors check and explain `whyql.config.json` with it. */
export function configurationJsonSchema(): string {
  const schema = z.toJSONSchema(configurationFile, { io: "input" });
  return `${JSON.stringify({ ...schema, title: "Configuration of whyql" }, null, 2)}\n`;
}
