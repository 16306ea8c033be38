import type { Family } from '../family.ts'
import { FAMILY_NUMBERS } from '../numbers.ts'
import { PLAIN_FORMS } from '../parts.ts'
import { COMPOSITES } from '../resources.ts'
import { t } from '../text.ts'

export const EBFS: Family = {
  number: FAMILY_NUMBERS.EBFS,
  acronym: 'EBFS',
  edition: 1,
  name: t(
    'Elderbrook Fluency Scales',
    'Échelles de fluidité Elderbrook',
    'Elderbrook Vloeiendheidsschalen',
    'Escalas de fluidez Elderbrook',
  ),
  tagline: t(
    'Speech fluency and the impact of stuttering on daily life.',
    'La fluidité de la parole et les répercussions du bégaiement au quotidien.',
    'Vloeiendheid van spreken en de gevolgen van stotteren in het dagelijks leven.',
    'Fluidez del habla y repercusión de la tartamudez en la vida diaria.',
  ),
  body: [
    t(
      'Three speech samples, conversation, reading and a story, are rated for how often and how long speech halts. A questionnaire asks about situations avoided and about confidence.',
      'Trois échantillons de parole, conversation, lecture et récit, sont cotés selon la fréquence et la durée des interruptions. Un questionnaire porte sur les situations évitées et la confiance.',
      'Drie spraakmonsters, gesprek, lezen en een verhaal, worden beoordeeld op hoe vaak en hoe lang het spreken stokt. Een vragenlijst gaat over vermeden situaties en zelfvertrouwen.',
      'Tres muestras de habla, conversación, lectura y relato, se valoran según la frecuencia y duración de las interrupciones. Un cuestionario pregunta por las situaciones evitadas y la confianza.',
    ),
    t(
      'Both halves together support goals that matter to the speaker, not fluency alone.',
      'Ensemble, les deux volets appuient des objectifs qui comptent pour la personne, et pas seulement la fluidité.',
      'Samen ondersteunen beide delen doelen die voor de spreker tellen, en niet alleen vloeiendheid.',
      'Ambas partes juntas apoyan metas que importan a la persona, no solo la fluidez.',
    ),
  ],
  measures: [
    t(
      'Frequency of disfluency',
      'Fréquence des disfluidités',
      'Frequentie van onvloeiendheid',
      'Frecuencia de las disfluencias',
    ),
    t('Duration and tension', 'Durée et tension', 'Duur en spanning', 'Duración y tensión'),
    t(
      'Impact on daily life',
      'Effet sur le quotidien',
      'Invloed op het dagelijks leven',
      'Impacto en la vida diaria',
    ),
  ],
  authors: ['Noor Elderbrook, PhD, CCC-SLP'],
  categories: ['speech-fluency'],
  population: { minAgeMonths: 60, raters: ['SELF', 'PARENT'] },
  completion: { minMinutes: 20, maxMinutes: 30 },
  administration: ['PAPER', 'REMOTE'],
  telepractice: true,
  scoring: ['HAND', 'WEB'],
  languages: ['en', 'nl'],
  publicationYear: 2022,
  scores: ['SCALED_SCORE', 'PERCENTILE', 'RAW_SCORE'],
  norms: { basis: 'AGE', year: 2021, sampleSize: 860, country: 'GB' },
  reliability: { label: COMPOSITES, low: 0.85, high: 0.93 },
  rank: 2,
  similar: [FAMILY_NUMBERS.DMSP, FAMILY_NUMBERS['BMLP-2']],
  sampleReport: t(
    'Idris Vale, 16:3, an invented speaker: three samples, an impact score and goals chosen together.',
    'Idris Vale, 16:3, personne fictive : trois échantillons, un score d’effet et des objectifs choisis ensemble.',
    'Idris Vale, 16:3, een verzonnen spreker: drie monsters, een invloedscore en samen gekozen doelen.',
    'Idris Vale, 16:3, hablante ficticio: tres muestras, una puntuación de impacto y metas elegidas en común.',
  ),
  questions: [
    {
      question: t(
        'Do I need to record the session?',
        'Dois-je enregistrer la séance?',
        'Moet ik de sessie opnemen?',
        '¿Debo grabar la sesión?',
      ),
      answer: t(
        'An audio recording is enough; delete it once the samples are rated.',
        'Un enregistrement audio suffit; supprimez-le après la cotation.',
        'Een geluidsopname volstaat; verwijder die na het beoordelen.',
        'Basta una grabación de audio; bórrela tras valorar las muestras.',
      ),
    },
  ],
  keywords: [
    t('stuttering', 'bégaiement', 'stotteren', 'tartamudez'),
    t('stammering', 'bégayer', 'hakkelen', 'disfemia'),
  ],
  parts: {
    priceLevel: 0.5,
    kit: 'plain',
    digitalKit: true,
    manual: 'both',
    forms: PLAIN_FORMS,
    booklets: true,
    reports: ['score', 'progress'],
    training: true,
  },
}
