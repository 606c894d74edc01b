/** A harbour: ships, those who sail and those who work there; names that are texts, prices in a record of their own. */
export const HARBOUR = `
@prefix : <urn:harbour:> .
:Ship rdfs:label "vessel" . :Hand rdfs:label "employee" . :Port rdfs:label "locality" . :Plot rdfs:label "berth plot" .
:Sailor rdfs:label "sailor" . :Beast rdfs:label "animal" .
:pilot rdfs:label "pilot" . :born rdfs:label "native of" . :eyes rdfs:label "eye colour" . :mass rdfs:label "weight (kg)" .
:hired rdfs:label "date of hire" . :builder rdfs:label "builder" . :call rdfs:label "call sign" . :ledger rdfs:label "trade record" .
:takings rdfs:label "takings (marks)" . :loads rdfs:label "loads carried" . :temper rdfs:label "temperament" . :lies rdfs:label "moored at" .
:shelf rdfs:label "storage" . :Gear rdfs:label "spare part" . :found rdfs:label "discovered by" . :age rdfs:label "year built" .
:price rdfs:label "price (marks)" . :tongue rdfs:label "original language" . :Song rdfs:label "song" . :kind rdfs:label "genre" .
:lang-a rdfs:label "Norrish" . :lang-b rdfs:label "Sundic" . :ballad rdfs:label "ballad" . :march rdfs:label "march" .

:gull a :Ship ; rdfs:label "Grey Gull" ; :pilot :tam ; :builder "Odo Brack" ; :call "GG7K" ; :lies :p1 ; :age 1961 ; :price 900 ;
  :temper "nervous" ; :ledger [ :takings 4100 ; :loads 12 ] .
:tern a :Ship ; rdfs:label "Little Tern" ; :pilot :una ; :builder "Odo Brack" ; :call "LT3B" ; :lies :p2 ; :age 1987 ; :price 1500 ;
  :temper "steady" ; :ledger [ :takings 2600 ; :loads 31 ] .
:auk a :Ship ; rdfs:label "Old Auk" ; :pilot :tam ; :builder "Mia Stell" ; :call "OA1C" ; :lies :p2 ; :age 1940 ; :price 400 ; :temper "stubborn" .
:p1 a :Plot ; rdfs:label "North Wall" . :p2 a :Plot ; rdfs:label "Fish Steps" .
:tam a :Sailor ; rdfs:label "Tam Orley" ; :born :skarn ; :eyes "blue" ; :mass 81 . :una a :Sailor ; rdfs:label "Una Pyke" ; :born :velm ; :eyes "brown" ; :mass 64 .
:rolf a :Sailor ; rdfs:label "Rolf Aster" ; :born :skarn ; :eyes "blue" ; :mass 92 .
:skarn a :Port ; rdfs:label "Skarn" . :velm a :Port ; rdfs:label "Velm" .
:ivy a :Hand ; rdfs:label "Ivy Dunn" ; :hired "1999-04-01"^^xsd:date . :joss a :Hand ; rdfs:label "Joss Keel" ; :hired "2011-09-15"^^xsd:date .
:meg a :Hand ; rdfs:label "Meg Ware" ; :hired "2020-01-07"^^xsd:date .
:rope a :Gear ; rdfs:label "Spare Rope" ; :shelf "Bay 4" . :lamp a :Gear ; rdfs:label "Bow Lamp" ; :shelf "Bay 4" .
:horn a :Gear ; rdfs:label "Fog Horn" ; :shelf "Bay 9" .
:isle a :Port ; rdfs:label "Gannet Rock" ; :found :una .
:s1 a :Song ; rdfs:label "Low Water" ; :tongue :lang-a ; :kind :ballad . :s2 a :Song ; rdfs:label "Bell Buoy" ; :tongue :lang-b ; :kind :ballad .
:s3 a :Song ; rdfs:label "Rope Walk" ; :tongue :lang-a ; :kind :march .
`;
