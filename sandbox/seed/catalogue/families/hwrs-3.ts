import type { Family } from '../family.ts'
import { FAMILY_NUMBERS } from '../numbers.ts'
import { PLAIN_FORMS } from '../parts.ts'
import { COMPOSITES } from '../resources.ts'
import { t } from '../text.ts'

export const HWRS_3: Family = {
  number: FAMILY_NUMBERS['HWRS-3'],
  acronym: 'HWRS-3',
  edition: 3,
  supersedes: FAMILY_NUMBERS['HWRS-2'],
  name: t(
    'Haldenwick Reasoning Scales',
    'Échelles de raisonnement Haldenwick',
    'Haldenwick Redeneerschalen',
    'Escalas de razonamiento Haldenwick',
  ),
  tagline: t(
    'Reasoning and processing in school-age children, on paper or on two tablets.',
    'Le raisonnement et le traitement chez l’enfant d’âge scolaire, sur papier ou sur deux tablettes.',
    'Redeneren en verwerken bij schoolgaande kinderen, op papier of op twee tablets.',
    'Razonamiento y procesamiento en edad escolar, en papel o con dos tabletas.',
  ),
  body: [
    t(
      'The scales describe how a child reasons with words, with shapes and with number, how much can be held in mind and how fast simple work is done. Ten core subtests give five indexes and an overall score.',
      'Les échelles décrivent comment un enfant raisonne avec des mots, des formes et des nombres, ce qu’il peut garder en tête et à quelle vitesse il exécute des tâches simples. Dix sous-tests principaux donnent cinq indices et un score global.',
      'De schalen beschrijven hoe een kind redeneert met woorden, vormen en getallen, hoeveel het kan vasthouden en hoe snel eenvoudig werk gaat. Tien kernsubtests geven vijf indexen en een totaalscore.',
      'Las escalas describen cómo razona un niño con palabras, formas y números, cuánto puede retener y con qué rapidez resuelve tareas sencillas. Diez pruebas principales dan cinco índices y una puntuación global.',
    ),
    t(
      'The third edition is shorter: stopping rules were revised, three subtests were replaced and all norms are new. Results help identify strengths and needs and support decisions about further assessment and teaching.',
      'La troisième édition est plus courte : les règles d’arrêt ont été revues, trois sous-tests ont été remplacés et toutes les normes sont nouvelles. Les résultats aident à repérer les forces et les besoins et éclairent les décisions sur la suite de l’évaluation et l’enseignement.',
      'De derde editie is korter: de afbreekregels zijn herzien, drie subtests zijn vervangen en alle normen zijn nieuw. De uitkomsten helpen sterke kanten en behoeften in beeld te brengen en ondersteunen keuzes over verder onderzoek en onderwijs.',
      'La tercera edición es más breve: se han revisado los criterios de terminación, se han sustituido tres pruebas y todos los baremos son nuevos. Los resultados ayudan a identificar puntos fuertes y necesidades y apoyan las decisiones sobre evaluación y enseñanza.',
    ),
  ],
  measures: [
    t('Verbal reasoning', 'Raisonnement verbal', 'Verbaal redeneren', 'Razonamiento verbal'),
    t(
      'Visual-spatial reasoning',
      'Raisonnement visuospatial',
      'Visueel-ruimtelijk redeneren',
      'Razonamiento visoespacial',
    ),
    t(
      'Fluid and quantitative reasoning',
      'Raisonnement fluide et quantitatif',
      'Fluïde en kwantitatief redeneren',
      'Razonamiento fluido y cuantitativo',
    ),
    t('Working memory', 'Mémoire de travail', 'Werkgeheugen', 'Memoria de trabajo'),
    t('Processing speed', 'Vitesse de traitement', 'Verwerkingssnelheid', 'Velocidad de procesamiento'),
  ],
  authors: ['Ottilie Haldenwick, PhD', 'Rufus Amberley, PhD'],
  categories: ['cognition'],
  population: { minAgeMonths: 72, maxAgeMonths: 203, raters: [] },
  completion: {
    minMinutes: 50,
    maxMinutes: 70,
    note: t(
      'ten core subtests',
      'dix sous-tests principaux',
      'tien kernsubtests',
      'diez pruebas principales',
    ),
  },
  administration: ['PAPER', 'TABLET'],
  telepractice: false,
  scoring: ['HAND', 'WEB'],
  languages: ['en', 'fr', 'es'],
  publicationYear: 2024,
  scores: ['STANDARD_SCORE', 'SCALED_SCORE', 'PERCENTILE', 'AGE_EQUIVALENT', 'CONFIDENCE_INTERVAL'],
  norms: { basis: 'AGE', year: 2023, sampleSize: 2260, country: 'US' },
  reliability: { label: COMPOSITES, low: 0.9, high: 0.97 },
  rank: 3,
  similar: [FAMILY_NUMBERS['CVMB-4'], FAMILY_NUMBERS['VYAT-2'], FAMILY_NUMBERS['KTDL-3']],
  sampleReport: t(
    'Mira Tallow, 9:4, an invented examinee: five indexes with confidence intervals, a profile of strengths and needs, and suggestions for the classroom.',
    'Mira Tallow, 9:4, personne fictive : cinq indices avec intervalles de confiance, un profil des forces et des besoins et des pistes pour la classe.',
    'Mira Tallow, 9:4, een verzonnen kind: vijf indexen met betrouwbaarheidsintervallen, een profiel van sterke en zwakke kanten en suggesties voor de klas.',
    'Mira Tallow, 9:4, examinada ficticia: cinco índices con intervalos de confianza, un perfil de puntos fuertes y necesidades y propuestas para el aula.',
  ),
  questions: [
    {
      question: t(
        'May I compare scores with the second edition?',
        'Puis-je comparer les scores avec ceux de la deuxième édition?',
        'Mag ik scores vergelijken met de tweede editie?',
        '¿Puedo comparar las puntuaciones con las de la segunda edición?',
      ),
      answer: t(
        'Yes. The technical chapter links both editions in a sample of 180 children who took both.',
        'Oui. Le chapitre technique relie les deux éditions à partir de 180 enfants qui ont passé les deux.',
        'Ja. Het technische hoofdstuk koppelt beide edities bij 180 kinderen die beide hebben gemaakt.',
        'Sí. El capítulo técnico vincula ambas ediciones con 180 niños que realizaron las dos.',
      ),
    },
  ],
  keywords: [
    t('intelligence', 'intelligence', 'intelligentie', 'inteligencia'),
    t('IQ', 'QI', 'IQ', 'CI'),
    t('giftedness', 'douance', 'hoogbegaafdheid', 'altas capacidades'),
  ],
  parts: {
    priceLevel: 1.9,
    kit: 'cased',
    digitalKit: true,
    manual: 'both',
    stimulusBooks: 2,
    manipulatives: t(
      'Blocks and Puzzle Set',
      'Cubes et casse-têtes',
      'Blokken en puzzels',
      'Cubos y rompecabezas',
    ),
    forms: PLAIN_FORMS,
    booklets: true,
    scoringKey: true,
    reports: ['score', 'interpretive', 'parent'],
    subscription: true,
    training: true,
  },
}
