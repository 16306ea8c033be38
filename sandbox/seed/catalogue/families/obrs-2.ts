import type { Family } from '../family.ts'
import { FAMILY_NUMBERS } from '../numbers.ts'
import { SELF_REPORT_FORMS } from '../rater-forms.ts'
import { COMPOSITES } from '../resources.ts'
import { t } from '../text.ts'

export const OBRS_2: Family = {
  number: FAMILY_NUMBERS['OBRS-2'],
  acronym: 'OBRS-2',
  edition: 2,
  name: t(
    'Ormsbridge Behavior Rating Set',
    'Échelles de comportement Ormsbridge',
    'Ormsbridge Gedragsvragenlijsten',
    'Cuestionarios de conducta Ormsbridge',
  ),
  tagline: t(
    'Parents, teachers and young people tell how things go, in matching forms.',
    'Parents, enseignants et jeunes disent comment ça se passe, dans des formulaires appariés.',
    'Ouders, leerkrachten en jongeren vertellen hoe het gaat, met vergelijkbare formulieren.',
    'Familias, docentes y jóvenes cuentan cómo van las cosas con formularios equivalentes.',
  ),
  body: [
    t(
      'Three raters answer the same questions, worded for each of them. The set compares their views, shows where they agree and puts strengths beside difficulties.',
      'Parents, enseignants et jeunes répondent aux mêmes questions, formulées pour chacun. L’ensemble compare leurs points de vue, montre où ils s’accordent et place les forces à côté des difficultés.',
      'Ouders, leerkrachten en jongeren beantwoorden dezelfde vragen, voor ieder passend geformuleerd. De set vergelijkt hun blik, toont waar ze het eens zijn en zet sterke kanten naast moeilijkheden.',
      'Familias, docentes y jóvenes responden a las mismas preguntas, formuladas para cada uno. El conjunto compara sus visiones, muestra dónde coinciden y sitúa fortalezas junto a dificultades.',
    ),
    t(
      'Forms can be sent by link and filled in on a phone. Validity scores warn of hurried or one-sided answers, and the results support decisions about help at home and at school.',
      'Les formulaires peuvent être envoyés par lien et remplis sur un téléphone. Des scores de validité signalent les réponses hâtives ou partiales, et les résultats éclairent les décisions sur l’aide à la maison et à l’école.',
      'Formulieren zijn per link te versturen en op een telefoon in te vullen. Validiteitsscores waarschuwen voor haastige of eenzijdige antwoorden; de uitkomsten ondersteunen keuzes over hulp thuis en op school.',
      'Los formularios se envían por enlace y se rellenan en el móvil. Las puntuaciones de validez avisan de respuestas apresuradas o sesgadas, y los resultados apoyan decisiones sobre la ayuda en casa y en la escuela.',
    ),
  ],
  measures: [
    t(
      'Conduct and self-control',
      'Conduite et maîtrise de soi',
      'Gedrag en zelfbeheersing',
      'Conducta y autocontrol',
    ),
    t(
      'Worry and low mood',
      'Inquiétude et baisse de l’humeur',
      'Piekeren en somberheid',
      'Preocupación y ánimo bajo',
    ),
    t('Attention and activity', 'Attention et activité', 'Aandacht en activiteit', 'Atención y actividad'),
    t('Social skills', 'Habiletés sociales', 'Sociale vaardigheden', 'Habilidades sociales'),
    t('Strengths', 'Forces', 'Sterke kanten', 'Fortalezas'),
  ],
  authors: ['Cecily Ormsbridge, PhD', 'Daan Verhulst, PhD'],
  categories: ['social-emotional'],
  population: { minAgeMonths: 24, maxAgeMonths: 263, raters: ['PARENT', 'TEACHER', 'SELF'] },
  completion: {
    minMinutes: 10,
    maxMinutes: 20,
    note: t('per form', 'par formulaire', 'per formulier', 'por formulario'),
  },
  administration: ['PAPER', 'REMOTE'],
  telepractice: true,
  scoring: ['HAND', 'WEB'],
  languages: ['en', 'fr', 'nl', 'es'],
  publicationYear: 2023,
  scores: ['T_SCORE', 'PERCENTILE', 'CONFIDENCE_INTERVAL'],
  norms: { basis: 'AGE', year: 2022, sampleSize: 4200, country: 'US' },
  reliability: { label: COMPOSITES, low: 0.86, high: 0.96 },
  readingGrade: 4,
  rank: 2,
  similar: [FAMILY_NUMBERS['SBMW-2'], FAMILY_NUMBERS['NSCO-2'], FAMILY_NUMBERS['AGSC-2']],
  sampleReport: t(
    'Wilf Carrow, 8:10, an invented child: three raters side by side, T scores with bands and a page on strengths.',
    'Wilf Carrow, 8:10, enfant fictif : trois répondants côte à côte, scores T avec bandes et une page sur les forces.',
    'Wilf Carrow, 8:10, een verzonnen kind: drie informanten naast elkaar, T-scores met banden en een bladzijde over sterke kanten.',
    'Wilf Carrow, 8:10, niño ficticio: tres informantes en paralelo, puntuaciones T con bandas y una página de fortalezas.',
  ),
  questions: [
    {
      question: t(
        'From what age may young people answer for themselves?',
        'À partir de quel âge les jeunes peuvent-ils répondre eux-mêmes?',
        'Vanaf welke leeftijd vullen jongeren zelf in?',
        '¿Desde qué edad pueden responder los propios jóvenes?',
      ),
      answer: t(
        'From 8:0, or when they read at grade 4; the questions may be read aloud.',
        'À partir de 8:0, ou dès qu’ils lisent au niveau de la 4e année; les questions peuvent être lues à voix haute.',
        'Vanaf 8:0, of zodra zij op het niveau van groep 6 lezen; de vragen mogen worden voorgelezen.',
        'Desde los 8:0, o cuando leen como en 4.º de primaria; las preguntas pueden leerse en voz alta.',
      ),
    },
  ],
  keywords: [
    t('behavior', 'comportement', 'gedrag', 'comportamiento'),
    t('ADHD', 'TDAH', 'ADHD', 'TDAH'),
    t('checklist', 'questionnaire', 'vragenlijst', 'cuestionario'),
  ],
  parts: {
    priceLevel: 0.6,
    kit: 'plain',
    digitalKit: true,
    manual: 'both',
    forms: [
      {
        name: t('Parent Forms', 'Formulaires pour parents', 'Ouderformulieren', 'Formularios para familias'),
        short: 'PARENT FORM',
      },
      {
        name: t(
          'Teacher Forms',
          'Formulaires pour enseignants',
          'Leerkrachtformulieren',
          'Formularios para docentes',
        ),
        short: 'TEACHER FORM',
      },
      SELF_REPORT_FORMS,
    ],
    onScreen: true,
    reports: ['score', 'interpretive', 'progress'],
    subscription: true,
  },
}
