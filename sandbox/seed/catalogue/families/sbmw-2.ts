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
    'A five-minute questionnaire about mood and well-being over the past two weeks.',
    'Un questionnaire de cinq minutes sur l’humeur et le bien-être des deux dernières semaines.',
    'Een vragenlijst van vijf minuten over stemming en welbevinden in de afgelopen twee weken.',
    'Un cuestionario de cinco minutos sobre el ánimo y el bienestar en las dos últimas semanas.',
  ),
  body: [
    t(
      'Respondents rate short statements on mood, worry, sleep and enjoyment, on screen or on paper. The report begins with any answers that call for same-day follow-up.',
      'La personne évalue de courts énoncés sur l’humeur, l’inquiétude, le sommeil et le plaisir, à l’écran ou sur papier. Le rapport commence par les réponses qui exigent un suivi le jour même.',
      'De cliënt beoordeelt korte uitspraken over stemming, piekeren, slaap en plezier, op het scherm of op papier. Het rapport begint met antwoorden die nog dezelfde dag om opvolging vragen.',
      'La persona valora frases breves sobre ánimo, preocupación, sueño y disfrute, en pantalla o en papel. El informe empieza por las respuestas que requieren seguimiento el mismo día.',
    ),
    t(
      'Repeat it at each visit to track progress over time. It supports clinical decisions and does not replace a clinical interview.',
      'Répétez-le à chaque visite pour suivre l’évolution. Il éclaire les décisions cliniques et ne remplace pas une entrevue clinique.',
      'Herhaal de vragenlijst bij elk bezoek om het verloop te volgen. De lijst ondersteunt klinische beslissingen en vervangt geen klinisch gesprek.',
      'Repítalo en cada visita para seguir la evolución. Apoya las decisiones clínicas y no sustituye una entrevista clínica.',
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
