import type { Family } from '../family.ts'
import { FAMILY_NUMBERS } from '../numbers.ts'
import { COMPOSITES } from '../resources.ts'
import { t } from '../text.ts'

/** Made for whole districts: its prices depend on their size and are made on request. */
export const SHSP: Family = {
  number: FAMILY_NUMBERS.SHSP,
  acronym: 'SHSP',
  edition: 1,
  supply: 'PRICE_ON_REQUEST',
  shipTo: 'INSTITUTION',
  name: t(
    'Stonehollow School Progress Suite',
    'Suite de progrès scolaire Stonehollow',
    'Stonehollow Leerlingvolgsysteem',
    'Suite de progreso escolar Stonehollow',
  ),
  tagline: t(
    'Reading, mathematics and well-being of every student, for whole districts.',
    'Lecture, mathématiques et bien-être de chaque élève, pour tout un territoire.',
    'Lezen, rekenen en welzijn van elke leerling, voor een heel schoolbestuur.',
    'Lectura, matemáticas y bienestar de todo el alumnado, para redes de centros.',
  ),
  body: [
    t(
      'Three test windows a year with tasks that adapt to the student. Schools see classes, districts see schools, and families get a page they can read.',
      'Trois périodes par année, avec des tâches qui s’adaptent à l’élève. L’école voit ses classes, le centre de services ses écoles, et la famille reçoit une page lisible.',
      'Drie meetmomenten per jaar met taken die zich aan de leerling aanpassen. Scholen zien klassen, besturen zien scholen en gezinnen krijgen een leesbare bladzijde.',
      'Tres momentos al año con tareas que se adaptan al alumno. Los centros ven clases, la red ve centros y las familias reciben una página comprensible.',
    ),
    t(
      'The price follows the number of students. Tell us how many there are and you will have a quote within two business days.',
      'Le prix dépend du nombre d’élèves. Indiquez-le et vous recevrez une soumission dans les deux jours ouvrables.',
      'De prijs hangt af van het aantal leerlingen. Laat het ons weten en u hebt binnen twee werkdagen een offerte.',
      'El precio depende del número de alumnos. Indíquelo y tendrá un presupuesto en dos días laborables.',
    ),
  ],
  measures: [
    t('Reading growth', 'Progrès en lecture', 'Groei in lezen', 'Progreso en lectura'),
    t('Mathematics growth', 'Progrès en mathématiques', 'Groei in rekenen', 'Progreso en matemáticas'),
    t('Well-being at school', 'Bien-être à l’école', 'Welzijn op school', 'Bienestar en la escuela'),
  ],
  authors: ['Stonehollow Research Group'],
  categories: ['large-scale', 'academic'],
  population: { minAgeMonths: 60, maxAgeMonths: 227, grades: 'K–12', raters: ['SELF'] },
  completion: {
    minMinutes: 30,
    maxMinutes: 45,
    note: t('per window', 'par période', 'per meetmoment', 'por momento'),
  },
  administration: ['ONSCREEN', 'GROUP'],
  telepractice: false,
  scoring: ['WEB'],
  languages: ['en', 'fr', 'nl', 'es'],
  publicationYear: 2025,
  scores: ['PERCENTILE', 'STANINE', 'GRADE_EQUIVALENT'],
  norms: { basis: 'GRADE', year: 2024, sampleSize: 22_400, country: 'US' },
  reliability: { label: COMPOSITES, low: 0.87, high: 0.94 },
  rank: 0,
  similar: [FAMILY_NUMBERS.PWNS, FAMILY_NUMBERS['LSRI-5'], FAMILY_NUMBERS.MWLR],
  sampleReport: t(
    'Hazelbrook School, invented: growth by grade, with groups of fewer than ten students left out.',
    'École Hazelbrook, fictive : progrès par niveau, sans les groupes de moins de dix élèves.',
    'Hazelbrook School, verzonnen: groei per leerjaar, zonder groepen van minder dan tien leerlingen.',
    'Colegio Hazelbrook, ficticio: progreso por curso, sin los grupos de menos de diez alumnos.',
  ),
  questions: [
    {
      question: t(
        'Does it work with our student register?',
        'Est-ce compatible avec notre registre d’élèves?',
        'Werkt het met onze leerlingadministratie?',
        '¿Funciona con nuestro registro de alumnado?',
      ),
      answer: t(
        'Yes. Rosters come in as files every night or through the usual exchange standards.',
        'Oui. Les listes arrivent par fichier chaque nuit ou selon les normes d’échange courantes.',
        'Ja. Lijsten komen elke nacht als bestand binnen of via de gangbare uitwisselingsstandaarden.',
        'Sí. Los listados llegan cada noche por fichero o mediante los estándares de intercambio habituales.',
      ),
    },
  ],
  keywords: [
    t('benchmark', 'repère', 'volgtoets', 'referencia'),
    t('adaptive test', 'test adaptatif', 'adaptieve toets', 'prueba adaptativa'),
    t('district', 'centre de services scolaire', 'schoolbestuur', 'red de centros'),
  ],
  parts: {
    priceLevel: 2,
    manual: 'digital',
    onScreen: true,
    reports: ['score', 'progress', 'parent'],
    siteLicence: true,
    training: true,
  },
}
