import { createContext } from "react";

/** Opens the card of an entity, wherever on the page its name stands. */
export const OpenedEntity = createContext<(iri: string | undefined) => void>(() => undefined);
