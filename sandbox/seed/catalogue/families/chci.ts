import type { Family } from '../family.ts'
import { FAMILY_NUMBERS } from '../numbers.ts'
import { COMPOSITES } from '../resources.ts'
import { t } from '../text.ts'

/** Not sold in the Netherlands and Spain. */
export const CHCI: Family = {
  number: FAMILY_NUMBERS.CHCI,
  acronym: 'CHCI',
  edition: 1,
  notSoldOn: ['nlassessments', 'esassessments'],
  name: t(
    'Calverdale Health and Coping Inventory',
    'Inventaire de santé et d’adaptation Calverdale',
    'Calverdale Vragenlijst Gezondheid en Coping',
    'Inventario de salud y afrontamiento Calverdale',
  ),
  tagline: t(
    'How people live with pain, illness and treatment, and what helps them.',
    'Comment on vit avec la douleur, la maladie et les traitements, et ce qui aide.',
    'Hoe mensen leven met pijn, ziekte en behandeling, en wat hen helpt.',
    'Cómo se vive con el dolor, la enfermedad y el tratamiento, y qué ayuda.',
  ),
  body: [
    t(
      'Adults describe how a lasting condition affects work, rest and relations and which ways of coping they use. Clear sections make it suitable for clinics with little time.',
      'Les adultes décrivent les effets d’une maladie durable sur le travail, le repos et les relations, ainsi que leurs façons de s’adapter. Ses sections claires conviennent aux cliniques qui disposent de peu de temps.',
      'Volwassenen beschrijven hoe een langdurige aandoening werk, rust en relaties raakt en hoe zij ermee omgaan. Heldere onderdelen maken de lijst geschikt voor klinieken met weinig tijd.',
      'Los adultos describen cómo una afección duradera influye en el trabajo, el descanso y las relaciones y cómo la afrontan. Sus secciones claras son aptas para consultas con poco tiempo.',
    ),
    t(
      'Results support decisions about rehabilitation and shared care.',
      'Les résultats éclairent les décisions sur la réadaptation et les soins partagés.',
      'De uitkomsten ondersteunen beslissingen over revalidatie en gedeelde zorg.',
      'Los resultados apoyan decisiones sobre rehabilitación y atención compartida.',
    ),
  ],
  measures: [
    t(
      'Effect on daily life',
      'Effet sur le quotidien',
      'Invloed op het dagelijks leven',
      'Efecto en la vida diaria',
    ),
    t('Active coping', 'Adaptation active', 'Actieve coping', 'Afrontamiento activo'),
    t('Support from others', 'Soutien de l’entourage', 'Steun van anderen', 'Apoyo del entorno'),
    t(
      'Trust in treatment',
      'Confiance dans le traitement',
      'Vertrouwen in de behandeling',
      'Confianza en el tratamiento',
    ),
  ],
  authors: ['Gareth Calverdale, PhD'],
  categories: ['mental-health'],
  population: { minAgeMonths: 216, raters: ['SELF'] },
  completion: { minMinutes: 15, maxMinutes: 20 },
  administration: ['PAPER', 'ONSCREEN'],
  telepractice: true,
  scoring: ['WEB', 'MAIL_IN'],
  languages: ['en', 'fr'],
  publicationYear: 2017,
  scores: ['T_SCORE', 'PERCENTILE'],
  norms: { basis: 'AGE', year: 2016, sampleSize: 1190, country: 'US' },
  reliability: { label: COMPOSITES, low: 0.82, high: 0.92 },
  readingGrade: 6,
  rank: 2,
  similar: [FAMILY_NUMBERS['SBMW-2'], FAMILY_NUMBERS.LKPQ],
  sampleReport: t(
    'Hollis Renwick, 52:0, an invented respondent: four areas compared with people in rehabilitation.',
    'Hollis Renwick, 52:0, personne fictive : quatre domaines comparés à ceux de personnes en réadaptation.',
    'Hollis Renwick, 52:0, een verzonnen respondent: vier gebieden vergeleken met mensen in revalidatie.',
    'Hollis Renwick, 52:0, persona ficticia: cuatro áreas comparadas con personas en rehabilitación.',
  ),
  questions: [
    {
      question: t(
        'With whom are scores compared?',
        'À qui les scores sont-ils comparés?',
        'Met wie worden de scores vergeleken?',
        '¿Con quién se comparan las puntuaciones?',
      ),
      answer: t(
        'With adults in general and with adults in rehabilitation; both profiles are printed.',
        'Aux adultes en général et aux adultes en réadaptation; les deux profils sont imprimés.',
        'Met volwassenen in het algemeen en met volwassenen in revalidatie; beide profielen staan in het rapport.',
        'Con adultos en general y con adultos en rehabilitación; se imprimen ambos perfiles.',
      ),
    },
  ],
  keywords: [
    t('chronic pain', 'douleur chronique', 'chronische pijn', 'dolor crónico'),
    t('health psychology', 'psychologie de la santé', 'gezondheidspsychologie', 'psicología de la salud'),
  ],
  parts: {
    priceLevel: 0.6,
    kit: 'plain',
    manual: 'both',
    booklets: true,
    mailIn: true,
    onScreen: true,
    reports: ['score', 'interpretive', 'progress'],
    subscription: true,
  },
}
