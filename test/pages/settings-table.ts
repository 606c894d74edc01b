import { readFileSync } from "node:fs";

interface JsonSchema {
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
}

/** Around the table in its page. */
export const SETTINGS_TABLE = /(<!-- table of: whyql\.config\.schema\.json -->\n)([\s\S]*?)(<!-- end of table -->)/;

/** The keys of `whyql.config.json` with what the JSON schema says of them, as a Markdown table. */
export function settingsTable(): string {
  const schema = JSON.parse(readFileSync("whyql.config.schema.json", "utf8")) as JsonSchema;
  const rows = settingsOf(schema, "").map(
    ([key, description]) => `| \`${key}\` | ${description.replaceAll("|", "\\|")} |\n`,
  );
  return `\n| key | meaning |\n|---|---|\n${rows.join("")}\n`;
}

function settingsOf(schema: JsonSchema, prefix: string): readonly (readonly [string, string])[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const key = `${prefix}${name}`;
    const own = property.description === undefined ? [] : [[key, property.description] as const];
    const below = [property, ...(property.anyOf ?? [])].flatMap((each) => [
      ...settingsOf(each, `${key}.`),
      ...(each.items === undefined ? [] : settingsOf(each.items, `${key}[].`)),
    ]);
    return [...own, ...below];
  });
}
