import type { Family } from '../family.ts'
import { FAMILY_NUMBERS } from '../numbers.ts'
import { COMPOSITES } from '../resources.ts'
import { t } from '../text.ts'

/** Not out yet: it can be ordered beforehand. */
export const NSCO_2: Family = {
  number: FAMILY_NUMBERS['NSCO-2'],
  acronym: 'NSCO-2',
  edition: 2,
  supply: 'PREORDER',
  name: t(
    'Norcombe Social Communication Observation',
    'Observation de la communication sociale Norcombe',
    'Norcombe Observatie van Sociale Communicatie',
    'Observación de la comunicación social Norcombe',
  ),
  tagline: t(
    'Planned, playful situations that make social communication visible.',
    'Des situations planifiées et ludiques qui rendent visible la communication sociale.',
    'Geplande, speelse situaties die sociale communicatie zichtbaar maken.',
    'Situaciones planificadas y lúdicas que hacen visible la comunicación social.',
  ),
  body: [
    t(
      'The examiner offers situations that invite sharing, asking and pretending, and rates what happens. Four modules suit people from toddlers to adults, whatever their level of spoken language.',
      'L’évaluateur propose des situations qui invitent à partager, à demander et à faire semblant, et cote ce qui se produit. Quatre modules conviennent du tout-petit à l’adulte, quel que soit leur niveau de langage oral.',
      'De onderzoeker biedt situaties die uitnodigen tot delen, vragen en doen alsof, en scoort wat er gebeurt. Vier modules passen bij peuters tot volwassenen, ongeacht hun niveau van gesproken taal.',
      'El examinador propone situaciones que invitan a compartir, pedir y fingir, y valora lo que ocurre. Cuatro módulos sirven desde niños pequeños hasta adultos, sea cual sea su nivel de lenguaje oral.',
    ),
    t(
      'The second edition adds scoring for girls and women, who were often missed. The observation supports decisions about autism together with history and other sources.',
      'La deuxième édition ajoute une cotation pour les filles et les femmes, souvent oubliées. L’observation éclaire les décisions sur l’autisme, avec l’anamnèse et d’autres sources.',
      'De tweede editie voegt scoring toe voor meisjes en vrouwen, die vaak werden gemist. De observatie ondersteunt beslissingen over autisme, samen met de voorgeschiedenis en andere bronnen.',
      'La segunda edición añade una valoración para niñas y mujeres, a menudo pasadas por alto. La observación apoya decisiones sobre el autismo junto con la historia y otras fuentes.',
    ),
  ],
  measures: [
    t('Joint attention', 'Attention conjointe', 'Gedeelde aandacht', 'Atención conjunta'),
    t('Conversation and gesture', 'Conversation et gestes', 'Gesprek en gebaren', 'Conversación y gestos'),
    t('Play and imagination', 'Jeu et imagination', 'Spel en verbeelding', 'Juego e imaginación'),
    t('Interests and routines', 'Intérêts et routines', 'Interesses en routines', 'Intereses y rutinas'),
  ],
  authors: ['Linnea Norcombe, PhD', 'Yusuf Tarrant, MD'],
  categories: ['autism'],
  population: { minAgeMonths: 18, raters: ['CLINICIAN'] },
  completion: { minMinutes: 40, maxMinutes: 60 },
  administration: ['PAPER'],
  telepractice: false,
  scoring: ['HAND', 'WEB'],
  languages: ['en', 'es'],
  publicationYear: 2027,
  scores: ['SCALED_SCORE', 'RAW_SCORE'],
  norms: { basis: 'AGE', year: 2025, sampleSize: 1310, country: 'US' },
  reliability: { label: COMPOSITES, low: 0.86, high: 0.94 },
  rank: 3,
  similar: [FAMILY_NUMBERS['OBRS-2'], FAMILY_NUMBERS['AGSC-2'], FAMILY_NUMBERS['KTDL-3']],
  sampleReport: t(
    'Tamsin Okafor-Lee, 6:6, an invented examinee: ratings by module and a summary in plain language for the family.',
    'Tamsin Okafor-Lee, 6:6, personne fictive : cotes par module et résumé en langage clair pour la famille.',
    'Tamsin Okafor-Lee, 6:6, een verzonnen kind: scores per module en een samenvatting in gewone taal voor het gezin.',
    'Tamsin Okafor-Lee, 6:6, examinada ficticia: valoraciones por módulo y un resumen en lenguaje claro para la familia.',
  ),
  questions: [
    {
      question: t(
        'Is training needed before first use?',
        'Une formation est-elle nécessaire avant la première utilisation?',
        'Is training nodig voor het eerste gebruik?',
        '¿Hace falta formación antes del primer uso?',
      ),
      answer: t(
        'Yes. Two days, live or on demand, and three rated sessions.',
        'Oui. Deux jours, en direct ou à la demande, et trois séances cotées.',
        'Ja. Twee dagen, live of in eigen tempo, en drie gescoorde sessies.',
        'Sí. Dos días, en directo o bajo demanda, y tres sesiones valoradas.',
      ),
    },
  ],
  keywords: [
    t('autism spectrum', 'spectre de l’autisme', 'autismespectrum', 'espectro autista'),
    t('ASD', 'TSA', 'ASS', 'TEA'),
  ],
  parts: {
    priceLevel: 2.4,
    kit: 'cased',
    manual: 'print',
    manipulatives: t('Play Materials', 'Matériel de jeu', 'Spelmateriaal', 'Material de juego'),
    forms: [
      {
        name: t(
          'Module 1–2 Forms',
          'Cahiers, modules 1 et 2',
          'Formulieren module 1–2',
          'Cuadernillos, módulos 1–2',
        ),
        short: 'MODULE 1-2 FORM',
      },
      {
        name: t(
          'Module 3–4 Forms',
          'Cahiers, modules 3 et 4',
          'Formulieren module 3–4',
          'Cuadernillos, módulos 3–4',
        ),
        short: 'MODULE 3-4 FORM',
      },
    ],
    reports: ['score'],
    training: true,
  },
}
