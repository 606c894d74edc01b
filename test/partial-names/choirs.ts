/** Choirs, their concerts and halls: names with years, initials and words that others have too. */
export const CHOIRS = `
@prefix skos: <http://www.w3.org/2004/02/skos/core#> .
@prefix : <urn:choirs#> .
:Choir rdfs:label "choir" . :Concert rdfs:label "concert" . :Hall rdfs:label "hall" . :Singer rdfs:label "singer" . :Piece rdfs:label "piece" .
:conductor rdfs:label "conductor" ; skos:altLabel "conducted by" . :heldIn rdfs:label "held in" . :attendance rdfs:label "attendance" .
:seats rdfs:label "number of seats" . :composer rdfs:label "composer" ; skos:altLabel "composed by" . :memberOf rdfs:label "member of" .
:founder rdfs:label "founder" ; skos:altLabel "founded by" . :birthplace rdfs:label "place of birth" . :fee rdfs:label "fee (marks)" .
:g14 a :Concert ; rdfs:label "Spring Gala 2014" ; :conductor :marsh ; :heldIn :corn ; :attendance 412 .
:g16 a :Concert ; rdfs:label "Spring Gala 2016" ; :conductor :orr ; :heldIn :osyth ; :attendance 350 .
:m15 a :Concert ; rdfs:label "Midwinter Vespers (2015)" ; :conductor :orr ; :heldIn :osyth .
:m18 a :Concert ; rdfs:label "Midwinter Vespers (2018)" ; :conductor :lise ; :heldIn :corn .
:corn a :Hall ; rdfs:label "Zelden Corn Exchange" ; :seats 520 . :osyth a :Hall ; rdfs:label "Church of St Osyth" ; :seats 260 .
:zc a :Choir ; rdfs:label "Zelden Chorale" ; :founder :marsh . :lv a :Choir ; rdfs:label "Lantern Voices" ; :founder :orr .
:bells a :Piece ; rdfs:label "Mass for the Drowned Bells" ; :composer :veit . :tide a :Piece ; rdfs:label "Tide Psalms" ; :composer :lise .
:fog a :Piece ; rdfs:label "Quillfog (cantata)" ; :composer :veit . :thin a :Piece ; rdfs:label "It Was Quillfog (motet)" ; :composer :lise .
:thick a :Piece ; rdfs:label "The Thick Quillfog" ; :composer :lise . :two1 a :Piece ; rdfs:label "Hollow (mass)" ; :composer :veit .
:two2 a :Piece ; rdfs:label "Hollow (motet)" ; :composer :lise .
:marsh a :Singer ; rdfs:label "Ottoline Marsh" ; :memberOf :zc ; :birthplace :brune . :orr a :Singer ; rdfs:label "Benedikt Orr-Vale" ; :memberOf :lv ; :birthplace :selk ; :fee 90 .
:lise a :Singer ; rdfs:label "Lise Marsh" ; :memberOf :lv ; :birthplace :brune . :veit a :Singer ; rdfs:label "Veit Salter" ; :fee 40 ; :memberOf :zc .
:brune rdfs:label "Brunemoor" . :selk rdfs:label "Selk" .
`;
