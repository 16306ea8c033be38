import type { Family } from '../family.ts'
import { FAMILY_NUMBERS } from '../numbers.ts'
import { PLAIN_FORMS } from '../parts.ts'
import { COMPOSITES } from '../resources.ts'
import { t } from '../text.ts'

/** Withdrawn: replaced by the third edition, kept for those who look its numbers up. */
export const HWRS_2: Family = {
  number: FAMILY_NUMBERS['HWRS-2'],
  acronym: 'HWRS-2',
  edition: 2,
  status: 'WITHDRAWN',
  name: t(
    'Haldenwick Reasoning Scales',
    'Échelles de raisonnement Haldenwick',
    'Haldenwick Redeneerschalen',
    'Escalas de razonamiento Haldenwick',
  ),
  tagline: t(
    'The former edition, no longer sold; its place has been taken by HWRS-3.',
    'L’édition précédente, qui n’est plus vendue; HWRS-3 l’a remplacée.',
    'De vorige editie, niet meer te koop; HWRS-3 is ervoor in de plaats gekomen.',
    'La edición anterior, ya no disponible; la ha sustituido HWRS-3.',
  ),
  body: [
    t(
      'The second edition described reasoning in school-age children by four indexes. Its norms date from 2008 and should not be used for new decisions.',
      'La deuxième édition décrivait le raisonnement de l’enfant d’âge scolaire par quatre indices. Ses normes datent de 2008 et ne devraient plus servir à de nouvelles décisions.',
      'De tweede editie beschreef het redeneren van schoolgaande kinderen met vier indexen. De normen zijn van 2008 en horen niet meer bij nieuwe beslissingen.',
      'La segunda edición describía el razonamiento en edad escolar mediante cuatro índices. Sus baremos son de 2008 y no deben usarse para nuevas decisiones.',
    ),
    t(
      'Case files that hold its scores can be read with the linking tables in the technical chapter of the third edition.',
      'Les dossiers qui contiennent ses scores peuvent être lus à l’aide des tables de correspondance du chapitre technique de la troisième édition.',
      'Dossiers met scores van deze editie zijn te lezen met de omzettabellen in het technische hoofdstuk van de derde editie.',
      'Los expedientes con sus puntuaciones pueden leerse con las tablas de equivalencia del capítulo técnico de la tercera edición.',
    ),
  ],
  measures: [
    t('Verbal reasoning', 'Raisonnement verbal', 'Verbaal redeneren', 'Razonamiento verbal'),
    t('Visual reasoning', 'Raisonnement visuel', 'Visueel redeneren', 'Razonamiento visual'),
    t('Working memory', 'Mémoire de travail', 'Werkgeheugen', 'Memoria de trabajo'),
    t('Processing speed', 'Vitesse de traitement', 'Verwerkingssnelheid', 'Velocidad de procesamiento'),
  ],
  authors: ['Ottilie Haldenwick, PhD'],
  categories: ['cognition'],
  population: { minAgeMonths: 72, maxAgeMonths: 203, raters: [] },
  completion: { minMinutes: 65, maxMinutes: 90 },
  administration: ['PAPER'],
  telepractice: false,
  scoring: ['HAND', 'SOFTWARE'],
  languages: ['en'],
  publicationYear: 2009,
  scores: ['STANDARD_SCORE', 'SCALED_SCORE', 'PERCENTILE'],
  norms: { basis: 'AGE', year: 2008, sampleSize: 2080, country: 'US' },
  reliability: { label: COMPOSITES, low: 0.88, high: 0.96 },
  rank: 3,
  similar: [FAMILY_NUMBERS['HWRS-3'], FAMILY_NUMBERS['CVMB-4']],
  sampleReport: t(
    'Piers Holloway, 10:0, an invented examinee: four indexes on one page, as the second edition printed them.',
    'Piers Holloway, 10:0, personne fictive : quatre indices sur une page, comme les présentait la deuxième édition.',
    'Piers Holloway, 10:0, een verzonnen kind: vier indexen op één bladzijde, zoals de tweede editie ze afdrukte.',
    'Piers Holloway, 10:0, examinado ficticio: cuatro índices en una página, como los presentaba la segunda edición.',
  ),
  questions: [
    {
      question: t(
        'I still have unused record forms. What can I do?',
        'J’ai encore des cahiers inutilisés. Que faire?',
        'Ik heb nog ongebruikte formulieren. Wat nu?',
        'Aún tengo cuadernillos sin usar. ¿Qué puedo hacer?',
      ),
      answer: t(
        'Keep none for new cases. Unopened packs bought in the last 90 days can be returned.',
        'N’en gardez aucun pour de nouveaux cas. Les paquets non ouverts achetés dans les 90 derniers jours peuvent être retournés.',
        'Gebruik ze niet voor nieuwe gevallen. Ongeopende pakken van de laatste 90 dagen kunt u terugsturen.',
        'No los use en casos nuevos. Los paquetes sin abrir comprados en los últimos 90 días pueden devolverse.',
      ),
    },
  ],
  keywords: [t('intelligence', 'intelligence', 'intelligentie', 'inteligencia')],
  parts: {
    priceLevel: 1.6,
    kit: 'plain',
    manual: 'print',
    stimulusBooks: 1,
    forms: PLAIN_FORMS,
    booklets: true,
    scoringKey: true,
  },
}
