/** A yard of bells and their ringers, whose relations are called by words of the trade and described in plain ones. */
export const BELL_YARD = `
@prefix xsd: <http://www.w3.org/2001/XMLSchema#> .
@prefix : <urn:bell-yard#> .
:Bell rdfs:label "bell" . :Ringer rdfs:label "ringer" . :Loft rdfs:label "ringing loft" . :Peal rdfs:label "peal" .
:tag rdfs:label "punch mark" ; rdfs:comment "Number of the clapper." .
:cast rdfs:label "poured by" ; rdfs:comment "The founder who cast it." .
:dam rdfs:label "matrix" ; rdfs:comment "The bell's parent, where it is one of the yard." .
:due rdfs:label "last stroke" ; rdfs:comment "Closing day." .
:room rdfs:label "floor licence" ; rdfs:comment "Greatest number of guests allowed up." .
:rest rdfs:label "mute day" ; rdfs:comment "Weekday on which no bell is rung." .
:loud rdfs:label "loudness (dB)" . :damp rdfs:label "humidity (%)" . :thick rdfs:label "thickness (mm)" . :cost rdfs:label "worth (ducats)" .
:home rdfs:label "hung in" . :fame rdfs:label "popularity" .
:greta a :Bell ; rdfs:label "Greta" ; :tag "C-12" ; :cast :odo ; :dam :ursa ; :loud 96 ; :thick 40 ; :home :east .
:ursa a :Bell ; rdfs:label "Ursa" ; :tag "C-07" ; :cast :ilse ; :loud 104 ; :thick 55 ; :home :west .
:pip a :Bell ; rdfs:label "Little Pip" ; :tag "C-31" ; :cast :odo ; :dam :greta ; :loud 81 ; :thick 22 ; :home :east .
:odo a :Ringer ; rdfs:label "Odo Marl" . :ilse a :Ringer ; rdfs:label "Ilse Farrow" .
:east a :Loft ; rdfs:label "East Loft" ; :room 30 ; :rest "Monday" ; :damp 61 . :west a :Loft ; rdfs:label "West Loft" ; :room 12 ; :rest "Friday" ; :damp 48 .
:p1 a :Peal ; rdfs:label "Frost Peal" ; :due "2011-02-03"^^xsd:date ; :fame 7 . :p2 a :Peal ; rdfs:label "Corn Peal" ; :due "2012-08-19"^^xsd:date ; :fame 9 .
`;
