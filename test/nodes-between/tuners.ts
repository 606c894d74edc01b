/** Tunings, tuitions, prizes and removals: what happened, each with a name of its own. */
export const TUNERS = `
@prefix : <urn:tuners:> .
@prefix owl: <http://www.w3.org/2002/07/owl#> .
:Person a owl:Class ; rdfs:label "Person" . :Tuner a owl:Class ; rdfs:label "Tuner" ; rdfs:subClassOf :Person .
:Piano a owl:Class ; rdfs:label "Piano" . :Hall a owl:Class ; rdfs:label "Hall" .
:Tuning a owl:Class ; rdfs:label "Tuning" . :Tutorship a owl:Class ; rdfs:label "Tutorship" .
:Prize a owl:Class ; rdfs:label "Recital Prize" . :Move a owl:Class ; rdfs:label "Piano removal" .
:Mend a owl:Class ; rdfs:label "mending job" .
:stands rdfs:label "stands in hall" . :seats rdfs:label "seats" .
:tunedPiano rdfs:label "tuned piano" . :tuner rdfs:label "tuner" . :date rdfs:label "date" .
:beats rdfs:label "beat count" . :remark rdfs:label "remark" .
:tutor rdfs:label "tutor" . :tutee rdfs:label "tutee" . :began rdfs:label "began on" . :ended rdfs:label "finished on" .
:awardedTo rdfs:label "awarded to" . :sum rdfs:label "prize sum" .
:from rdfs:label "from hall" . :carriedBy rdfs:label "carried by" . :piano rdfs:label "piano" .
:joiner rdfs:label "joiner" . :cost rdfs:label "timber cost" .

:ida a :Tuner ; rdfs:label "Ida Quell" . :bo a :Tuner ; rdfs:label "Bo Marsh" .
:cy a :Person ; rdfs:label "Cy Lund" . :di a :Person ; rdfs:label "Di Fern" .
:rose a :Hall ; rdfs:label "Rose Hall" ; :seats 80 . :elm a :Hall ; rdfs:label "Elm Hall" ; :seats 120 .
:k a :Piano ; rdfs:label "Old Kestrel" ; :stands :rose . :w a :Piano ; rdfs:label "Wolfling" ; :stands :elm .
:g a :Piano ; rdfs:label "Grey Lady" ; :stands :elm .

:t1 a :Tuning ; rdfs:label "Tuning 1" ; :tunedPiano :k ; :tuner :ida ; :date "2019-03-02"^^xsd:date ; :beats 3 .
:t2 a :Tuning ; rdfs:label "Tuning 2" ; :tunedPiano :k ; :tuner :bo ; :date "2020-03-02"^^xsd:date ; :beats 8 .
:t3 a :Tuning ; rdfs:label "Tuning 3" ; :tunedPiano :w ; :tuner :ida ; :date "2020-05-09"^^xsd:date ; :beats 5 .
:t4 a :Tuning ; rdfs:label "Tuning 4" ; :tunedPiano :w ; :tuner :ida ; :date "2021-05-09"^^xsd:date .

:u1 a :Tutorship ; rdfs:label "Tutorship 1" ; :tutor :ida ; :tutee :bo ; :began "2015-01-01"^^xsd:date ;
  :ended "2017-02-01"^^xsd:date .
:u2 a :Tutorship ; rdfs:label "Tutorship 2" ; :tutor :bo ; :tutee :cy ; :began "2018-01-01"^^xsd:date .
:u3 a :Tutorship ; rdfs:label "Tutorship 3" ; :tutor :bo ; :tutee :di ; :began "2019-01-01"^^xsd:date ;
  :ended "2020-01-01"^^xsd:date .

:p1 a :Prize ; rdfs:label "Lark Cup" ; :awardedTo :cy ; :date "2020-07-01"^^xsd:date ; :sum 40 .
:p2 a :Prize ; rdfs:label "Wren Cup" ; :awardedTo :di ; :date "2021-07-01"^^xsd:date ; :sum 50 .
:p3 a :Prize ; rdfs:label "Rook Cup" ; :awardedTo :cy ; :date "2021-07-01"^^xsd:date ; :sum 30 .

:m1 a :Move ; rdfs:label "Removal 1" ; :piano :k ; :from :elm ; :carriedBy :di ; :date "2018-02-02"^^xsd:date .
:m2 a :Move ; rdfs:label "Removal 2" ; :piano :g ; :from :rose ; :carriedBy :cy ; :date "2019-02-02"^^xsd:date .

:j1 a :Mend ; rdfs:label "Mending 1" ; :piano :g ; :joiner :di ; :date "2018-04-04"^^xsd:date ; :cost 12 .
:j2 a :Mend ; rdfs:label "Mending 2" ; :piano :g ; :joiner :cy ; :date "2019-04-04"^^xsd:date ; :cost 20 .
:j3 a :Mend ; rdfs:label "Mending 3" ; :piano :w ; :joiner :di ; :date "2020-04-04"^^xsd:date ; :cost 16 .
`;
