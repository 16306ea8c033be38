import type { Family } from '../family.ts'
import { FAMILY_NUMBERS } from '../numbers.ts'
import { PLAIN_FORMS } from '../parts.ts'
import { COMPOSITES } from '../resources.ts'
import { t } from '../text.ts'

export const TWET: Family = {
  number: FAMILY_NUMBERS.TWET,
  acronym: 'TWET',
  edition: 1,
  name: t(
    'Thornwick Written Expression Tasks',
    'Tâches d’expression écrite Thornwick',
    'Thornwick Schrijftaken',
    'Tareas de expresión escrita Thornwick',
  ),
  tagline: t(
    'Three short pieces of writing, rated with clear examples.',
    'Trois courts textes, cotés à l’aide d’exemples clairs.',
    'Drie korte schrijfproducten, beoordeeld met heldere voorbeelden.',
    'Tres textos breves, valorados con ejemplos claros.',
  ),
  body: [
    t(
      'Students finish sentences, tell a story and explain an opinion. Rating guides with worked examples keep two raters close together.',
      'Les élèves complètent des phrases, racontent une histoire et expliquent une opinion. Des guides de cotation avec exemples rapprochent les jugements de deux correcteurs.',
      'Leerlingen maken zinnen af, vertellen een verhaal en leggen een mening uit. Beoordelingswijzers met uitgewerkte voorbeelden houden twee beoordelaars dicht bij elkaar.',
      'El alumnado completa frases, cuenta una historia y explica una opinión. Guías de valoración con ejemplos resueltos acercan los juicios de dos evaluadores.',
    ),
    t(
      'Handwriting or keyboard may be used, each with norms of its own, so that a student who types is compared with others who type.',
      'L’élève peut écrire à la main ou au clavier, avec des normes propres à chaque mode : l’élève qui tape est comparé à ceux qui tapent aussi.',
      'Leerlingen schrijven met de hand of op een toetsenbord, elk met eigen normen: wie typt, wordt vergeleken met wie typt.',
      'Se puede escribir a mano o con teclado, cada modo con sus baremos: quien teclea se compara con quienes teclean.',
    ),
  ],
  measures: [
    t('Sentences', 'Phrases', 'Zinnen', 'Oraciones'),
    t('Structure of the text', 'Structure du texte', 'Opbouw van de tekst', 'Organización del texto'),
    t('Spelling in context', 'Orthographe en contexte', 'Spelling in context', 'Ortografía en contexto'),
    t('Writing fluency', 'Fluidité d’écriture', 'Schrijfvloeiendheid', 'Fluidez de escritura'),
  ],
  authors: ['Gwendolen Thornwick, EdD'],
  categories: ['writing'],
  population: { minAgeMonths: 84, maxAgeMonths: 227, grades: '2–12', raters: [] },
  completion: { minMinutes: 30, maxMinutes: 45 },
  administration: ['PAPER', 'ONSCREEN', 'GROUP'],
  telepractice: false,
  scoring: ['HAND', 'WEB'],
  languages: ['en'],
  publicationYear: 2024,
  scores: ['STANDARD_SCORE', 'PERCENTILE', 'GRADE_EQUIVALENT'],
  norms: { basis: 'GRADE', year: 2023, sampleSize: 2110, country: 'US' },
  reliability: { label: COMPOSITES, low: 0.84, high: 0.92 },
  rank: 2,
  similar: [FAMILY_NUMBERS['LSRI-5'], FAMILY_NUMBERS.MWLR, FAMILY_NUMBERS.PWNS],
  sampleReport: t(
    'Clementine Ashdown, grade 6, an invented student: ratings by task and next steps for lessons.',
    'Clementine Ashdown, 6e année, élève fictive : cotes par tâche et prochaines étapes pour l’enseignement.',
    'Clementine Ashdown, groep 8, een verzonnen leerling: beoordelingen per taak en volgende stappen voor de les.',
    'Clementine Ashdown, 6.º de primaria, alumna ficticia: valoraciones por tarea y próximos pasos para la clase.',
  ),
  questions: [
    {
      question: t(
        'May spelling be switched off for dyslexic students?',
        'Peut-on exclure l’orthographe pour un élève dyslexique?',
        'Mag spelling buiten beschouwing blijven bij dyslexie?',
        '¿Puede excluirse la ortografía en casos de dislexia?',
      ),
      answer: t(
        'Yes. The composite is also given without spelling.',
        'Oui. Le score composite existe aussi sans l’orthographe.',
        'Ja. De samengestelde score bestaat ook zonder spelling.',
        'Sí. El índice compuesto también se ofrece sin la ortografía.',
      ),
    },
  ],
  keywords: [
    t('essay', 'rédaction', 'opstel', 'redacción'),
    t('dysgraphia', 'dysgraphie', 'dysgrafie', 'disgrafía'),
  ],
  parts: {
    priceLevel: 0.55,
    kit: 'plain',
    manual: 'both',
    forms: PLAIN_FORMS,
    booklets: true,
    onScreen: true,
    reports: ['score', 'progress'],
    subscription: true,
  },
}
