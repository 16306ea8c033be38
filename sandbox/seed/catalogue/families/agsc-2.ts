import type { Family } from '../family.ts'
import { FAMILY_NUMBERS } from '../numbers.ts'
import { COMPOSITES } from '../resources.ts'
import { t } from '../text.ts'

/** Not sold in Canada. */
export const AGSC_2: Family = {
  number: FAMILY_NUMBERS['AGSC-2'],
  acronym: 'AGSC-2',
  edition: 2,
  notSoldOn: ['caassessments'],
  name: t(
    'Ashgrove Sensory Checklist',
    'Liste sensorielle Ashgrove',
    'Ashgrove Prikkelvragenlijst',
    'Cuestionario sensorial Ashgrove',
  ),
  tagline: t(
    'How sounds, touch and movement shape a child’s day at home and at school.',
    'Comment les sons, le toucher et le mouvement façonnent la journée de l’enfant, à la maison et à l’école.',
    'Hoe geluid, aanraking en beweging de dag van een kind kleuren, thuis en op school.',
    'Cómo los sonidos, el tacto y el movimiento marcan el día de un niño, en casa y en la escuela.',
  ),
  body: [
    t(
      'Families and teachers tell how often a child seeks, avoids, misses or is troubled by everyday sensations. A single page shows the pattern across seven senses and three settings.',
      'La famille et l’enseignant indiquent à quelle fréquence l’enfant recherche, évite, ne remarque pas ou supporte mal les sensations du quotidien. Une page présente le portrait pour sept sens et trois milieux.',
      'Gezin en leerkracht geven aan hoe vaak een kind alledaagse prikkels opzoekt, vermijdt, mist of er last van heeft. Eén bladzijde toont het patroon over zeven zintuigen en drie omgevingen.',
      'La familia y el docente indican con qué frecuencia el niño busca, evita, no percibe o tolera mal los estímulos cotidianos. Una página muestra el patrón en siete sentidos y tres entornos.',
    ),
    t(
      'The report ends with ideas for rooms, routines and tools. It supports planning together with those who live and work with the child.',
      'Le rapport se termine par des idées pour les lieux, les routines et les outils. Il facilite la planification avec ceux qui vivent et travaillent avec l’enfant.',
      'Het rapport besluit met ideeën voor ruimtes, routines en hulpmiddelen. Het ondersteunt de planning samen met wie met het kind leeft en werkt.',
      'El informe termina con ideas para espacios, rutinas y apoyos. Facilita la planificación con quienes viven y trabajan con el niño.',
    ),
  ],
  measures: [
    t('Seeking and avoiding', 'Recherche et évitement', 'Opzoeken en vermijden', 'Búsqueda y evitación'),
    t('Sensitivity', 'Sensibilité', 'Gevoeligheid', 'Sensibilidad'),
    t('Registration', 'Enregistrement sensoriel', 'Registratie', 'Registro'),
    t(
      'Effect on participation',
      'Effet sur la participation',
      'Invloed op meedoen',
      'Efecto en la participación',
    ),
  ],
  authors: ['Rowena Ashgrove, OTD, OTR/L'],
  categories: ['sensory'],
  population: { minAgeMonths: 36, maxAgeMonths: 179, raters: ['PARENT', 'TEACHER'] },
  completion: {
    minMinutes: 15,
    maxMinutes: 15,
    note: t('per form', 'par formulaire', 'per formulier', 'por formulario'),
  },
  administration: ['PAPER', 'REMOTE'],
  telepractice: true,
  scoring: ['HAND', 'WEB'],
  languages: ['en', 'fr', 'nl', 'es'],
  publicationYear: 2020,
  scores: ['T_SCORE', 'PERCENTILE', 'RAW_SCORE'],
  norms: { basis: 'AGE', year: 2019, sampleSize: 1510, country: 'AU' },
  reliability: { label: COMPOSITES, low: 0.83, high: 0.93 },
  readingGrade: 5,
  rank: 2,
  similar: [FAMILY_NUMBERS.TSMP, FAMILY_NUMBERS['OBRS-2'], FAMILY_NUMBERS['KTDL-3']],
  sampleReport: t(
    'Fern Adeyemi, 5:2, an invented child: a wheel of seven senses, home and classroom compared, and six ideas to try.',
    'Fern Adeyemi, 5:2, enfant fictive : une roue de sept sens, la maison et la classe comparées et six idées à essayer.',
    'Fern Adeyemi, 5:2, een verzonnen kind: een wiel van zeven zintuigen, thuis en klas vergeleken, en zes ideeën om te proberen.',
    'Fern Adeyemi, 5:2, niña ficticia: una rueda de siete sentidos, casa y aula comparadas y seis ideas para probar.',
  ),
  questions: [
    {
      question: t(
        'Do I need both forms?',
        'Ai-je besoin des deux formulaires?',
        'Heb ik beide formulieren nodig?',
        '¿Necesito los dos formularios?',
      ),
      answer: t(
        'No, but the comparison of home and school is often the most helpful part.',
        'Non, mais la comparaison entre la maison et l’école est souvent la partie la plus utile.',
        'Nee, maar de vergelijking van thuis en school is vaak het nuttigst.',
        'No, pero comparar casa y escuela suele ser lo más útil.',
      ),
    },
  ],
  keywords: [
    t('sensory integration', 'intégration sensorielle', 'sensorische integratie', 'integración sensorial'),
    t('occupational therapy', 'ergothérapie', 'ergotherapie', 'terapia ocupacional'),
  ],
  parts: {
    priceLevel: 0.45,
    kit: 'plain',
    digitalKit: true,
    manual: 'both',
    forms: [
      {
        name: t('Home Forms', 'Formulaires – maison', 'Formulieren thuis', 'Formularios de casa'),
        short: 'HOME FORM',
      },
      {
        name: t('Classroom Forms', 'Formulaires – classe', 'Formulieren klas', 'Formularios de aula'),
        short: 'CLASSROOM FORM',
      },
    ],
    onScreen: true,
    reports: ['score', 'parent'],
  },
}
