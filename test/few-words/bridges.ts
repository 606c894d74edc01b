/** Towns and their bridges, boats, films and paintings, some of which are called by ordinary words. */
export const BRIDGES = `
@prefix : <urn:bridges:> .
:Town rdfs:label "town" . :Bridge rdfs:label "bridge" . :Person rdfs:label "person" . :Film rdfs:label "film" .
:River rdfs:label "river" . :Term rdfs:label "term of office" . :Boat rdfs:label "boat" . :Painting rdfs:label "painting" .
:Museum rdfs:label "museum" . :Company rdfs:label "company" . :Coat rdfs:label "coat" . :Office rdfs:label "office" .
:located rdfs:label "located in" . :built rdfs:label "built" . :builder rdfs:label "builder" . :over rdfs:label "crosses" .
:length rdfs:label "length (m)" . :population rdfs:label "population" . :area rdfs:label "area (km²)" .
:founder rdfs:label "founder" . :founded rdfs:label "founded" . :seat rdfs:label "seat" . :owner rdfs:label "owner" .
:born rdfs:label "place of birth" . :bornOn rdfs:label "date of birth" . :height rdfs:label "height (cm)" .
:director rdfs:label "director" . :cast rdfs:label "cast member" . :released rdfs:label "release date" .
:painter rdfs:label "painter" . :captain rdfs:label "captain" . :launched rdfs:label "launched" . :kept rdfs:label "kept in" .
:office rdfs:label "office" . :holder rdfs:label "holder" . :from rdfs:label "start" . :till rdfs:label "end" .
:wornBy rdfs:label "worn by" . :madeBy rdfs:label "made by" . :spouse rdfs:label "spouse" . :scene rdfs:label "scene" .
:sets rdfs:label "sets" .

:tarn a :Town ; rdfs:label "Tarnby" ; :population 41200 ; :area 18 ; :founded "1201"^^xsd:gYear .
:grau a :Town ; rdfs:label "Grauholm" ; :population 12900 ; :area 9 ; :founded "1422"^^xsd:gYear .
:kolv a :Town ; rdfs:label "Kolvik" ; :population 88000 ; :area 40 ; :founded "1350"^^xsd:gYear .
:senn a :River ; rdfs:label "Senn" ; :length 210000 . :moor a :River ; rdfs:label "Moor Water" ; :length 90000 .
:old a :Bridge ; rdfs:label "Old Ferry Bridge" ; :located :tarn ; :over :senn ; :built "1852"^^xsd:gYear ; :builder :una ;
  :length 120 ; :owner :hedy .
:new a :Bridge ; rdfs:label "Linden Bridge" ; :located :tarn ; :over :moor ; :built "1931"^^xsd:gYear ; :builder :ivo ; :length 340 .
:dock a :Bridge ; rdfs:label "Dock Bridge" ; :located :grau ; :over :moor ; :built "1899"^^xsd:gYear ; :builder :una ; :length 80 .
:una a :Person ; rdfs:label "Una Craddock" ; :born :tarn ; :bornOn "1820-04-01"^^xsd:date ; :height 171 ; :spouse :ansel .
:ivo a :Person ; rdfs:label "Ivo Sand" ; :born :grau ; :bornOn "1890-02-11"^^xsd:date ; :height 182 .
:ansel a :Person ; rdfs:label "Ansel Broom" ; :born :tarn ; :bornOn "1815-06-01"^^xsd:date ; :height 165 .
:hedy a :Person ; rdfs:label "Hedy Marlowe" ; :born :kolv ; :bornOn "1955-06-01"^^xsd:date ; :height 175 .
:rosa a :Person ; rdfs:label "Rosa Thwaite" ; :born :kolv ; :bornOn "1961-06-01"^^xsd:date ; :height 169 .
:bert a :Person ; rdfs:label "Bertil Hunter" ; :born :kolv ; :bornOn "1931-06-01"^^xsd:date ; :height 190 .
:mayor a :Office ; rdfs:label "Mayor of Tarnby" .
:m1 a :Term ; :office :mayor ; :holder :hedy ; :from "1988"^^xsd:gYear ; :till "1996"^^xsd:gYear .
:m2 a :Term ; :office :mayor ; :holder :rosa ; :from "1996"^^xsd:gYear ; :till "2004"^^xsd:gYear .
:m3 a :Term ; :office :mayor ; :holder :bert ; :from "1950"^^xsd:gYear ; :till "1960"^^xsd:gYear .
:f1 a :Film ; rdfs:label "Low Tide" ; :director :hedy ; :cast :rosa , :bert ; :released "1990-05-01"^^xsd:date ; :scene :kolv .
:f2 a :Film ; rdfs:label "March" ; :director :hedy ; :cast :rosa ; :released "1994-05-01"^^xsd:date ; :sets :ansel .
:f3 a :Film ; rdfs:label "The Wave" ; :director :rosa ; :cast :bert ; :released "1984-05-01"^^xsd:date .
:p1 a :Painting ; rdfs:label "Rose" ; :painter :ansel ; :kept :mus .
:p2 a :Painting ; rdfs:label "The Hunter" ; :painter :una ; :kept :glass .
:mus a :Museum ; rdfs:label "Tarnby Museum" ; :located :tarn ; :founded "1890"^^xsd:gYear ; :founder :una .
:glass a :Museum ; rdfs:label "Glass House" ; :located :kolv ; :founded "1920"^^xsd:gYear ; :founder :ivo .
:b1 a :Boat ; rdfs:label "Bright" ; :owner :hedy ; :captain :bert ; :length 12 ; :launched "1970"^^xsd:gYear .
:b2 a :Boat ; rdfs:label "Swift Wind" ; :owner :rosa ; :captain :rosa ; :length 15 ; :launched "1980"^^xsd:gYear .
:b3 a :Boat ; rdfs:label "Hope" ; :owner :bert ; :captain :hedy ; :length 9 ; :launched "1990"^^xsd:gYear .
:b4 a :Boat ; rdfs:label "The Bridge" ; :owner :ansel ; :length 26 .
:co a :Company ; rdfs:label "Marlowe Ferries" ; :founder :hedy ; :founded "1979"^^xsd:gYear ; :seat :kolv .
:c1 a :Coat ; rdfs:label "motley coat" ; :wornBy :bert ; :madeBy :una . :c2 a :Coat ; rdfs:label "grey coat" ; :wornBy :rosa ; :madeBy :hedy .
`;
