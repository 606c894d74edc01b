/** Tower clocks, who made and keeps them, and where: a small world for questions in ordinary people's words. */
export const CLOCKS = `
@prefix : <urn:clocks:> .
@prefix owl: <http://www.w3.org/2002/07/owl#> .
@prefix skos: <http://www.w3.org/2004/02/skos/core#> .
:Clock rdfs:label "clock" ; skos:altLabel "timepiece" . :Person rdfs:label "person" . :Town rdfs:label "town" .
:County rdfs:label "county" . :Guild rdfs:label "guild" . :Museum rdfs:label "museum" . :Prize rdfs:label "prize" .
:Book rdfs:label "book" .
:madeBy rdfs:label "made by" ; skos:altLabel "maker" . :repairedBy rdfs:label "repaired by" .
:keptAt rdfs:label "kept at" . :yearMade rdfs:label "year made" . :height rdfs:label "height (m)" .
:weight rdfs:label "weight (kg)" . :material rdfs:label "material" . :commissionedBy rdfs:label "commissioned by" .
:modelledOn rdfs:label "modelled on" .
:born rdfs:label "date of birth" . :died rdfs:label "date of death" .
:birthplace rdfs:label "place of birth" ; skos:altLabel "birthplace" .
:apprenticeOf rdfs:label "apprentice of" ; skos:altLabel "trained under" .
:spouse a owl:SymmetricProperty ; rdfs:label "spouse" . :memberOf rdfs:label "member of" .
:county rdfs:label "county" . :population rdfs:label "population" ; skos:altLabel "inhabitants" .
:mayor rdfs:label "mayor" . :twinnedWith rdfs:label "twinned with" .
:founded rdfs:label "year of foundation" . :founder rdfs:label "founder" . :seat rdfs:label "seat" .
:motto rdfs:label "motto" . :nextMeeting rdfs:label "next meeting" .
:opened rdfs:label "opened" . :locatedIn rdfs:label "located in" . :curator rdfs:label "curator" .
:visitors rdfs:label "visitors per year" .
:givenBy rdfs:label "awarded by" . :winner rdfs:label "winner" . :purse rdfs:label "prize money (florins)" .
:author rdfs:label "author" ; skos:altLabel "written by" . :about rdfs:label "about" . :pages rdfs:label "number of pages" .
:publishedIn rdfs:label "place of publication" .

:thornby a :Town ; rdfs:label "Thornby" ; :county :westmark ; :population 8200 ; :mayor :isolde .
:quayle a :Town ; rdfs:label "Quayle Bridge" ; :county :westmark ; :population 15300 ; :mayor :benno ; :twinnedWith :ostrau .
:ostrau a :Town ; rdfs:label "Ostrau" ; :county :lowmark ; :population 41000 .
:pim a :Town ; rdfs:label "Pim" ; :county :lowmark ; :population 640 .
:westmark a :County ; rdfs:label "Westmark" . :lowmark a :County ; rdfs:label "Lowmark" .

:adela a :Person ; rdfs:label "Adela Finch" ; :born "1841-05-02"^^xsd:date ; :died "1909-11-30"^^xsd:date ; :birthplace :thornby ; :apprenticeOf :jonas ; :memberOf :escapement .
:jonas a :Person ; rdfs:label "Jonas Brack" ; :born "1802"^^xsd:gYear ; :died "1866"^^xsd:gYear ; :birthplace :pim ; :memberOf :escapement ; :spouse :margit .
:margit a :Person ; rdfs:label "Margit Brack" ; :born "1810"^^xsd:gYear ; :birthplace :ostrau ; :spouse :jonas .
:rufus a :Person ; rdfs:label "Rufus Okell" ; :born "1870-01-15"^^xsd:date ; :birthplace :quayle ; :apprenticeOf :adela ; :memberOf :pendulum .
:isolde a :Person ; rdfs:label "Isolde Kern" ; :born "1951"^^xsd:gYear ; :birthplace :ostrau .
:benno a :Person ; rdfs:label "Benno Strake" ; :born "1966"^^xsd:gYear ; :birthplace :quayle ; :spouse :tilda .
:tilda a :Person ; rdfs:label "Tilda Marsh" ; :born "1970"^^xsd:gYear ; :birthplace :thornby ; :spouse :benno ; :apprenticeOf :rufus .

:escapement a :Guild ; rdfs:label "Escapement Guild" ; :founded "1798"^^xsd:gYear ; :founder :jonas ; :seat :thornby ; :motto "In good time" ; :nextMeeting "2027-03-01"^^xsd:date .
:pendulum a :Guild ; rdfs:label "Pendulum Society" ; :founder :rufus ; :seat :ostrau ; :nextMeeting "2027-05-11"^^xsd:date .

:hall a :Museum ; rdfs:label "Hall of Hours" ; :opened "1932"^^xsd:gYear ; :locatedIn :thornby ; :curator :tilda ; :visitors 23000 .
:cellar a :Museum ; rdfs:label "Cog Cellar" ; :opened "1988"^^xsd:gYear ; :locatedIn :pim ; :curator :isolde ; :visitors 4100 .

:bellow a :Clock ; rdfs:label "The Bellower" ; :madeBy :adela ; :keptAt :hall ; :yearMade "1880"^^xsd:gYear ; :height 4.2 ; :weight 910 ; :material "brass" ; :commissionedBy :escapement .
:ferry a :Clock ; rdfs:label "Ferryman's Clock" ; :madeBy :jonas ; :repairedBy :adela ; :keptAt :hall ; :yearMade "1831"^^xsd:gYear ; :height 2.1 ; :weight 300 ; :material "oak" ; :commissionedBy :escapement .
:moon a :Clock ; rdfs:label "Moon Dial" ; :madeBy :rufus ; :repairedBy :tilda ; :keptAt :cellar ; :yearMade "1903"^^xsd:gYear ; :height 1.4 ; :weight 120 ; :material "silver" ; :modelledOn :bellow ; :commissionedBy :pendulum .
:sexton a :Clock ; rdfs:label "The Old Sexton" ; :madeBy :adela ; :keptAt :cellar ; :yearMade "1895"^^xsd:gYear ; :height 3.3 ; :weight 450 ; :material "brass" ; :modelledOn :ferry .
:corn a :Clock ; rdfs:label "Corn Exchange Clock" ; :madeBy :jonas ; :yearMade "1850"^^xsd:gYear ; :height 5.0 ; :material "iron" .

:spring a :Prize ; rdfs:label "Golden Mainspring" ; :givenBy :pendulum ; :winner :tilda , :adela ; :purse 500 .
:cog a :Prize ; rdfs:label "Silver Cog" ; :givenBy :escapement ; :winner :rufus ; :purse 200 .

:treatise a :Book ; rdfs:label "A Treatise on Wheels" ; :author :jonas ; :about :corn ; :pages 212 ; :publishedIn :ostrau .
:hours a :Book ; rdfs:label "Hours and Owls" ; :author :isolde ; :about :adela ; :pages 340 ; :publishedIn :thornby .
`;
