/** An opera house with its stagings, contracts, donors and a choir; what it has of excursions has no names. */
export const OPERA_HOUSE = `
  @prefix : <urn:opera:> .
  :Opera rdfs:label "opera" . :Staging rdfs:label "staging" . :Hall rdfs:label "hall" . :Person rdfs:label "person" .
  :Contract rdfs:label "contract" . :Part rdfs:label "figure" . :Gift rdfs:label "donation" . :Trip rdfs:label "excursion" .
  :Town rdfs:label "town" . :Mural rdfs:label "mural" . :Chapel rdfs:label "chapel" .
  :of rdfs:label "staging of" . :by rdfs:label "directed by" . :at rdfs:label "held at" . :night rdfs:label "opening night" .
  :set rdfs:label "composed by" . :opened rdfs:label "inaugurated" . :mins rdfs:label "running time (min)" .
  :who rdfs:label "performer" . :role rdfs:label "role" . :in rdfs:label "for staging" . :donor rdfs:label "donor" .
  :to rdfs:label "beneficiary" . :sum rdfs:label "amount donated" . :choir rdfs:label "choir member since" .
  :left rdfs:label "left the choir" . :home rdfs:label "native of" . :call rdfs:label "call" . :port rdfs:label "host port" .
  :guests rdfs:label "attendance" . :hangs rdfs:label "located in" . :painter rdfs:label "painted by" . :built rdfs:label "seats" .

  :ox a :Town ; rdfs:label "Oxmouth" . :el a :Town ; rdfs:label "Elford" . :ry a :Town ; rdfs:label "Ryburgh" .
  :gold a :Hall ; rdfs:label "Gold Hall" ; :opened "1901"^^xsd:gYear ; :built 900 .
  :tin a :Hall ; rdfs:label "Tin Hall" ; :opened "2016"^^xsd:gYear ; :built 90 .
  :lark a :Opera ; rdfs:label "The Lark" ; :set :ida . :wolf a :Opera ; rdfs:label "The Wolf" ; :set :ida .
  :moon a :Opera ; rdfs:label "Moonrise" ; :set :jon .
  :s1 a :Staging ; rdfs:label "The Lark (1980)" ; :of :lark ; :by :kit ; :at :gold ; :night "1980-02-01"^^xsd:date ; :mins 120 .
  :s2 a :Staging ; rdfs:label "The Lark (2016)" ; :of :lark ; :by :lou ; :at :gold ; :night "2016-03-01"^^xsd:date ; :mins 95 .
  :s3 a :Staging ; rdfs:label "Wolf Tracks" ; :of :wolf ; :by :lou ; :at :tin ; :night "2016-09-01"^^xsd:date ; :mins 80 .
  :s4 a :Staging ; rdfs:label "Moonrise at Last" ; :of :moon ; :by :kit ; :at :gold ; :night "1999-09-01"^^xsd:date ; :mins 80 .
  :ida a :Person ; rdfs:label "Ida Marl" ; :home :ox . :jon a :Person ; rdfs:label "Jon Pike" ; :home :el .
  :kit a :Person ; rdfs:label "Kit Rowan" . :lou a :Person ; rdfs:label "Lou Sedge" .
  :ann a :Person ; rdfs:label "Ann Teal" ; :choir "1970"^^xsd:gYear ; :left "1990"^^xsd:gYear ; :home :ox .
  :ben a :Person ; rdfs:label "Ben Vole" ; :choir "1964"^^xsd:gYear ; :home :ox .
  :cas a :Person ; rdfs:label "Cas Wren" ; :choir "1996"^^xsd:gYear ; :left "1998"^^xsd:gYear ; :home :el .
  :p1 a :Part ; rdfs:label "The Miller" . :p2 a :Part ; rdfs:label "The Crow" . :p3 rdfs:label "The Ferryman" .
  [] a :Contract ; :who :ann ; :role :p1 ; :in :s1 . [] a :Contract ; :who :ben ; :role :p2 ; :in :s1 .
  [] a :Contract ; :who :ann ; :role :p2 ; :in :s2 . [] a :Contract ; :who :cas ; :role :p1 ; :in :s2 .
  [] a :Contract ; :who :ann ; :role :p3 ; :in :s3 . [] a :Contract ; :who :ben ; :role :p3 ; :in :s4 .
  [] a :Gift ; :donor :inn ; :to :s1 ; :sum 500 . [] a :Gift ; :donor :inn ; :to :s2 ; :sum 700 .
  [] a :Gift ; :donor :mill ; :to :s2 ; :sum 300 .
  :inn rdfs:label "The Old Inn" . :mill rdfs:label "Mill Trust" .
  :t1 a :Trip ; rdfs:label "Northern Trip" ; :call [ :port :ox ; :guests 40 ] , [ :port :el ; :guests 40 ] .
  :t2 a :Trip ; rdfs:label "Southern Trip" ; :call [ :port :ox ; :guests 25 ] , [ :port :ry ; :guests 5 ] .
  :m1 a :Mural ; rdfs:label "Dawn" ; :painter :kit ; :hangs :ch . :m2 a :Mural ; rdfs:label "Dusk" ; :painter :lou ; :hangs :ch .
  :m3 a :Mural ; rdfs:label "Noon" ; :painter :lou ; :hangs :cl .
  :ch a :Chapel ; rdfs:label "Long Chapel" . :cl a :Chapel ; rdfs:label "Low Chapel" .
`;
