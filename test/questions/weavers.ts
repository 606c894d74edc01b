import { openWorld } from "./own-world.ts";

/**
 * Tapestries lead to their weavers and halls, and guilds to theirs; canals lead to the towns that they pass, of which
 * Corve has none. Two weavers are called Birk.
 */
export const openWeavers = (): ReturnType<typeof openWorld> =>
  openWorld(`
  :Tapestry a rdfs:Class ; rdfs:label "tapestry" . :Weaver a rdfs:Class ; rdfs:label "weaver" .
  :Hall a rdfs:Class ; rdfs:label "hall" . :Guild a rdfs:Class ; rdfs:label "guild" .
  :Town a rdfs:Class ; rdfs:label "town" . :Canal a rdfs:Class ; rdfs:label "canal" .
  :wovenBy a rdf:Property ; rdfs:label "woven by" . :hangsIn a rdf:Property ; rdfs:label "hangs in" .
  :length a rdf:Property ; rdfs:label "length (m)" . :hall a rdf:Property ; rdfs:label "hall" .
  :passes a rdf:Property ; rdfs:label "passes" . :inhabitants a rdf:Property ; rdfs:label "inhabitants" .
  :seats a rdf:Property ; rdfs:label "seats" . :founded a rdf:Property ; rdfs:label "founded" .
  :tilde a :Weaver ; rdfs:label "Tilde Aas" . :runa a :Weaver ; rdfs:label "Runa Birk" .
  :joss a :Weaver ; rdfs:label "Joss Birk" .
  :ash a :Hall ; rdfs:label "Ash Hall" ; :seats 40 . :elm a :Hall ; rdfs:label "Elm Hall" ; :seats 160 .
  :yew a :Hall ; rdfs:label "Yew Hall" ; :seats 90 .
  :swan a :Tapestry ; rdfs:label "Swan Tapestry" ; :wovenBy :tilde ; :hangsIn :ash ; :length 4 .
  :boar a :Tapestry ; rdfs:label "Boar Tapestry" ; :wovenBy :tilde ; :hangsIn :ash ; :length 6 .
  :moth a :Tapestry ; rdfs:label "Moth Tapestry" ; :wovenBy :tilde, :runa ; :hangsIn :elm ; :length 9 .
  :reed a :Tapestry ; rdfs:label "Reed Tapestry" ; :wovenBy :joss ; :hangsIn :ash ; :length 2 .
  :dyers a :Guild ; rdfs:label "Dyers" ; :hall :ash, :elm . :carders a :Guild ; rdfs:label "Carders" ; :hall :yew .
  :arnby a :Town ; rdfs:label "Arnby" ; :inhabitants 900 ; :founded "1210"^^xsd:gYear .
  :belmow a :Town ; rdfs:label "Belmow" ; :inhabitants 3600 ; :founded "1340"^^xsd:gYear .
  :corve a :Town ; rdfs:label "Corve" ; :inhabitants 450 .
  :grand a :Canal ; rdfs:label "Grand Cut" ; :passes :arnby, :belmow . :low a :Canal ; rdfs:label "Low Cut" ; :passes :arnby .
  :old a :Canal ; rdfs:label "Old Cut" ; :passes :arnby, :belmow . :new a :Canal ; rdfs:label "New Cut" ; :passes :arnby .
`);
