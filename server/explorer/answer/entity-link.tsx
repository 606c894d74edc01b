import { useContext } from "react";
import { OpenedEntity } from "./opened-entity.ts";

/** The name of an entity, which shows what the graph says of it. */
export function EntityLink({ iri, label }: { readonly iri: string; readonly label: string }) {
  const open = useContext(OpenedEntity);
  return (
    <button type="button" className="link entity" title={iri} onClick={() => open(iri)}>
      {label}
    </button>
  );
}
