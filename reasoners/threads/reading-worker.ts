import { createBuiltinReasoner } from "../english/reasoner.ts";
import { serveReading } from "../../datasources/reading/serve-reading.ts";

serveReading(createBuiltinReasoner());
