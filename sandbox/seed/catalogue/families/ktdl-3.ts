import type { Family } from '../family.ts'
import { FAMILY_NUMBERS } from '../numbers.ts'
import { COMPOSITES } from '../resources.ts'
import { t } from '../text.ts'

export const KTDL_3: Family = {
  number: FAMILY_NUMBERS['KTDL-3'],
  acronym: 'KTDL-3',
  edition: 3,
  name: t(
    'Kestrel Daily Living Scales',
    'Échelles de vie quotidienne Kestrel',
    'Kestrel Schalen voor Dagelijks Leven',
    'Escalas de vida diaria Kestrel',
  ),
  tagline: t(
    'What a person really does, day by day, from birth to old age.',
    'Ce qu’une personne fait réellement, jour après jour, de la naissance au grand âge.',
    'Wat iemand echt doet, dag in dag uit, van geboorte tot hoge leeftijd.',
    'Lo que una persona hace de verdad, día a día, desde el nacimiento hasta la vejez.',
  ),
  body: [
    t(
      'An interview or a form filled in at home covers communication, self-care, home, community and relations. Starting points by age keep it short.',
      'Une entrevue ou un questionnaire rempli à la maison porte sur la communication, les soins personnels, la maison, la collectivité et les relations. Des points de départ selon l’âge l’abrègent.',
      'Een interview of een thuis ingevuld formulier gaat over communicatie, zelfzorg, huis, buurt en relaties. Startpunten per leeftijd houden het kort.',
      'Una entrevista o un formulario rellenado en casa abarca comunicación, autocuidado, hogar, comunidad y relaciones. Los puntos de inicio por edad lo abrevian.',
    ),
    t(
      'The third edition asks about phones, payments and online safety. Its scores support decisions about services and independent living.',
      'La troisième édition aborde le téléphone, les paiements et la sécurité en ligne. Ses scores éclairent les décisions sur les services et la vie autonome.',
      'De derde editie vraagt naar telefoon, betalen en online veiligheid. De scores ondersteunen beslissingen over voorzieningen en zelfstandig wonen.',
      'La tercera edición pregunta por el móvil, los pagos y la seguridad en línea. Sus puntuaciones apoyan decisiones sobre servicios y vida independiente.',
    ),
  ],
  measures: [
    t('Communication', 'Communication', 'Communicatie', 'Comunicación'),
    t('Self-care', 'Soins personnels', 'Zelfzorg', 'Autocuidado'),
    t('Home and community', 'Maison et collectivité', 'Huis en buurt', 'Hogar y comunidad'),
    t('Relations with others', 'Relations avec autrui', 'Omgang met anderen', 'Relaciones con los demás'),
  ],
  authors: ['Beatrix Kestrel, PhD', 'Alasdair Moor, PhD'],
  categories: ['adaptive'],
  population: { minAgeMonths: 0, maxAgeMonths: 1080, raters: ['PARENT', 'CAREGIVER', 'TEACHER'] },
  completion: { minMinutes: 20, maxMinutes: 60 },
  administration: ['INTERVIEW', 'REMOTE', 'PAPER'],
  telepractice: true,
  scoring: ['HAND', 'WEB'],
  languages: ['en', 'fr', 'nl', 'es'],
  publicationYear: 2022,
  scores: ['STANDARD_SCORE', 'PERCENTILE', 'AGE_EQUIVALENT', 'STANINE'],
  norms: { basis: 'AGE', year: 2021, sampleSize: 3460, country: 'US' },
  reliability: { label: COMPOSITES, low: 0.9, high: 0.98 },
  readingGrade: 5,
  rank: 2,
  similar: [FAMILY_NUMBERS['FMEY-2'], FAMILY_NUMBERS['AGSC-2'], FAMILY_NUMBERS['HWRS-3']],
  sampleReport: t(
    'Dorian Pell, 19:5, an invented person: four areas, what is done alone already and what comes next.',
    'Dorian Pell, 19:5, personne fictive : quatre domaines, ce qui se fait déjà seul et la suite.',
    'Dorian Pell, 19:5, een verzonnen persoon: vier gebieden, wat al zelfstandig gaat en wat volgt.',
    'Dorian Pell, 19:5, persona ficticia: cuatro áreas, lo que ya hace solo y lo que viene después.',
  ),
  questions: [
    {
      question: t(
        'Interview or form: which is better?',
        'Entrevue ou questionnaire : que choisir?',
        'Interview of formulier: wat is beter?',
        '¿Entrevista o formulario: qué es mejor?',
      ),
      answer: t(
        'Scores agree closely. Choose the interview when reading is hard or much depends on the result.',
        'Les scores concordent étroitement. Choisissez l’entrevue si la lecture est difficile ou si l’enjeu est grand.',
        'De scores komen sterk overeen. Kies het interview als lezen moeilijk is of er veel van de uitkomst afhangt.',
        'Las puntuaciones coinciden mucho. Elija la entrevista si leer resulta difícil o si el resultado es decisivo.',
      ),
    },
  ],
  keywords: [
    t('adaptive behavior', 'comportement adaptatif', 'adaptief gedrag', 'conducta adaptativa'),
    t(
      'intellectual disability',
      'déficience intellectuelle',
      'verstandelijke beperking',
      'discapacidad intelectual',
    ),
    t('independence', 'autonomie', 'zelfredzaamheid', 'autonomía'),
  ],
  parts: {
    priceLevel: 0.75,
    kit: 'plain',
    digitalKit: true,
    manual: 'both',
    forms: [
      {
        name: t(
          'Interview Forms',
          'Cahiers d’entrevue',
          'Interviewformulieren',
          'Cuadernillos de entrevista',
        ),
        short: 'INTERVIEW FORM',
      },
      {
        name: t(
          'Parent and Caregiver Forms',
          'Formulaires pour parents et personnes responsables',
          'Formulieren voor ouders en verzorgers',
          'Formularios para familias y cuidadores',
        ),
        short: 'PARENT FORM',
      },
    ],
    onScreen: true,
    reports: ['score', 'interpretive'],
    subscription: true,
  },
}
