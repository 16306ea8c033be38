import type { Family } from '../family.ts'
import { FAMILY_NUMBERS } from '../numbers.ts'
import { COMPOSITES } from '../resources.ts'
import { t } from '../text.ts'

/** Digital only: nothing of it ships. */
export const VYAT_2: Family = {
  number: FAMILY_NUMBERS['VYAT-2'],
  acronym: 'VYAT-2',
  edition: 2,
  name: t(
    'Vantry Attention Task',
    'Tâche d’attention Vantry',
    'Vantry Aandachtstaak',
    'Tarea de atención Vantry',
  ),
  tagline: t(
    'Fourteen minutes on screen show how attention holds, drifts and returns.',
    'Quatorze minutes à l’écran pour voir comment l’attention tient, dérive et revient.',
    'Veertien minuten op het scherm laten zien hoe aandacht standhoudt, wegzakt en terugkeert.',
    'Catorce minutos en pantalla muestran cómo la atención se mantiene, se pierde y vuelve.',
  ),
  body: [
    t(
      'Examinees respond to one kind of signal and hold back on another while the pace changes. The task records omissions, false responses, speed and how evenly answers come.',
      'Les personnes répondent à un type de signal et se retiennent pour un autre tandis que le rythme change. La tâche relève les omissions, les fausses réponses, la vitesse et la régularité.',
      'Deelnemers reageren op het ene signaal en houden zich in bij het andere, terwijl het tempo wisselt. De taak legt gemiste signalen, onterechte reacties, snelheid en regelmaat vast.',
      'Los examinados responden a un tipo de señal y se contienen ante otra mientras cambia el ritmo. La tarea registra omisiones, respuestas erróneas, velocidad y regularidad.',
    ),
    t(
      'Any laptop with a keyboard will do; a check beforehand makes sure that its timing is exact enough. Results support decisions about attention together with interviews and rating forms, never alone.',
      'Tout ordinateur portable avec clavier convient; une vérification préalable s’assure que sa mesure du temps est assez précise. Les résultats éclairent les décisions, avec des entretiens et des questionnaires, jamais seuls.',
      'Elke laptop met toetsenbord volstaat; een controle vooraf stelt vast of de tijdmeting nauwkeurig genoeg is. De uitkomsten ondersteunen beslissingen samen met gesprekken en vragenlijsten, nooit op zichzelf.',
      'Basta cualquier portátil con teclado; una comprobación previa asegura que mide el tiempo con precisión. Los resultados apoyan las decisiones junto con entrevistas y cuestionarios, nunca por sí solos.',
    ),
  ],
  measures: [
    t('Sustained attention', 'Attention soutenue', 'Volgehouden aandacht', 'Atención sostenida'),
    t('Impulse control', 'Contrôle de l’impulsivité', 'Impulscontrole', 'Control de impulsos'),
    t('Response speed', 'Vitesse de réponse', 'Reactiesnelheid', 'Velocidad de respuesta'),
    t('Consistency over time', 'Constance dans le temps', 'Regelmaat in de tijd', 'Regularidad en el tiempo'),
  ],
  authors: ['Ines Vantry, PhD'],
  categories: ['attention'],
  population: { minAgeMonths: 96, raters: [] },
  completion: { minMinutes: 14, maxMinutes: 14 },
  administration: ['ONSCREEN', 'REMOTE'],
  telepractice: true,
  scoring: ['WEB'],
  languages: ['en', 'fr', 'nl', 'es'],
  publicationYear: 2023,
  scores: ['T_SCORE', 'PERCENTILE', 'RAW_SCORE'],
  norms: { basis: 'AGE', year: 2022, sampleSize: 1480, country: 'US' },
  reliability: { label: COMPOSITES, low: 0.84, high: 0.93 },
  rank: 2,
  similar: [FAMILY_NUMBERS['CVMB-4'], FAMILY_NUMBERS['OBRS-2'], FAMILY_NUMBERS['HWRS-3']],
  sampleReport: t(
    'Jory Penhale, 12:7, an invented examinee: four scores with their course over 14 minutes, and a page for the family.',
    'Jory Penhale, 12:7, personne fictive : quatre scores avec leur évolution sur 14 minutes, et une page pour la famille.',
    'Jory Penhale, 12:7, een verzonnen kind: vier scores met hun verloop over 14 minuten, en een bladzijde voor het gezin.',
    'Jory Penhale, 12:7, examinado ficticio: cuatro puntuaciones con su evolución en 14 minutos y una página para la familia.',
  ),
  questions: [
    {
      question: t(
        'Does it run on a tablet?',
        'Fonctionne-t-elle sur une tablette?',
        'Werkt de taak op een tablet?',
        '¿Funciona en una tableta?',
      ),
      answer: t(
        'No. A keyboard is needed, because touch screens record the moment of a response less exactly.',
        'Non. Un clavier est nécessaire, car les écrans tactiles enregistrent moins précisément le moment de la réponse.',
        'Nee. Er is een toetsenbord nodig, omdat een aanraakscherm het moment van reageren minder nauwkeurig vastlegt.',
        'No. Hace falta un teclado, porque las pantallas táctiles registran con menos exactitud el momento de la respuesta.',
      ),
    },
  ],
  keywords: [
    t('ADHD', 'TDAH', 'ADHD', 'TDAH'),
    t('concentration', 'concentration', 'concentratie', 'concentración'),
    t('continuous performance', 'performance continue', 'continue prestatietaak', 'ejecución continua'),
  ],
  parts: {
    priceLevel: 1.1,
    digitalKit: true,
    manual: 'digital',
    onScreen: true,
    reports: ['score', 'interpretive', 'progress'],
    subscription: true,
    siteLicence: true,
    training: true,
  },
}
