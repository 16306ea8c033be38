import type { Family } from '../family.ts'
import { FAMILY_NUMBERS } from '../numbers.ts'
import { COMPOSITES } from '../resources.ts'
import { t } from '../text.ts'

export const LKPQ: Family = {
  number: FAMILY_NUMBERS.LKPQ,
  acronym: 'LKPQ',
  edition: 1,
  name: t(
    'Larkhill Personality Questionnaire',
    'Questionnaire de personnalité Larkhill',
    'Larkhill Persoonlijkheidsvragenlijst',
    'Cuestionario de personalidad Larkhill',
  ),
  tagline: t(
    'Broad traits and fine facets of adult personality.',
    'Grands traits et fines facettes de la personnalité adulte.',
    'Brede trekken en fijne facetten van de volwassen persoonlijkheid.',
    'Rasgos amplios y facetas finas de la personalidad adulta.',
  ),
  body: [
    t(
      'Two hundred statements give five broad traits and twenty facets, with scores on how openly and evenly they were answered. Clinicians use it to understand lasting patterns and to plan treatment.',
      'Deux cents énoncés donnent cinq grands traits et vingt facettes, avec des scores sur la franchise et la constance des réponses. Les cliniciens l’utilisent pour comprendre des tendances durables et planifier le traitement.',
      'Tweehonderd uitspraken geven vijf brede trekken en twintig facetten, met scores voor openheid en consistentie van antwoorden. Clinici gebruiken de lijst om blijvende patronen te begrijpen en behandeling te plannen.',
      'Doscientas afirmaciones dan cinco rasgos amplios y veinte facetas, con puntuaciones de franqueza y coherencia de las respuestas. Los clínicos lo usan para comprender patrones estables y planificar el tratamiento.',
    ),
    t(
      'The interpretive report writes in plain language and marks every sentence that rests on a single scale.',
      'Le rapport d’interprétation est rédigé en langage clair et signale toute phrase qui repose sur une seule échelle.',
      'Het interpretatieve rapport is in gewone taal geschreven en markeert elke zin die op één schaal berust.',
      'El informe interpretativo está escrito en lenguaje claro y señala cada frase que se basa en una sola escala.',
    ),
  ],
  measures: [
    t('Five broad traits', 'Cinq grands traits', 'Vijf brede trekken', 'Cinco rasgos amplios'),
    t('Twenty facets', 'Vingt facettes', 'Twintig facetten', 'Veinte facetas'),
    t('Response style', 'Style de réponse', 'Antwoordstijl', 'Estilo de respuesta'),
  ],
  authors: ['Imogen Larkhill, PhD', 'Stellan Brandt, PhD'],
  categories: ['personality'],
  population: { minAgeMonths: 216, raters: ['SELF'] },
  completion: { minMinutes: 25, maxMinutes: 35 },
  administration: ['PAPER', 'ONSCREEN', 'REMOTE'],
  telepractice: true,
  scoring: ['WEB', 'MAIL_IN'],
  languages: ['en', 'fr', 'nl', 'es'],
  publicationYear: 2016,
  scores: ['T_SCORE', 'PERCENTILE'],
  norms: { basis: 'AGE', year: 2015, sampleSize: 2390, country: 'US' },
  reliability: { label: COMPOSITES, low: 0.86, high: 0.93 },
  readingGrade: 7,
  rank: 3,
  similar: [FAMILY_NUMBERS['SBMW-2'], FAMILY_NUMBERS.CHCI, FAMILY_NUMBERS.WCVI],
  sampleReport: t(
    'Verity Blackmoor, 38:0, an invented respondent: traits, facets and a page on how to talk about them.',
    'Verity Blackmoor, 38:0, répondante fictive : traits, facettes et une page sur la façon d’en parler.',
    'Verity Blackmoor, 38:0, een verzonnen respondent: trekken, facetten en een bladzijde over hoe u ze bespreekt.',
    'Verity Blackmoor, 38:0, persona ficticia: rasgos, facetas y una página sobre cómo comentarlos.',
  ),
  questions: [
    {
      question: t(
        'May it be used in hiring?',
        'Peut-on l’utiliser en recrutement?',
        'Mag de lijst bij werving worden gebruikt?',
        '¿Puede usarse en selección de personal?',
      ),
      answer: t(
        'No. It was normed for clinical use and asks about matters that do not belong in hiring.',
        'Non. Il a été normalisé pour l’usage clinique et aborde des sujets qui n’ont pas leur place en recrutement.',
        'Nee. De lijst is genormeerd voor klinisch gebruik en vraagt naar zaken die niet bij werving horen.',
        'No. Se baremó para uso clínico y pregunta por asuntos que no corresponden a la selección.',
      ),
    },
  ],
  keywords: [
    t('traits', 'traits', 'trekken', 'rasgos'),
    t('big five', 'cinq grands facteurs', 'big five', 'cinco grandes'),
  ],
  parts: {
    priceLevel: 1.2,
    kit: 'plain',
    digitalKit: true,
    manual: 'both',
    booklets: true,
    mailIn: true,
    onScreen: true,
    reports: ['score', 'interpretive'],
    subscription: true,
    training: true,
  },
}
