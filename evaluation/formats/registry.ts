import { quoted } from "../../engine/failure.ts";
import { EvaluationInputError } from "../input-error.ts";
import { advhotpotqa } from "./advhotpotqa.ts";
import { crlt } from "./crlt.ts";
import { cwq } from "./cwq.ts";
import type { Format, FormatName } from "./format.ts";
import { FORMAT_NAMES } from "./format.ts";
import { hotpotqa } from "./hotpotqa.ts";
import { jsonl } from "./jsonl.ts";
import { kilt } from "./kilt.ts";
import { medqa } from "./medqa.ts";
import { metaqa } from "./metaqa.ts";
import { musique } from "./musique.ts";
import { pathquestion } from "./pathquestion.ts";
import { qald } from "./qald.ts";
import { simplequestions } from "./simplequestions.ts";
import { twoWiki } from "./two-wiki.ts";
import { webqsp } from "./webqsp.ts";
import { webquestions } from "./webquestions.ts";

const BY_NAME: Readonly<Record<FormatName, Format>> = {
  metaqa,
  pathquestion,
  "2wiki": twoWiki,
  hotpotqa,
  advhotpotqa,
  musique,
  qald,
  webqsp,
  cwq,
  simplequestions,
  webquestions,
  kilt,
  crlt,
  medqa,
  jsonl,
};

/** Every format that can be read. */
export const FORMATS: readonly Format[] = FORMAT_NAMES.map((name) => BY_NAME[name]);

/** @throws EvaluationInputError for a name that no format has, listing those that there are */
export function formatNamed(name: string): Format {
  const format = FORMATS.find((each) => each.name === name);
  if (format !== undefined) return format;
  throw new EvaluationInputError(
    `There is no format ${quoted(name)}. Those that there are: ${FORMAT_NAMES.join(", ")}.`,
  );
}
