import type { Family } from '../family.ts'
import { FAMILY_NUMBERS } from '../numbers.ts'
import { COMPOSITES } from '../resources.ts'
import { t } from '../text.ts'

export const WCVI: Family = {
  number: FAMILY_NUMBERS.WCVI,
  acronym: 'WCVI',
  edition: 1,
  name: t(
    'Wexmoor Career and Values Inventory',
    'Inventaire de carrière et de valeurs Wexmoor',
    'Wexmoor Loopbaan- en Waardenlijst',
    'Inventario de carrera y valores Wexmoor',
  ),
  tagline: t(
    'Interests and values side by side, for choices of study and work.',
    'Intérêts et valeurs côte à côte, pour choisir des études ou un travail.',
    'Interesses en waarden naast elkaar, voor de keuze van studie en werk.',
    'Intereses y valores en paralelo, para elegir estudios y trabajo.',
  ),
  body: [
    t(
      'Respondents choose between everyday activities and put eight values in order. The report links both to fields of work and ends with questions to think over.',
      'La personne choisit entre des activités courantes et classe huit valeurs. Le rapport relie les deux à des domaines de travail et se termine par des pistes de réflexion.',
      'De respondent kiest tussen alledaagse activiteiten en ordent acht waarden. Het rapport verbindt beide met werkvelden en eindigt met vragen om over na te denken.',
      'La persona elige entre actividades cotidianas y ordena ocho valores. El informe los relaciona con campos de trabajo y termina con preguntas para reflexionar.',
    ),
    t(
      'It opens a conversation about next steps; it does not tell anyone what to become.',
      'Il ouvre une conversation sur la suite; il ne dit à personne quoi devenir.',
      'De lijst opent een gesprek over de volgende stap en schrijft niemand een beroep voor.',
      'Abre una conversación sobre los próximos pasos; no dice a nadie qué debe ser.',
    ),
  ],
  measures: [
    t('Six fields of interest', 'Six champs d’intérêt', 'Zes interessegebieden', 'Seis campos de interés'),
    t('Eight work values', 'Huit valeurs de travail', 'Acht werkwaarden', 'Ocho valores laborales'),
    t('Readiness to choose', 'Préparation au choix', 'Keuzerijpheid', 'Disposición para elegir'),
  ],
  authors: ['Hugh Wexmoor, EdD'],
  categories: ['career'],
  population: { minAgeMonths: 168, raters: ['SELF'] },
  completion: { minMinutes: 20, maxMinutes: 25 },
  administration: ['ONSCREEN', 'REMOTE', 'GROUP', 'PAPER'],
  telepractice: true,
  scoring: ['WEB'],
  languages: ['en', 'fr', 'nl', 'es'],
  publicationYear: 2024,
  scores: ['PERCENTILE', 'RAW_SCORE'],
  norms: { basis: 'AGE', year: 2023, sampleSize: 3050, country: 'US' },
  reliability: { label: COMPOSITES, low: 0.81, high: 0.9 },
  readingGrade: 7,
  rank: 1,
  similar: [FAMILY_NUMBERS.LKPQ, FAMILY_NUMBERS.QLGA],
  sampleReport: t(
    'Saffron Teague, 17:0, an invented student: a map of interests, three leading values and twelve fields to explore.',
    'Saffron Teague, 17:0, élève fictive : une carte des intérêts, trois valeurs dominantes et douze domaines à explorer.',
    'Saffron Teague, 17:0, een verzonnen leerling: een kaart van interesses, drie hoofdwaarden en twaalf velden om te verkennen.',
    'Saffron Teague, 17:0, alumna ficticia: un mapa de intereses, tres valores principales y doce campos por explorar.',
  ),
  questions: [
    {
      question: t(
        'Can a whole class take it at once?',
        'Toute une classe peut-elle le faire en même temps?',
        'Kan een hele klas tegelijk?',
        '¿Puede hacerlo toda una clase a la vez?',
      ),
      answer: t(
        'Yes. One link serves up to 40 people, each with a report of their own.',
        'Oui. Un seul lien convient à 40 personnes au plus, chacune avec son rapport.',
        'Ja. Eén link volstaat voor hoogstens 40 personen, ieder met een eigen rapport.',
        'Sí. Un enlace sirve para hasta 40 personas, cada una con su informe.',
      ),
    },
  ],
  keywords: [
    t('vocational guidance', 'orientation professionnelle', 'beroepskeuze', 'orientación vocacional'),
    t('job', 'emploi', 'baan', 'empleo'),
  ],
  parts: {
    priceLevel: 0.3,
    digitalKit: true,
    manual: 'both',
    booklets: true,
    onScreen: true,
    reports: ['score', 'interpretive'],
    siteLicence: true,
    training: true,
  },
}
