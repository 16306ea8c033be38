import type { Family } from '../family.ts'
import { FAMILY_NUMBERS } from '../numbers.ts'
import { COMPOSITES } from '../resources.ts'
import { t } from '../text.ts'

/** Ships to institutions only: no one buys it for themselves. */
export const QLGA: Family = {
  number: FAMILY_NUMBERS.QLGA,
  acronym: 'QLGA',
  edition: 1,
  shipTo: 'INSTITUTION',
  name: t(
    'Quillon Graduate Admission Test',
    'Test d’admission aux cycles supérieurs Quillon',
    'Quillon Toelatingstoets Master',
    'Prueba de admisión a posgrado Quillon',
  ),
  tagline: t(
    'Two hours of reasoning for admission to graduate and professional schools.',
    'Deux heures de raisonnement pour l’admission aux cycles supérieurs.',
    'Twee uur redeneren voor toelating tot masters en universitaire beroepsopleidingen.',
    'Dos horas de razonamiento para la admisión a programas académicos y profesionales de posgrado.',
  ),
  body: [
    t(
      'Analogies, arguments, figures and short texts ask for reasoning and not for recall. Forms change with every sitting, and scores of all sittings share one scale.',
      'Analogies, arguments, figures et courts textes font appel au raisonnement et non à la mémoire. Les formes changent à chaque séance et tous les scores partagent une échelle.',
      'Analogieën, redeneringen, figuren en korte teksten vragen om redeneren, niet om onthouden. De vormen wisselen per zitting en alle scores delen één schaal.',
      'Analogías, argumentos, figuras y textos breves exigen razonar y no recordar. Las formas cambian en cada convocatoria y todas las puntuaciones comparten una escala.',
    ),
    t(
      'Universities order sittings for their own test rooms. Seats are held for institutions with a signed security agreement.',
      'Les universités commandent des séances pour leurs propres salles. Les places sont réservées aux établissements ayant signé une entente de sécurité.',
      'Universiteiten bestellen zittingen voor hun eigen toetszalen. Plaatsen zijn voor instellingen met een getekende beveiligingsovereenkomst.',
      'Las universidades piden convocatorias para sus propias aulas. Las plazas son para instituciones con un acuerdo de seguridad firmado.',
    ),
  ],
  measures: [
    t('Verbal analysis', 'Analyse verbale', 'Verbale analyse', 'Análisis verbal'),
    t(
      'Quantitative reasoning',
      'Raisonnement quantitatif',
      'Kwantitatief redeneren',
      'Razonamiento cuantitativo',
    ),
    t('Critical reading', 'Lecture critique', 'Kritisch lezen', 'Lectura crítica'),
  ],
  authors: ['Quillon Testing Board'],
  categories: ['admissions'],
  population: { minAgeMonths: 204, raters: [] },
  completion: { minMinutes: 120, maxMinutes: 120 },
  administration: ['GROUP', 'ONSCREEN', 'PAPER'],
  telepractice: false,
  scoring: ['WEB', 'MAIL_IN'],
  languages: ['en'],
  publicationYear: 2026,
  scores: ['STANDARD_SCORE', 'PERCENTILE'],
  norms: { basis: 'AGE', year: 2025, sampleSize: 8400, country: 'US' },
  reliability: { label: COMPOSITES, low: 0.9, high: 0.94 },
  rank: 0,
  similar: [FAMILY_NUMBERS.WCVI, FAMILY_NUMBERS.SHSP],
  sampleReport: t(
    'Thaddeus Bell, an invented candidate: three section scores, a total and percentiles by field of study.',
    'Thaddeus Bell, candidat fictif : trois scores de section, un total et des rangs centiles par domaine d’études.',
    'Thaddeus Bell, een verzonnen kandidaat: drie deelscores, een totaal en percentielen per studierichting.',
    'Thaddeus Bell, candidato ficticio: tres puntuaciones parciales, un total y percentiles por campo de estudio.',
  ),
  questions: [
    {
      question: t(
        'May applicants buy a seat themselves?',
        'Les candidats peuvent-ils acheter une place eux-mêmes?',
        'Kunnen kandidaten zelf een plaats kopen?',
        '¿Pueden los aspirantes comprar su plaza?',
      ),
      answer: t(
        'No. They register with the university that holds the sitting.',
        'Non. Ils s’inscrivent auprès de l’université qui tient la séance.',
        'Nee. Zij melden zich aan bij de universiteit die de zitting houdt.',
        'No. Se inscriben en la universidad que celebra la convocatoria.',
      ),
    },
  ],
  keywords: [
    t('entrance exam', 'examen d’entrée', 'toelatingsexamen', 'examen de ingreso'),
    t('university', 'université', 'universiteit', 'universidad'),
  ],
  parts: {
    priceLevel: 1.3,
    manual: 'both',
    booklets: true,
    mailIn: true,
    onScreen: true,
    reports: ['score'],
    siteLicence: true,
    training: true,
  },
}
