import type { ComponentType } from "react";
import type { AskedQuestion } from "../asking/request.ts";

/** What a panel about a question is given. It fetches what it shows, and nothing before it is opened. */
export interface PanelProps {
  /** The question's id. */
  readonly id: string;
  readonly asked: AskedQuestion;
}

export type Panel = ComponentType<PanelProps>;
