import { createBuiltinReasoner } from "../../engine/reasoner/builtin/reasoner.ts";
import { serveReading } from "./serve-reading.ts";

serveReading(createBuiltinReasoner());
