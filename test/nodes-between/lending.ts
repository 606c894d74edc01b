/**
 * A house that lends tools, has a committee and puts on plays: what somebody borrowed, which post somebody held and
 * which part somebody took stand on nodes without names, some with dates and some with a value of their own.
 */
export const LENDING = `
@prefix : <urn:lending:> .
:Member rdfs:label "member" . :Tool rdfs:label "tool" . :Loan rdfs:label "loan" . :Post rdfs:label "post" .
:Term rdfs:label "term of office" . :Casting rdfs:label "casting" . :Role rdfs:label "character" . :Show rdfs:label "play" .
:Trophy rdfs:label "trophy" . :Giving rdfs:label "giving of a trophy" .
:borrower rdfs:label "borrowed by" . :item rdfs:label "item lent" . :out rdfs:label "from" . :back rdfs:label "until" .
:deposit rdfs:label "deposit (marks)" . :holder rdfs:label "office holder" . :office rdfs:label "office" .
:from rdfs:label "from" . :until rdfs:label "until" . :player rdfs:label "player" . :part rdfs:label "part" .
:show rdfs:label "in play" . :pay rdfs:label "fee (marks)" . :first rdfs:label "date of birth" .
:cup rdfs:label "trophy" . :winner rdfs:label "winner" . :given rdfs:label "year given" . :author rdfs:label "written by" .
:weight rdfs:label "weight (kg)" . :lives rdfs:label "lives in" . :Town rdfs:label "town" .

:ada a :Member ; rdfs:label "Ada Finch" ; :first "1950"^^xsd:gYear ; :lives :orm . :bo a :Member ; rdfs:label "Bo Reed" ; :lives :lund .
:cy a :Member ; rdfs:label "Cy Marsh" ; :lives :orm . :di a :Member ; rdfs:label "Di Holt" ; :lives :lund .
:orm a :Town ; rdfs:label "Orm" . :lund a :Town ; rdfs:label "Lundby" .
:ladder a :Tool ; rdfs:label "Long Ladder" ; :weight 21 . :mixer a :Tool ; rdfs:label "Red Mixer" ; :weight 60 .
:saw a :Tool ; rdfs:label "Blue Saw" ; :weight 3 .
:l1 a :Loan ; :borrower :ada ; :item :ladder ; :out "2020-03-01"^^xsd:date ; :back "2020-03-20"^^xsd:date ; :deposit 30 .
:l2 a :Loan ; :borrower :bo ; :item :ladder ; :out "2021-05-01"^^xsd:date ; :back "2021-05-09"^^xsd:date ; :deposit 35 .
:l3 a :Loan ; :borrower :ada ; :item :mixer ; :out "2020-07-01"^^xsd:date ; :back "2020-07-02"^^xsd:date ; :deposit 80 .
:l4 a :Loan ; :borrower :bo ; :item :saw ; :out "2020-08-01"^^xsd:date ; :deposit 10 .
:l5 a :Loan ; :borrower :cy ; :item :mixer ; :deposit 85 .
:treasurer a :Post ; rdfs:label "treasurer" . :chair a :Post ; rdfs:label "head of tools" .
:t1 a :Term ; :holder :ada ; :office :treasurer ; :from "2001-01-01"^^xsd:date ; :until "2006-12-31"^^xsd:date .
:t2 a :Term ; :holder :bo ; :office :treasurer ; :from "2007-01-01"^^xsd:date ; :until "2015-12-31"^^xsd:date .
:t3 a :Term ; :holder :cy ; :office :treasurer ; :from "2016-01-01"^^xsd:date .
:t4 a :Term ; :holder :ada ; :office :chair ; :from "2007-01-01"^^xsd:date ; :until "2012-12-31"^^xsd:date .
:t5 a :Term ; :holder :di ; :office :chair ; :from "2013-01-01"^^xsd:date .
:moor a :Role ; rdfs:label "The Moor" . :ghost a :Role ; rdfs:label "The Ghost" .
:othello a :Show ; rdfs:label "Storm Night" ; :author :di . :lear a :Show ; rdfs:label "Cold Harbour" ; :author :cy .
:c1 a :Casting ; :player :ada ; :part :moor ; :show :othello ; :pay 40 .
:c2 a :Casting ; :player :bo ; :part :ghost ; :show :othello .
:c3 a :Casting ; :player :bo ; :part :moor ; :show :lear ; :pay 55 .
:c4 a :Casting ; :player :cy ; :part :ghost ; :show :lear .
:hammer a :Trophy ; rdfs:label "Silver Hammer" .
[] a :Giving ; :cup :hammer ; :winner :ada ; :given "1999"^^xsd:gYear .
[] a :Giving ; :cup :hammer ; :winner :bo ; :given "2004"^^xsd:gYear .
`;
