import type { Family } from '../family.ts'
import { FAMILY_NUMBERS } from '../numbers.ts'
import { PLAIN_FORMS } from '../parts.ts'
import { COMPOSITES } from '../resources.ts'
import { t } from '../text.ts'

export const LSRI_5: Family = {
  number: FAMILY_NUMBERS['LSRI-5'],
  acronym: 'LSRI-5',
  edition: 5,
  supersedes: FAMILY_NUMBERS['LSRI-4'],
  name: t(
    'Lindenshaw Reading Inventory',
    'Inventaire de lecture Lindenshaw',
    'Lindenshaw Leesonderzoek',
    'Inventario de lectura Lindenshaw',
  ),
  tagline: t(
    'From first words to long texts: reading from kindergarten to the last year of school.',
    'Des premiers mots aux longs textes : la lecture, de la maternelle à la fin du secondaire.',
    'Van eerste woorden tot lange teksten: lezen van kleuterklas tot eindexamenjaar.',
    'De las primeras palabras a los textos largos: la lectura de infantil a bachillerato.',
  ),
  body: [
    t(
      'Graded word lists and passages show how a student decodes, how fluently the text is read and what is understood. Teachers begin where the student is and stop when it gets hard.',
      'Des listes de mots et des textes gradués montrent comment l’élève décode, avec quelle fluidité il lit et ce qu’il comprend. On commence au niveau de l’élève et on s’arrête quand cela devient difficile.',
      'Woordlijsten en teksten in oplopende moeilijkheid tonen hoe een leerling decodeert, hoe vloeiend het lezen gaat en wat er wordt begrepen. U begint waar de leerling is en stopt als het moeilijk wordt.',
      'Listas de palabras y textos graduados muestran cómo decodifica el alumno, con qué fluidez lee y qué comprende. Se empieza en su nivel y se termina cuando resulta difícil.',
    ),
    t(
      'New in the fifth edition: forty passages, among them nonfiction; group forms for comprehension; and web scoring that charts growth over three test windows.',
      'Nouveau dans la cinquième édition : quarante textes, dont des textes documentaires; des formes collectives de compréhension; et une correction en ligne qui illustre les progrès sur trois périodes.',
      'Nieuw in de vijfde editie: veertig teksten, ook zakelijke; groepsformulieren voor begrip; en online scoring die de groei over drie meetmomenten toont.',
      'Novedades de la quinta edición: cuarenta textos, también informativos; formas colectivas de comprensión; y corrección en línea que muestra el progreso en tres momentos.',
    ),
  ],
  measures: [
    t('Word reading', 'Lecture de mots', 'Woorden lezen', 'Lectura de palabras'),
    t('Fluency', 'Fluidité', 'Vloeiendheid', 'Fluidez'),
    t('Comprehension', 'Compréhension', 'Begrijpend lezen', 'Comprensión'),
    t('Listening comprehension', 'Compréhension orale', 'Luisterbegrip', 'Comprensión oral'),
  ],
  authors: ['Margery Lindenshaw, EdD', 'Tobias Wren, PhD'],
  categories: ['reading-dyslexia'],
  population: { minAgeMonths: 60, maxAgeMonths: 227, grades: 'K–12', raters: [] },
  completion: { minMinutes: 25, maxMinutes: 40 },
  administration: ['PAPER', 'GROUP'],
  telepractice: false,
  scoring: ['HAND', 'WEB', 'MAIL_IN'],
  languages: ['en', 'es'],
  publicationYear: 2025,
  scores: ['STANDARD_SCORE', 'PERCENTILE', 'STANINE', 'GRADE_EQUIVALENT'],
  norms: { basis: 'GRADE', year: 2024, sampleSize: 3180, country: 'US' },
  reliability: { label: COMPOSITES, low: 0.89, high: 0.96 },
  rank: 2,
  similar: [FAMILY_NUMBERS.MWLR, FAMILY_NUMBERS.TWET, FAMILY_NUMBERS.PWNS],
  sampleReport: t(
    'Elspeth Rook, grade 3, an invented student: reading level, fluency in words per minute and growth since autumn.',
    'Elspeth Rook, 3e année, élève fictive : niveau de lecture, fluidité en mots par minute et progrès depuis l’automne.',
    'Elspeth Rook, groep 5, een verzonnen leerling: leesniveau, woorden per minuut en groei sinds het najaar.',
    'Elspeth Rook, 3.º de primaria, alumna ficticia: nivel lector, palabras por minuto y progreso desde el otoño.',
  ),
  questions: [
    {
      question: t(
        'Can I go on with forms of the fourth edition?',
        'Puis-je continuer avec les cahiers de la quatrième édition?',
        'Kan ik doorgaan met formulieren van de vierde editie?',
        '¿Puedo seguir con los cuadernillos de la cuarta edición?',
      ),
      answer: t(
        'Only with the fourth edition’s manual and norms. Passages and scores of the two editions do not mix.',
        'Seulement avec le manuel et les normes de la quatrième édition. Les textes et les scores des deux éditions ne se combinent pas.',
        'Alleen met de handleiding en normen van de vierde editie. Teksten en scores van beide edities gaan niet samen.',
        'Solo con el manual y los baremos de la cuarta edición. Los textos y puntuaciones de ambas no se combinan.',
      ),
    },
  ],
  keywords: [
    t('literacy', 'littératie', 'geletterdheid', 'alfabetización'),
    t('dyslexia', 'dyslexie', 'dyslexie', 'dislexia'),
    t('oral reading', 'lecture à voix haute', 'hardop lezen', 'lectura en voz alta'),
  ],
  parts: {
    priceLevel: 0.8,
    kit: 'plain',
    manual: 'both',
    stimulusBooks: 2,
    forms: PLAIN_FORMS,
    booklets: true,
    mailIn: true,
    reports: ['score', 'progress'],
    subscription: true,
    siteLicence: true,
    training: true,
  },
}
