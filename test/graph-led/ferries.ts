/** Ferries between islands, and who sails them: a small world that is asked about as people at the quay would. */
export const FERRIES = `
@prefix : <urn:ferries:> .
:Vessel rdfs:label "vessel" . :Line rdfs:label "line" . :Port rdfs:label "port" . :Island rdfs:label "island" .
:Person rdfs:label "person" . :Yard rdfs:label "shipyard" . :Company rdfs:label "company" .
:skipper rdfs:label "skipper" . :builtBy rdfs:label "built by" . :launched rdfs:label "year of launch" .
:passengers rdfs:label "passenger capacity" . :cars rdfs:label "car spaces" . :length rdfs:label "length (m)" .
:colour rdfs:label "hull colour" . :servesOn rdfs:label "assigned to" . :ownedBy rdfs:label "owner" .
:charter rdfs:label "chartered from" . :status rdfs:label "status" .
:from rdfs:label "departs from" . :to rdfs:label "calls at" . :minutes rdfs:label "crossing time (min)" .
:fare rdfs:label "adult fare (crowns)" . :master rdfs:label "harbour master" . :on rdfs:label "situated on" .
:area rdfs:label "area (km²)" . :residents rdfs:label "residents" . :native rdfs:label "born in" .
:employer rdfs:label "employer" . :salary rdfs:label "yearly salary (crowns)" .
:director rdfs:label "managing director" . :seat rdfs:label "headquarters" . :founded rdfs:label "year of foundation" .

:skarra a :Island ; rdfs:label "Skarra" ; :area 61 ; :residents 2140 .
:holm a :Island ; rdfs:label "Holmsey" ; :area 18 ; :residents 320 .
:corrie a :Port ; rdfs:label "Corrie Harbour" ; :master :una ; :on :skarra .
:pell a :Port ; rdfs:label "Pellwick" ; :master :ivo ; :on :holm .
:north a :Company ; rdfs:label "Northsound Ferries" ; :director :hedy ; :seat :corrie ; :founded "1921"^^xsd:gYear .
:sable a :Company ; rdfs:label "Sable Shipping" ; :director :ivo ; :founded "1960"^^xsd:gYear .
:stott a :Yard ; rdfs:label "Stott and Daughters" ; :founded "1890"^^xsd:gYear .
:maid a :Vessel ; rdfs:label "Maid of Skarra" ; :skipper :ansel ; :builtBy :stott ; :launched "1988"^^xsd:gYear ;
  :passengers 240 ; :cars 32 ; :length 47 ; :colour "dark green" ; :servesOn :long ; :ownedBy :north ; :status "in service" .
:gannet a :Vessel ; rdfs:label "Gannet Queen" ; :skipper :rosa ; :builtBy :stott ; :launched "2004"^^xsd:gYear ;
  :passengers 90 ; :length 28 ; :colour "white" ; :servesOn :short ; :charter :sable ; :ownedBy :sable ; :status "laid up" .
:long a :Line ; rdfs:label "Long Crossing" ; :from :corrie ; :to :pell ; :minutes 95 ; :fare 14 .
:short a :Line ; rdfs:label "Sound Hopper" ; :from :pell ; :to :corrie ; :minutes 40 ; :fare 6 .
:ansel a :Person ; rdfs:label "Ansel Broom" ; :native :skarra ; :employer :north ; :salary 41000 .
:rosa a :Person ; rdfs:label "Rosa Thwaite" ; :native :holm ; :employer :sable ; :salary 38000 .
:una a :Person ; rdfs:label "Una Craddock" ; :native :holm .
:ivo a :Person ; rdfs:label "Ivo Sand" ; :native :skarra .
:hedy a :Person ; rdfs:label "Hedy Marl" ; :native :holm ; :employer :north ; :salary 90000 .
`;
