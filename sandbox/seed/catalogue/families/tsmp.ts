import type { Family } from '../family.ts'
import { FAMILY_NUMBERS } from '../numbers.ts'
import { PLAIN_FORMS } from '../parts.ts'
import { COMPOSITES } from '../resources.ts'
import { t } from '../text.ts'

/** Sold out: its materials are awaited. */
export const TSMP: Family = {
  number: FAMILY_NUMBERS.TSMP,
  acronym: 'TSMP',
  edition: 1,
  supply: 'OUT_OF_STOCK',
  name: t(
    'Tessaly Motor Profile',
    'Profil moteur Tessaly',
    'Tessaly Motorisch Profiel',
    'Perfil motor Tessaly',
  ),
  tagline: t(
    'Hands, balance and coordination in everyday tasks.',
    'Mains, équilibre et coordination dans des tâches de tous les jours.',
    'Handen, evenwicht en coördinatie in alledaagse taken.',
    'Manos, equilibrio y coordinación en tareas cotidianas.',
  ),
  body: [
    t(
      'Threading, drawing, catching, hopping: twenty tasks that young people know, timed and rated. Separate scores for hand skills, balance and ball skills show where practice pays.',
      'Enfiler, dessiner, attraper, sauter : vingt tâches familières, chronométrées et cotées. Des scores distincts pour la dextérité, l’équilibre et le maniement du ballon montrent où s’exercer.',
      'Rijgen, tekenen, vangen, hinkelen: twintig vertrouwde taken, met tijd en beoordeling. Aparte scores voor handvaardigheid, evenwicht en balvaardigheid tonen waar oefenen loont.',
      'Enhebrar, dibujar, atrapar, saltar: veinte tareas conocidas, cronometradas y valoradas. Puntuaciones separadas de destreza manual, equilibrio y manejo del balón muestran dónde conviene practicar.',
    ),
    t(
      'All materials come in one wheeled bag. The profile helps identify coordination difficulties and supports plans for therapy and physical education.',
      'Tout le matériel tient dans un sac à roulettes. Le profil aide à repérer les difficultés de coordination et à planifier la thérapie et l’éducation physique.',
      'Al het materiaal zit in één tas op wielen. Het profiel helpt coördinatieproblemen te herkennen en ondersteunt plannen voor therapie en gymles.',
      'Todo el material viene en una bolsa con ruedas. El perfil ayuda a identificar dificultades de coordinación y a planificar la terapia y la educación física.',
    ),
  ],
  measures: [
    t('Hand skills', 'Dextérité manuelle', 'Handvaardigheid', 'Destreza manual'),
    t('Balance', 'Équilibre', 'Evenwicht', 'Equilibrio'),
    t('Ball skills', 'Maniement du ballon', 'Balvaardigheid', 'Manejo del balón'),
    t('Drawing and tracing', 'Dessin et traçage', 'Tekenen en overtrekken', 'Dibujo y trazado'),
  ],
  authors: ['Cosima Tessaly, PT, PhD'],
  categories: ['motor'],
  population: { minAgeMonths: 48, maxAgeMonths: 263, raters: [] },
  completion: { minMinutes: 25, maxMinutes: 45 },
  administration: ['PAPER'],
  telepractice: false,
  scoring: ['HAND'],
  languages: ['en', 'nl'],
  publicationYear: 2018,
  scores: ['STANDARD_SCORE', 'SCALED_SCORE', 'PERCENTILE', 'AGE_EQUIVALENT'],
  norms: { basis: 'AGE', year: 2017, sampleSize: 1280, country: 'NL' },
  reliability: { label: COMPOSITES, low: 0.84, high: 0.94 },
  rank: 2,
  similar: [FAMILY_NUMBERS['AGSC-2'], FAMILY_NUMBERS['FMEY-2'], FAMILY_NUMBERS['KTDL-3']],
  sampleReport: t(
    'Lorcan Sykes, 7:9, an invented examinee: three areas, observations on posture and effort, and activities for a month.',
    'Lorcan Sykes, 7:9, personne fictive : trois domaines, observations sur la posture et l’effort, et activités pour un mois.',
    'Lorcan Sykes, 7:9, een verzonnen kind: drie gebieden, observaties van houding en inspanning, en activiteiten voor een maand.',
    'Lorcan Sykes, 7:9, examinado ficticio: tres áreas, observaciones sobre postura y esfuerzo y actividades para un mes.',
  ),
  questions: [
    {
      question: t(
        'How much room do I need?',
        'De combien d’espace ai-je besoin?',
        'Hoeveel ruimte heb ik nodig?',
        '¿Cuánto espacio necesito?',
      ),
      answer: t(
        'A table and a clear floor of 20 by 7 feet (6 by 2 m).',
        'Une table et un plancher dégagé de six mètres sur deux.',
        'Een tafel en een vrije vloer van zes bij twee meter.',
        'Una mesa y un suelo despejado de seis por dos metros.',
      ),
    },
  ],
  keywords: [
    t(
      'developmental coordination disorder',
      'trouble développemental de la coordination',
      'coördinatieontwikkelingsstoornis',
      'trastorno del desarrollo de la coordinación',
    ),
    t('dyspraxia', 'dyspraxie', 'dyspraxie', 'dispraxia'),
    t('fine motor', 'motricité fine', 'fijne motoriek', 'motricidad fina'),
  ],
  parts: {
    priceLevel: 1.5,
    kit: 'cased',
    manual: 'both',
    stimulusBooks: 1,
    manipulatives: t(
      'Motor Materials',
      'Matériel de motricité',
      'Motorisch materiaal',
      'Material de motricidad',
    ),
    forms: PLAIN_FORMS,
    booklets: true,
    reports: ['score'],
    training: true,
  },
}
