import type { Family } from '../family.ts'
import { FAMILY_NUMBERS } from '../numbers.ts'
import { PLAIN_FORMS } from '../parts.ts'
import { COMPOSITES } from '../resources.ts'
import { t } from '../text.ts'

export const PWNS: Family = {
  number: FAMILY_NUMBERS.PWNS,
  acronym: 'PWNS',
  edition: 1,
  name: t(
    'Pellworth Numeracy Screener',
    'Dépistage en numératie Pellworth',
    'Pellworth Rekenscreening',
    'Cribado numérico Pellworth',
  ),
  tagline: t(
    'A quarter of an hour with the whole class, three times a year.',
    'Un quart d’heure avec toute la classe, trois fois par année.',
    'Een kwartier met de hele klas, drie keer per jaar.',
    'Un cuarto de hora con toda la clase, tres veces al año.',
  ),
  body: [
    t(
      'Students compare amounts, place numbers on a line and work out short sums. The class list shows at once who is on track and who needs practice now.',
      'Les élèves comparent des quantités, situent des nombres sur une droite et font de courts calculs. La liste de la classe montre aussitôt qui progresse bien et qui a besoin d’exercice.',
      'Leerlingen vergelijken hoeveelheden, plaatsen getallen op een lijn en maken korte sommen. De klassenlijst toont meteen wie op koers ligt en wie nu oefening nodig heeft.',
      'El alumnado compara cantidades, sitúa números en una recta y resuelve cálculos breves. La lista de clase muestra enseguida quién va bien y quién necesita practicar ya.',
    ),
    t(
      'Booklets for each grade and a script to read aloud make it easy for any teacher. It helps identify students for a fuller look.',
      'Des cahiers pour chaque niveau et un texte à lire à voix haute facilitent la tâche à tout enseignant. L’outil aide à repérer les élèves à évaluer davantage.',
      'Boekjes per leerjaar en een voorleestekst maken het voor elke leerkracht eenvoudig. De screening helpt leerlingen te vinden die nader onderzoek nodig hebben.',
      'Los cuadernillos por curso y un guion para leer en voz alta lo hacen fácil para cualquier docente. Ayuda a identificar a quienes conviene evaluar más a fondo.',
    ),
  ],
  measures: [
    t('Number sense', 'Sens du nombre', 'Getalbegrip', 'Sentido numérico'),
    t('Number line', 'Droite numérique', 'Getallenlijn', 'Recta numérica'),
    t('Arithmetic fluency', 'Aisance en calcul', 'Vlot rekenen', 'Fluidez en cálculo'),
  ],
  authors: ['Alban Pellworth, EdS'],
  categories: ['numeracy'],
  population: { minAgeMonths: 60, maxAgeMonths: 155, grades: 'K–6', raters: [] },
  completion: { minMinutes: 15, maxMinutes: 15 },
  administration: ['PAPER', 'GROUP'],
  telepractice: false,
  scoring: ['HAND', 'WEB', 'MAIL_IN'],
  languages: ['en', 'fr', 'nl', 'es'],
  publicationYear: 2021,
  scores: ['PERCENTILE', 'STANINE', 'RAW_SCORE'],
  norms: { basis: 'GRADE', year: 2020, sampleSize: 5200, country: 'US' },
  reliability: { label: COMPOSITES, low: 0.82, high: 0.9 },
  rank: 1,
  similar: [FAMILY_NUMBERS.MWLR, FAMILY_NUMBERS['LSRI-5'], FAMILY_NUMBERS.SHSP],
  sampleReport: t(
    'Class list of Room 7, invented: three groups for practice and change since September.',
    'Liste de la classe 7, fictive : trois groupes d’exercice et évolution depuis septembre.',
    'Klassenlijst van lokaal 7, verzonnen: drie oefengroepen en de verandering sinds september.',
    'Lista del aula 7, ficticia: tres grupos de práctica y cambio desde septiembre.',
  ),
  questions: [
    {
      question: t(
        'Are calculators allowed?',
        'La calculatrice est-elle permise?',
        'Is een rekenmachine toegestaan?',
        '¿Se permite la calculadora?',
      ),
      answer: t(
        'No. Calculators are not allowed in any grade.',
        'Non. La calculatrice n’est permise à aucun niveau.',
        'Nee. Een rekenmachine is in geen enkel leerjaar toegestaan.',
        'No. La calculadora no se permite en ningún curso.',
      ),
    },
  ],
  keywords: [
    t('math', 'mathématiques', 'wiskunde', 'matemáticas'),
    t('maths', 'maths', 'sommen', 'aritmética'),
    t('dyscalculia', 'dyscalculie', 'dyscalculie', 'discalculia'),
  ],
  parts: {
    priceLevel: 0.3,
    kit: 'plain',
    manual: 'both',
    forms: PLAIN_FORMS,
    scoringKey: true,
    mailIn: true,
    reports: ['score', 'progress'],
    subscription: true,
    siteLicence: true,
  },
}
