import type { Family } from '../family.ts'
import { FAMILY_NUMBERS } from '../numbers.ts'
import { PLAIN_FORMS } from '../parts.ts'
import { COMPOSITES } from '../resources.ts'
import { t } from '../text.ts'

export const DMSP: Family = {
  number: FAMILY_NUMBERS.DMSP,
  acronym: 'DMSP',
  edition: 1,
  name: t(
    'Dunmore Speech Sound Probe',
    'Sonde phonologique Dunmore',
    'Dunmore Klankonderzoek',
    'Sonda de sonidos del habla Dunmore',
  ),
  tagline: t(
    'Every consonant in three positions, in a quarter of an hour.',
    'Chaque consonne en trois positions, en un quart d’heure.',
    'Elke medeklinker op drie plaatsen, in een kwartier.',
    'Cada consonante en tres posiciones, en un cuarto de hora.',
  ),
  body: [
    t(
      'Children name forty pictures and repeat twelve short phrases. A single sheet shows which sounds are there, which are replaced and which patterns lie behind it.',
      'L’enfant nomme quarante images et répète douze courtes phrases. Une seule feuille montre les sons présents, les sons remplacés et les processus en cause.',
      'Het kind benoemt veertig plaatjes en zegt twaalf korte zinnen na. Eén blad toont welke klanken er zijn, welke worden vervangen en welke processen meespelen.',
      'El niño nombra cuarenta imágenes y repite doce frases breves. Una sola hoja muestra qué sonidos están, cuáles se sustituyen y qué procesos intervienen.',
    ),
    t(
      'The probe is made to be repeated: parallel phrases let you follow change from one month to the next.',
      'La sonde est faite pour être répétée : des phrases parallèles permettent de suivre l’évolution d’un mois à l’autre.',
      'Het onderzoek is gemaakt om te herhalen: met parallelle zinnen volgt u de verandering van maand tot maand.',
      'La sonda está hecha para repetirse: frases paralelas permiten seguir el cambio de un mes a otro.',
    ),
  ],
  measures: [
    t(
      'Consonants and clusters',
      'Consonnes et groupes consonantiques',
      'Medeklinkers en clusters',
      'Consonantes y grupos',
    ),
    t('Phonological patterns', 'Processus phonologiques', 'Fonologische processen', 'Procesos fonológicos'),
    t('Stimulability', 'Stimulabilité', 'Stimuleerbaarheid', 'Estimulabilidad'),
  ],
  authors: ['Fergus Dunmore, MS, CCC-SLP'],
  categories: ['speech-fluency'],
  population: { minAgeMonths: 30, maxAgeMonths: 119, raters: [] },
  completion: { minMinutes: 15, maxMinutes: 15 },
  administration: ['PAPER'],
  telepractice: true,
  scoring: ['HAND'],
  languages: ['en'],
  publicationYear: 2019,
  scores: ['STANDARD_SCORE', 'PERCENTILE', 'AGE_EQUIVALENT'],
  norms: { basis: 'AGE', year: 2018, sampleSize: 1120, country: 'US' },
  reliability: { label: COMPOSITES, low: 0.89, high: 0.94 },
  rank: 2,
  similar: [FAMILY_NUMBERS['BMLP-2'], FAMILY_NUMBERS.EBFS],
  sampleReport: t(
    'Barnaby Fenn, 4:1, an invented examinee: a chart of sounds by position and a list of targets in order.',
    'Barnaby Fenn, 4:1, personne fictive : un tableau des sons par position et une liste ordonnée de cibles.',
    'Barnaby Fenn, 4:1, een verzonnen kind: een overzicht van klanken per plaats en een geordende lijst doelen.',
    'Barnaby Fenn, 4:1, examinado ficticio: una tabla de sonidos por posición y una lista ordenada de objetivos.',
  ),
  questions: [
    {
      question: t(
        'Do regional accents count as errors?',
        'Les accents régionaux comptent-ils comme des erreurs?',
        'Telt een streekaccent als fout?',
        '¿Cuentan como error los acentos regionales?',
      ),
      answer: t(
        'No. The record form lists accepted variants for nine accents.',
        'Non. Le cahier énumère les variantes acceptées de neuf accents.',
        'Nee. Op het formulier staan de goedgerekende varianten van negen accenten.',
        'No. El cuadernillo recoge las variantes aceptadas de nueve acentos.',
      ),
    },
  ],
  keywords: [
    t('articulation', 'articulation', 'articulatie', 'articulación'),
    t('pronunciation', 'prononciation', 'uitspraak', 'pronunciación'),
  ],
  parts: {
    priceLevel: 0.45,
    kit: 'plain',
    manual: 'print',
    stimulusBooks: 1,
    forms: PLAIN_FORMS,
    reports: ['progress'],
    training: true,
  },
}
