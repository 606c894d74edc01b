/** Ferries, skippers, wrecks and a rowing race of an island group, of which people ask as they talk. */
export const FERRIES = `
@prefix : <urn:ferries#> . @prefix xsd: <http://www.w3.org/2001/XMLSchema#> .
:Ferry rdfs:label "ferry boat" . :Pier rdfs:label "pier" . :Skipper rdfs:label "skipper" . :Yard rdfs:label "shipyard" . :Isle rdfs:label "isle" . :Press rdfs:label "printing press" .
:Wreck rdfs:label "shipwreck" . :Row rdfs:label "rowing race" . :Guild rdfs:label "guild" . :Pilotbook rdfs:label "pilot book" . :Voyage rdfs:label "voyage" . :Cave rdfs:label "sea cave" . :Inn rdfs:label "island inn" .
:lands rdfs:label "lands at" . :departs rdfs:label "departs from" . :keeper rdfs:label "pier keeper" . :reeve rdfs:label "reeve" . :onIsle rdfs:label "on isle" .
:builtBy rdfs:label "built by" . :base rdfs:label "seat" . :launched rdfs:label "year of launch" . :dayRate rdfs:label "day rate (crowns)" . :dues rdfs:label "annual dues" . :enrolled rdfs:label "number of members" .
:inGuild rdfs:label "member of" . :deathToll rdfs:label "death toll" . :whenWas rdfs:label "date" . :champion rdfs:label "women's winner" . :winner rdfs:label "men's winner" . :finished rdfs:label "number of finishers" .
:issuedBy rdfs:label "published by" . :pageCount rdfs:label "number of pages" . :writer rdfs:label "written by" . :lead rdfs:label "leader" . :target rdfs:label "destination" . :reached rdfs:label "summit reached" .
:spoiled rdfs:label "damaged" . :coached rdfs:label "coached by" . :lives rdfs:label "lives on" . :chief rdfs:label "principal harbour" . :grade rdfs:label "grade" . :shutIn rdfs:label "closed" . :owner rdfs:label "owned by" . :innk rdfs:label "innkeeper" .
:roomPrice rdfs:label "price per night" . :altitude rdfs:label "elevation" . :sailed rdfs:label "year" .
:i1 a :Isle ; rdfs:label "Skerra" ; :reeve :s1 ; :chief :p1 . :i2 a :Isle ; rdfs:label "Muckle Tarn" ; :reeve :s2 ; :chief :p2 .
:p1 a :Pier ; rdfs:label "North Pier" ; :keeper :s3 ; :onIsle :i1 . :p2 a :Pier ; rdfs:label "Gull Pier" ; :keeper :s4 ; :onIsle :i2 . :p3 a :Pier ; rdfs:label "Old Slip" ; :keeper :s1 ; :onIsle :i1 ; :shutIn "1977"^^xsd:gYear .
:f1 a :Ferry ; rdfs:label "Saint Olaf" ; :departs :p1 ; :lands :p2 ; :builtBy :y1 ; :launched "1961"^^xsd:gYear . :f2 a :Ferry ; rdfs:label "Grey Seal" ; :departs :p2 ; :lands :p3 ; :builtBy :y2 ; :launched "1998"^^xsd:gYear .
:y1 a :Yard ; rdfs:label "Harrow and Daughters" ; :base :i2 . :y2 a :Yard ; rdfs:label "Tide Yard" ; :base :i1 .
:s1 a :Skipper ; rdfs:label "Maud Farrow" ; :dayRate 210 ; :inGuild :g1 ; :lives :i1 ; :coached :s2 . :s2 a :Skipper ; rdfs:label "Ned Colby" ; :dayRate 180 ; :inGuild :g1 ; :lives :i2 ; :coached :s3 .
:s3 a :Skipper ; rdfs:label "Inga Strom" ; :dayRate 350 ; :inGuild :g2 ; :lives :i2 . :s4 a :Skipper ; rdfs:label "Piet Vance" ; :dayRate 120 ; :inGuild :g2 ; :lives :i1 ; :coached :s3 .
:g1 a :Guild ; rdfs:label "Skerra Pilots" ; :dues 25 ; :enrolled 340 . :g2 a :Guild ; rdfs:label "Tarn Oars" ; :dues 12 ; :enrolled 95 ; :owner :y1 .
:w1 a :Wreck ; rdfs:label "Loss of the Petrel" ; :deathToll 14 ; :whenWas "1934-03-02"^^xsd:date ; :spoiled :p1 . :w2 a :Wreck ; rdfs:label "Loss of the Auk" ; :deathToll 3 ; :whenWas "1958-11-20"^^xsd:date ; :spoiled :p3 . :w3 a :Wreck ; rdfs:label "Loss of the Tern" ; :deathToll 0 ; :whenWas "1951-06-08"^^xsd:date .
:r1 a :Row ; rdfs:label "Holm Row 2011" ; :winner :s2 ; :champion :s1 ; :finished 88 . :r2 a :Row ; rdfs:label "Holm Row 2014" ; :winner :s4 ; :champion :s3 ; :finished 102 .
:b1 a :Pilotbook ; rdfs:label "Round the Holms" ; :issuedBy :h1 ; :pageCount 410 ; :writer :s3 . :b2 a :Pilotbook ; rdfs:label "Shoals by Night" ; :issuedBy :h1 ; :pageCount 95 ; :writer :s4 . :b3 a :Pilotbook ; rdfs:label "Small Anchorages" ; :issuedBy :h2 ; :pageCount 230 ; :writer :s3 .
:h1 a :Press ; rdfs:label "Lantern House" . :h2 a :Press ; rdfs:label "Quay Books" .
:v1 a :Voyage ; rdfs:label "Ice Edge Voyage" ; :lead :s1 ; :target :i2 ; :sailed "1964"^^xsd:gYear ; :reached true . :v2 a :Voyage ; rdfs:label "Long Swell Voyage" ; :lead :s1 ; :target :i2 ; :sailed "1972"^^xsd:gYear ; :reached false . :v3 a :Voyage ; rdfs:label "Summer Voyage" ; :lead :s3 ; :target :i1 ; :sailed "1979"^^xsd:gYear .
:c1 a :Cave ; rdfs:label "Boom Hole" ; :grade "C3" ; :altitude 4 . :c2 a :Cave ; rdfs:label "Dark Hole" ; :grade "C1" ; :altitude 19 . :c3 a :Cave ; rdfs:label "Seal Hole" ; :grade "C1" ; :altitude 11 .
:n1 a :Inn ; rdfs:label "Blue Buoy" ; :roomPrice 40 ; :owner :y1 ; :innk :s4 ; :onIsle :i1 . :n2 a :Inn ; rdfs:label "Net and Creel" ; :roomPrice 65 ; :owner :s2 ; :innk :s1 ; :onIsle :i2 . :n3 a :Inn ; rdfs:label "Far Light" ; :roomPrice 28 ; :owner :y2 ; :innk :s3 ; :onIsle :i1 .
`;
