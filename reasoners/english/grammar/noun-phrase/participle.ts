import { wordSet } from "../../language/word-set.ts";

/** Participles that say where: "Prague-born", "Kyoto-based". */
export const LOCAL = wordSet("born based raised located trained educated filmed headquartered");
