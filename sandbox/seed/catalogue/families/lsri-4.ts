import type { Family } from '../family.ts'
import { FAMILY_NUMBERS } from '../numbers.ts'
import { PLAIN_FORMS } from '../parts.ts'
import { COMPOSITES } from '../resources.ts'
import { t } from '../text.ts'

/** Ending: its forms can be ordered for some months after the fifth edition came out. */
export const LSRI_4: Family = {
  number: FAMILY_NUMBERS['LSRI-4'],
  acronym: 'LSRI-4',
  edition: 4,
  status: 'ENDING',
  name: t(
    'Lindenshaw Reading Inventory',
    'Inventaire de lecture Lindenshaw',
    'Lindenshaw Leesonderzoek',
    'Inventario de lectura Lindenshaw',
  ),
  tagline: t(
    'The previous edition, for schools that are completing the school year with it.',
    'L’édition précédente, pour les écoles qui terminent l’année scolaire avec elle.',
    'De vorige editie, voor scholen die er het schooljaar mee afronden.',
    'La edición anterior, para los centros que terminan el curso con ella.',
  ),
  body: [
    t(
      'The 2014 edition, with thirty passages and hand-scored forms, remains available while schools move to the fifth edition. New users should start with the fifth edition.',
      'L’édition de 2014, avec trente textes et des cahiers à correction manuelle, demeure offerte pendant que les écoles passent à la cinquième édition. Nous conseillons aux nouveaux utilisateurs de commencer par la cinquième.',
      'De editie van 2014, met dertig teksten en formulieren voor handscoring, blijft verkrijgbaar terwijl scholen overstappen op de vijfde editie. Nieuwe gebruikers raden we de vijfde editie aan.',
      'La edición de 2014, con treinta textos y cuadernillos de corrección manual, sigue disponible mientras los centros pasan a la quinta edición. A los nuevos usuarios les recomendamos la quinta.',
    ),
    t(
      'Scores of the two editions rest on different norms. Finish a school year with the edition you began it with.',
      'Les scores des deux éditions reposent sur des normes différentes. Terminez l’année scolaire avec l’édition utilisée au début.',
      'De scores van beide edities berusten op verschillende normen. Maak een schooljaar af met de editie waarmee u begon.',
      'Las puntuaciones de las dos ediciones se basan en baremos distintos. Termine el curso con la edición con la que empezó.',
    ),
  ],
  measures: [
    t('Word reading', 'Lecture de mots', 'Woorden lezen', 'Lectura de palabras'),
    t('Fluency', 'Fluidité', 'Vloeiendheid', 'Fluidez'),
    t('Comprehension', 'Compréhension', 'Begrijpend lezen', 'Comprensión'),
  ],
  authors: ['Margery Lindenshaw, EdD'],
  categories: ['reading-dyslexia'],
  population: { minAgeMonths: 60, maxAgeMonths: 227, grades: 'K–12', raters: [] },
  completion: { minMinutes: 30, maxMinutes: 45 },
  administration: ['PAPER'],
  telepractice: false,
  scoring: ['HAND', 'MAIL_IN'],
  languages: ['en'],
  publicationYear: 2014,
  scores: ['STANDARD_SCORE', 'PERCENTILE', 'GRADE_EQUIVALENT'],
  norms: { basis: 'GRADE', year: 2013, sampleSize: 2740, country: 'US' },
  reliability: { label: COMPOSITES, low: 0.87, high: 0.95 },
  rank: 2,
  similar: [FAMILY_NUMBERS['LSRI-5'], FAMILY_NUMBERS.MWLR],
  sampleReport: t(
    'Rowan Tibbs, grade 5, an invented student: reading level and comprehension by kind of question.',
    'Rowan Tibbs, 5e année, élève fictif : niveau de lecture et compréhension selon le type de question.',
    'Rowan Tibbs, groep 7, een verzonnen leerling: leesniveau en begrip per soort vraag.',
    'Rowan Tibbs, 5.º de primaria, alumno ficticio: nivel lector y comprensión por tipo de pregunta.',
  ),
  questions: [
    {
      question: t(
        'Until when can forms be ordered?',
        'Jusqu’à quand peut-on commander des cahiers?',
        'Tot wanneer zijn formulieren te bestellen?',
        '¿Hasta cuándo se pueden pedir cuadernillos?',
      ),
      answer: t(
        'Until the last day named on this page. After that only the fifth edition is sold.',
        'Jusqu’au dernier jour indiqué sur cette page. Ensuite, seule la cinquième édition est vendue.',
        'Tot en met de laatste dag die op deze pagina staat. Daarna is alleen de vijfde editie te koop.',
        'Hasta el último día que indica esta página. Después solo se vende la quinta edición.',
      ),
    },
  ],
  keywords: [t('literacy', 'littératie', 'geletterdheid', 'alfabetización')],
  parts: {
    priceLevel: 0.7,
    kit: 'plain',
    manual: 'print',
    stimulusBooks: 2,
    forms: PLAIN_FORMS,
    booklets: true,
    mailIn: true,
  },
}
