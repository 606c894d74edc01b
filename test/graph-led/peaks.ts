/** Mountains, huts, clubs and those who climb: a small world with terms of office, kinds of kinds and names alike. */
export const PEAKS = `
@prefix : <urn:peaks:> .
@prefix owl: <http://www.w3.org/2002/07/owl#> .
@prefix skos: <http://www.w3.org/2004/02/skos/core#> .
:Peak rdfs:label "peak" ; skos:altLabel "mountain" . :Hut rdfs:label "hut" . :Valley rdfs:label "valley" .
:Person rdfs:label "person" . :Guide rdfs:label "mountain guide" ; rdfs:subClassOf :Person .
:Club rdfs:label "club" . :River rdfs:label "river" . :Canton rdfs:label "canton" . :Ascent rdfs:label "ascent" .
:Term rdfs:label "term of office" . :Language rdfs:label "language" . :Film rdfs:label "film" .
:elevation rdfs:label "elevation (m)" . :firstAscent rdfs:label "first climbed" . :firstBy rdfs:label "first climbed by" .
:in rdfs:label "lies in" . :canton rdfs:label "canton" . :capital rdfs:label "capital" . :spoken rdfs:label "language spoken" .
:keeper rdfs:label "keeper" ; skos:altLabel "warden" . :owner rdfs:label "owned by" . :beds rdfs:label "number of beds" .
:built rdfs:label "year built" . :architect rdfs:label "designed by" . :near rdfs:label "nearest peak" .
:mentor rdfs:label "mentor" . :father rdfs:label "father" . :partner rdfs:label "rope partner" . :partner a owl:SymmetricProperty .
:influenced rdfs:label "influenced by" . :born rdfs:label "born in" . :birth rdfs:label "date of birth" .
:member rdfs:label "member of" . :foundedIn rdfs:label "established" . :president rdfs:label "president" .
:flows rdfs:label "flows into" . :source rdfs:label "source" . :length rdfs:label "length (km)" .
:climber rdfs:label "climber" . :peak rdfs:label "peak climbed" . :date rdfs:label "date of ascent" . :route rdfs:label "route" .
:director rdfs:label "directed by" . :shotOn rdfs:label "filmed on" . :stars rdfs:label "starring" .
:holder rdfs:label "officeholder" . :of rdfs:label "club presided over" . :from rdfs:label "from" . :until rdfs:label "until" .

:horn a :Peak ; rdfs:label "Grey Horn" ; :elevation 3120 ; :firstAscent "1861"^^xsd:gYear ; :firstBy :ulla , :peder ; :in :sund .
:tooth a :Peak ; rdfs:label "Needle Tooth" ; :elevation 2890 ; :firstAscent "1874"^^xsd:gYear ; :firstBy :marta ; :in :sund .
:dome a :Peak ; rdfs:label "White Dome" ; :elevation 3544 ; :in :kald .
:saddle a :Peak ; rdfs:label "Saddleback" ; :elevation 2410 ; :firstAscent "1855"^^xsd:gYear ; :firstBy :peder ; :in :kald .
:sund a :Valley ; rdfs:label "Sund Valley" ; :canton :east . :kald a :Valley ; rdfs:label "Kald Valley" ; :canton :west .
:east a :Canton ; rdfs:label "East Ridge" ; :capital :brun ; :spoken :ald . :west a :Canton ; rdfs:label "West Ridge" ; :capital :lorn ; :spoken :nor .
:brun rdfs:label "Brun" . :lorn rdfs:label "Lorn" . :ald a :Language ; rdfs:label "Aldish" . :nor a :Language ; rdfs:label "Norrish" .
:eagle a :Hut ; rdfs:label "Eagle Hut" ; :keeper :hanne ; :owner :rope ; :beds 42 ; :built "1902"^^xsd:gYear ; :architect :ivar ; :near :horn ; :in :sund .
:stone a :Hut ; rdfs:label "Stone Hut" ; :keeper :gorm ; :owner :ice ; :beds 18 ; :built "1931"^^xsd:gYear ; :architect :ivar ; :near :dome ; :in :kald .
:ulla a :Person ; rdfs:label "Ulla Brandt" ; :born :brun ; :birth "1838"^^xsd:gYear ; :mentor :peder ; :partner :marta .
:peder a :Guide ; rdfs:label "Peder Voll" ; :born :lorn ; :birth "1820"^^xsd:gYear ; :member :rope ; :father :aksel .
:aksel a :Guide ; rdfs:label "Aksel Voll" ; :born :lorn ; :birth "1790"^^xsd:gYear .
:marta a :Guide ; rdfs:label "Marta Sild" ; :born :brun ; :birth "1844"^^xsd:gYear ; :mentor :ulla ; :partner :ulla ; :member :ice ; :influenced :peder .
:hanne a :Person ; rdfs:label "Hanne Krog" ; :born :brun ; :birth "1971"^^xsd:gYear ; :member :rope .
:gorm a :Person ; rdfs:label "Gorm Tjelt" ; :born :lorn ; :birth "1980"^^xsd:gYear ; :father :odd .
:odd a :Person ; rdfs:label "Odd Tjelt" . :ivar a :Person ; rdfs:label "Ivar Lund" ; :born :brun .
:rope a :Club ; rdfs:label "Rope Club" ; :foundedIn "1863"^^xsd:gYear ; :president :hanne .
:ice a :Club ; rdfs:label "Ice Axe Society" ; :foundedIn "1880"^^xsd:gYear ; :president :gorm .
:sundr a :River ; rdfs:label "Sund River" ; :flows :great ; :source :horn ; :length 61 .
:great a :River ; rdfs:label "Great Water" ; :length 240 .
:a1 a :Ascent ; :climber :hanne ; :peak :dome ; :date "1999-07-04"^^xsd:date ; :route "north face" .
:a2 a :Ascent ; :climber :gorm ; :peak :dome ; :date "2003-08-11"^^xsd:date ; :route "west ridge" .
:a3 a :Ascent ; :climber :hanne ; :peak :horn ; :date "2001-06-30"^^xsd:date ; :route "east gully" .
:film a :Film ; rdfs:label "Thin Air" ; :director :marit ; :shotOn :dome ; :stars :hanne . :marit a :Person ; rdfs:label "Marit Eide" ; :born :lorn .
`;
