import type { Family } from '../family.ts'
import { FAMILY_NUMBERS } from '../numbers.ts'
import { PLAIN_FORMS } from '../parts.ts'
import { COMPOSITES } from '../resources.ts'
import { t } from '../text.ts'

export const MWLR: Family = {
  number: FAMILY_NUMBERS.MWLR,
  acronym: 'MWLR',
  edition: 1,
  name: t(
    'Meridew Literacy Risk Indicators',
    'Indicateurs de risque en littératie Meridew',
    'Meridew Leesrisico-indicatoren',
    'Indicadores de riesgo lector Meridew',
  ),
  tagline: t(
    'Twenty minutes in the first years of school to see who needs a closer look.',
    'Vingt minutes dans les premières années d’école pour voir qui mérite un suivi attentif.',
    'Twintig minuten in de eerste schooljaren om te zien wie extra aandacht nodig heeft.',
    'Veinte minutos en los primeros cursos para ver quién necesita más atención.',
  ),
  body: [
    t(
      'Six brief tasks look at the sounds of words, letters, rapid naming and first reading. A clear band of low, some or high risk says what to do next.',
      'Six tâches brèves portent sur les sons des mots, les lettres, la dénomination rapide et les débuts de la lecture. Une bande claire de risque faible, modéré ou élevé indique la suite à donner.',
      'Zes korte taken gaan over klanken in woorden, letters, snel benoemen en het eerste lezen. Een heldere band van laag, enig of hoog risico zegt wat de volgende stap is.',
      'Seis tareas breves examinan los sonidos de las palabras, las letras, la denominación rápida y la lectura inicial. Una banda clara de riesgo bajo, medio o alto indica el paso siguiente.',
    ),
    t(
      'The indicators help identify children at risk of reading difficulty, including dyslexia; they are a beginning and not a diagnosis.',
      'Les indicateurs aident à repérer les enfants à risque de difficultés en lecture, dont la dyslexie; ils sont un point de départ et non un diagnostic.',
      'De indicatoren helpen kinderen te vinden met een risico op leesproblemen, waaronder dyslexie; ze zijn een begin en geen diagnose.',
      'Los indicadores ayudan a identificar a niños con riesgo de dificultades lectoras, incluida la dislexia; son un comienzo y no un diagnóstico.',
    ),
  ],
  measures: [
    t('Phonological awareness', 'Conscience phonologique', 'Fonologisch bewustzijn', 'Conciencia fonológica'),
    t('Letter knowledge', 'Connaissance des lettres', 'Letterkennis', 'Conocimiento de letras'),
    t('Rapid naming', 'Dénomination rapide', 'Snel benoemen', 'Denominación rápida'),
    t('Early decoding', 'Premiers décodages', 'Eerste decoderen', 'Decodificación inicial'),
  ],
  authors: ['Hester Meridew, EdS'],
  categories: ['reading-dyslexia'],
  population: { minAgeMonths: 60, maxAgeMonths: 107, grades: 'K–3', raters: [] },
  completion: { minMinutes: 20, maxMinutes: 20 },
  administration: ['PAPER', 'ONSCREEN'],
  telepractice: true,
  scoring: ['HAND', 'WEB'],
  languages: ['en', 'nl', 'es'],
  publicationYear: 2020,
  scores: ['PERCENTILE', 'RAW_SCORE'],
  norms: { basis: 'GRADE', year: 2019, sampleSize: 2450, country: 'US' },
  reliability: { label: COMPOSITES, low: 0.83, high: 0.91 },
  rank: 1,
  similar: [FAMILY_NUMBERS['LSRI-5'], FAMILY_NUMBERS.TWET, FAMILY_NUMBERS.PWNS],
  sampleReport: t(
    'Class list of Room 4, invented: risk bands for twenty students and groups for practice.',
    'Liste de la classe 4, fictive : bandes de risque de vingt élèves et groupes d’exercice.',
    'Klassenlijst van lokaal 4, verzonnen: risicobanden van twintig leerlingen en groepjes om te oefenen.',
    'Lista del aula 4, ficticia: bandas de riesgo de veinte alumnos y grupos de práctica.',
  ),
  questions: [
    {
      question: t(
        'How often may it be repeated?',
        'À quelle fréquence peut-on la répéter?',
        'Hoe vaak mag de afname worden herhaald?',
        '¿Con qué frecuencia puede repetirse?',
      ),
      answer: t(
        'Three times a school year, with a different form each time.',
        'Trois fois par année scolaire, avec une forme différente chaque fois.',
        'Drie keer per schooljaar, telkens met een andere vorm.',
        'Tres veces por curso, con una forma distinta cada vez.',
      ),
    },
  ],
  keywords: [
    t('screening', 'dépistage', 'screening', 'cribado'),
    t('phonics', 'correspondances graphophonémiques', 'klank-letterkoppeling', 'método fónico'),
  ],
  parts: {
    priceLevel: 0.35,
    kit: 'plain',
    manual: 'both',
    forms: PLAIN_FORMS,
    onScreen: true,
    reports: ['score', 'progress'],
    subscription: true,
    siteLicence: true,
    training: true,
  },
}
