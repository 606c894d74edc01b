/**
 * A tow company: its tows and audits have names of their own, "tow 3", and are still only what links a tug with the
 * barge that it towed, or an auditor with the granary that was audited.
 */
export const TOWAGE = `
@prefix : <urn:towage:> .
@prefix owl: <http://www.w3.org/2002/07/owl#> .
:Tug rdfs:label "tug" . :Barge rdfs:label "barge" . :Granary rdfs:label "granary" . :Clerk rdfs:label "clerk" .
:Tow rdfs:label "tow" . :Audit rdfs:label "audit" .
:tower rdfs:label "towed by" . :towed rdfs:label "towed barge" . :towDate rdfs:label "tow date" .
:taken rdfs:label "people towed" . :by rdfs:label "audited by" . :audited rdfs:label "audited granary" .
:auditDate rdfs:label "audit date" . :mice rdfs:label "mice" . :answers rdfs:label "answers to" .
:trained rdfs:label "trained by" . :cousin rdfs:label "cousin" . :cousin a owl:SymmetricProperty .
:keeper rdfs:label "owned by" .
:rex a :Tug ; rdfs:label "Rex Maris" . :lis a :Tug ; rdfs:label "Little Lis" .
:oda a :Barge ; rdfs:label "Oda Grain" ; :keeper :pim . :fen a :Barge ; rdfs:label "Fen Lily" ; :keeper :ute .
:north a :Granary ; rdfs:label "Northloft" . :low a :Granary ; rdfs:label "Lowloft" .
:pim a :Clerk ; rdfs:label "Pim Haver" ; :answers :ute ; :trained :ute ; :cousin :ute .
:ute a :Clerk ; rdfs:label "Ute Brank" ; :answers :jo .
:jo a :Clerk ; rdfs:label "Jo Tamsin" .
:cas a :Clerk ; rdfs:label "Cas Olver" ; :answers :ute ; :trained :pim .
:t1 a :Tow ; rdfs:label "tow 1" ; :tower :rex ; :towed :oda ; :towDate "2001-02-03"^^xsd:date ; :taken 7 .
:t2 a :Tow ; rdfs:label "tow 2" ; :tower :rex ; :towed :fen ; :towDate "2004-02-03"^^xsd:date ; :taken 7 .
:t3 a :Tow ; rdfs:label "tow 3" ; :tower :lis ; :towed :fen ; :towDate "2006-05-03"^^xsd:date ; :taken 2 .
:a1 a :Audit ; rdfs:label "audit 1" ; :by :jo ; :audited :north ; :auditDate "2002-05-03"^^xsd:date ; :mice 4 .
:a2 a :Audit ; rdfs:label "audit 2" ; :by :jo ; :audited :low ; :auditDate "2003-05-03"^^xsd:date ; :mice 4 .
`;
