import { GraphQLScalarType } from "graphql";
import { GraphQLDateTimeISO } from "graphql-scalars";

export const DateTime = new GraphQLScalarType({
  ...GraphQLDateTimeISO.toConfig(),
  name: "DateTime",
  description: "An instant: date and time in UTC, as RFC 3339 writes it, such as `2026-11-22T09:30:00.000Z`.",
  specifiedByURL: "https://scalars.graphql.org/andimarek/date-time.html",
});

export const Edtf = new GraphQLScalarType<string, string>({
  name: "EDTF",
  description:
    "A date as precise as its source is: a day, a month or a year, such as `1969-07-20`, `1969-07` or `1969`; years before the common era count from 0, as `-0043` for 44 BC (Extended Date/Time Format, level 0).",
  specifiedByURL: "https://www.loc.gov/standards/datetime/",
  serialize: String,
});
