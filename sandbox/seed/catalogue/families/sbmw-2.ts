import type { Family } from '../family.ts'
import { FAMILY_NUMBERS } from '../numbers.ts'
import { SELF_REPORT_FORMS } from '../rater-forms.ts'
import { COMPOSITES } from '../resources.ts'
import { t } from '../text.ts'

export const SBMW_2: Family = {
  number: FAMILY_NUMBERS['SBMW-2'],
  acronym: 'SBMW-2',
  edition: 2,
  name: t(
    'Sorrelby Mood and Worry Inventory',
    'Inventaire de l’humeur et de l’inquiétude Sorrelby',
    'Sorrelby Stemmings- en Piekervragenlijst',
    'Inventario de ánimo y preocupación Sorrelby',
  ),
  tagline: t(
    'Two pages, five minutes: how someone has felt over the past two weeks.',
    'Deux pages, cinq minutes : l’état de la personne au cours des deux dernières semaines.',
    'Twee bladzijden, vijf minuten: hoe iemand zich de afgelopen twee weken voelde.',
    'Dos páginas, cinco minutos: cómo se ha sentido alguien en las dos últimas semanas.',
  ),
  body: [
    t(
      'Short statements on mood, worry, sleep and pleasure are answered by tapping or ticking. Answers that need a call the same day are marked on the first line of the report.',
      'On répond à de courts énoncés sur l’humeur, l’inquiétude, le sommeil et le plaisir en touchant l’écran ou en cochant une case. Les réponses qui exigent un appel le jour même figurent à la première ligne du rapport.',
      'Korte uitspraken over stemming, piekeren, slaap en plezier worden aangetikt of aangekruist. Antwoorden die nog dezelfde dag om contact vragen, staan op de eerste regel van het rapport.',
      'Frases breves sobre ánimo, preocupación, sueño y disfrute se responden con un toque o una marca. Las respuestas que exigen una llamada el mismo día figuran en la primera línea del informe.',
    ),
    t(
      'Made to be repeated: the course over visits shows whether help is helping. It supports clinical decisions and does not replace a conversation.',
      'Conçu pour être répété : l’évolution au fil des visites montre si l’aide porte ses fruits. Il éclaire les décisions cliniques et ne remplace pas une conversation.',
      'Gemaakt om te herhalen: het verloop over bezoeken toont of de hulp helpt. De lijst ondersteunt klinische beslissingen en vervangt geen gesprek.',
      'Hecho para repetirse: la evolución entre visitas muestra si la ayuda funciona. Apoya decisiones clínicas y no sustituye una conversación.',
    ),
  ],
  measures: [
    t('Low mood', 'Baisse de l’humeur', 'Somberheid', 'Ánimo bajo'),
    t('Worry', 'Inquiétude', 'Piekeren', 'Preocupación'),
    t('Sleep and energy', 'Sommeil et énergie', 'Slaap en energie', 'Sueño y energía'),
    t('Pleasure and hope', 'Plaisir et espoir', 'Plezier en hoop', 'Disfrute y esperanza'),
  ],
  authors: ['Marguerite Sorrelby, PsyD'],
  categories: ['mental-health'],
  population: { minAgeMonths: 156, raters: ['SELF'] },
  completion: { minMinutes: 5, maxMinutes: 10 },
  administration: ['PAPER', 'ONSCREEN', 'REMOTE'],
  telepractice: true,
  scoring: ['HAND', 'WEB'],
  languages: ['en', 'fr', 'nl', 'es'],
  publicationYear: 2025,
  scores: ['T_SCORE', 'PERCENTILE', 'RAW_SCORE'],
  norms: { basis: 'AGE', year: 2024, sampleSize: 2020, country: 'US' },
  reliability: { label: COMPOSITES, low: 0.88, high: 0.95 },
  readingGrade: 5,
  rank: 2,
  similar: [FAMILY_NUMBERS.CHCI, FAMILY_NUMBERS['OBRS-2'], FAMILY_NUMBERS.LKPQ],
  sampleReport: t(
    'Anneke Dorr, 24:0, an invented respondent: four scores, their course over five visits and answers to talk about.',
    'Anneke Dorr, 24:0, répondante fictive : quatre scores, leur évolution sur cinq visites et les réponses à aborder.',
    'Anneke Dorr, 24:0, een verzonnen respondent: vier scores, het verloop over vijf bezoeken en antwoorden om te bespreken.',
    'Anneke Dorr, 24:0, persona ficticia: cuatro puntuaciones, su evolución en cinco visitas y respuestas para comentar.',
  ),
  questions: [
    {
      question: t(
        'How often may it be given?',
        'À quelle fréquence peut-on l’administrer?',
        'Hoe vaak mag de afname plaatsvinden?',
        '¿Con qué frecuencia puede aplicarse?',
      ),
      answer: t(
        'Every two weeks at most, because each question asks about the past two weeks.',
        'Toutes les deux semaines au plus, car chaque question porte sur les deux dernières semaines.',
        'Hoogstens om de twee weken, omdat elke vraag over de afgelopen twee weken gaat.',
        'Cada dos semanas como máximo, porque cada pregunta se refiere a las dos últimas semanas.',
      ),
    },
  ],
  keywords: [
    t('depression', 'dépression', 'depressie', 'depresión'),
    t('anxiety', 'anxiété', 'angst', 'ansiedad'),
    t('outcome', 'suivi', 'behandelverloop', 'seguimiento'),
  ],
  parts: {
    priceLevel: 0.35,
    kit: 'plain',
    digitalKit: true,
    manual: 'both',
    forms: [SELF_REPORT_FORMS],
    onScreen: true,
    reports: ['score', 'progress'],
    subscription: true,
    training: true,
  },
}
