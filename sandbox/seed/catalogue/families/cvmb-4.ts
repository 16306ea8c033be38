import type { Family } from '../family.ts'
import { FAMILY_NUMBERS } from '../numbers.ts'
import { COMPOSITES } from '../resources.ts'
import { t } from '../text.ts'

export const CVMB_4: Family = {
  number: FAMILY_NUMBERS['CVMB-4'],
  acronym: 'CVMB-4',
  edition: 4,
  name: t(
    'Corvane Memory Battery',
    'Batterie de mémoire Corvane',
    'Corvane Geheugenbatterij',
    'Batería de memoria Corvane',
  ),
  tagline: t(
    'Learning and recall in adults, with a short form for older people.',
    'L’apprentissage et le rappel chez l’adulte, avec une forme courte pour les aînés.',
    'Leren en onthouden bij volwassenen, met een korte vorm voor ouderen.',
    'Aprendizaje y recuerdo en adultos, con una forma breve para personas mayores.',
  ),
  body: [
    t(
      'The battery follows new material from the first hearing to recall half an hour later: stories, word pairs, drawings and places. Immediate and delayed scores show where learning slows down.',
      'La batterie suit du nouveau matériel, de la première écoute au rappel une demi-heure plus tard : récits, paires de mots, dessins et lieux. Les scores immédiats et différés montrent où l’apprentissage ralentit.',
      'De batterij volgt nieuwe stof van de eerste keer horen tot het ophalen een half uur later: verhalen, woordparen, tekeningen en plaatsen. Directe en uitgestelde scores laten zien waar het leren stokt.',
      'La batería sigue el material nuevo desde la primera escucha hasta el recuerdo media hora después: relatos, pares de palabras, dibujos y lugares. Las puntuaciones inmediatas y demoradas muestran dónde se frena el aprendizaje.',
    ),
    t(
      'The older adult form leaves out the longest tasks and takes 35 minutes. Results support decisions about care and work; they do not name a cause.',
      'La forme pour aînés omet les tâches les plus longues et dure 35 minutes. Les résultats éclairent les décisions sur les soins et le travail; ils ne désignent pas de cause.',
      'De vorm voor ouderen laat de langste taken weg en duurt 35 minuten. De uitkomsten ondersteunen beslissingen over zorg en werk; ze wijzen geen oorzaak aan.',
      'La forma para mayores omite las tareas más largas y dura 35 minutos. Los resultados apoyan decisiones sobre cuidados y trabajo; no señalan una causa.',
    ),
  ],
  measures: [
    t('Immediate memory', 'Mémoire immédiate', 'Direct geheugen', 'Memoria inmediata'),
    t('Delayed memory', 'Mémoire différée', 'Uitgesteld geheugen', 'Memoria demorada'),
    t('Visual memory', 'Mémoire visuelle', 'Visueel geheugen', 'Memoria visual'),
    t('Recognition', 'Reconnaissance', 'Herkenning', 'Reconocimiento'),
  ],
  authors: ['Leopold Corvane, PhD', 'Sunniva Marsh, PsyD'],
  categories: ['memory'],
  population: { minAgeMonths: 192, maxAgeMonths: 1091, raters: [] },
  completion: {
    minMinutes: 35,
    maxMinutes: 50,
    note: t(
      'without the pause before recall',
      'sans la pause avant le rappel',
      'zonder de pauze voor het ophalen',
      'sin la pausa previa al recuerdo',
    ),
  },
  administration: ['PAPER'],
  telepractice: false,
  scoring: ['HAND', 'WEB'],
  languages: ['en', 'nl'],
  publicationYear: 2022,
  scores: ['STANDARD_SCORE', 'SCALED_SCORE', 'PERCENTILE', 'CONFIDENCE_INTERVAL'],
  norms: { basis: 'AGE', year: 2021, sampleSize: 1640, country: 'US' },
  reliability: { label: COMPOSITES, low: 0.88, high: 0.96 },
  rank: 3,
  qualificationTags: [
    {
      code: 'M',
      name: t(
        'M (Australia and New Zealand: registered psychologists and physicians only)',
        'M (Australie et Nouvelle-Zélande : psychologues et médecins inscrits seulement)',
        'M (Australië en Nieuw-Zeeland: alleen geregistreerde psychologen en artsen)',
        'M (Australia y Nueva Zelanda: solo psicólogos y médicos colegiados)',
      ),
    },
    {
      code: 'S',
      name: t(
        'S (Asia: a named supervisor)',
        'S (Asie : un superviseur désigné)',
        'S (Azië: een met naam genoemde supervisor)',
        'S (Asia: un supervisor designado)',
      ),
    },
  ],
  similar: [FAMILY_NUMBERS['VYAT-2'], FAMILY_NUMBERS['HWRS-3'], FAMILY_NUMBERS['KTDL-3']],
  sampleReport: t(
    'Casper Lindqvist-Moor, 71:2, an invented examinee: immediate and delayed scores side by side and a comparison with an earlier visit.',
    'Casper Lindqvist-Moor, 71:2, personne fictive : scores immédiats et différés côte à côte et comparaison avec une visite antérieure.',
    'Casper Lindqvist-Moor, 71:2, een verzonnen persoon: directe en uitgestelde scores naast elkaar en een vergelijking met een eerder bezoek.',
    'Casper Lindqvist-Moor, 71:2, examinado ficticio: puntuaciones inmediatas y demoradas en paralelo y comparación con una visita anterior.',
  ),
  questions: [
    {
      question: t(
        'Is there a second version for retesting?',
        'Existe-t-il une seconde version pour un retest?',
        'Is er een tweede versie voor een herhaalde afname?',
        '¿Hay una segunda versión para repetir la prueba?',
      ),
      answer: t(
        'Yes. Every kit holds both versions of the stories and word pairs.',
        'Oui. Chaque trousse contient les deux versions des récits et des paires de mots.',
        'Ja. Elke set bevat beide versies van de verhalen en woordparen.',
        'Sí. Cada juego incluye las dos versiones de los relatos y los pares de palabras.',
      ),
    },
  ],
  keywords: [
    t('dementia', 'démence', 'dementie', 'demencia'),
    t('brain injury', 'traumatisme crânien', 'hersenletsel', 'daño cerebral'),
    t('stroke', 'AVC', 'beroerte', 'ictus'),
  ],
  parts: {
    priceLevel: 1.6,
    kit: 'cased',
    manual: 'both',
    stimulusBooks: 2,
    forms: [
      {
        name: t(
          'Adult Record Forms',
          'Cahiers de notation – adultes',
          'Scoreformulieren volwassenen',
          'Cuadernillos de anotación, adultos',
        ),
        short: 'ADULT FORM',
      },
      {
        name: t(
          'Older Adult Record Forms',
          'Cahiers de notation – aînés',
          'Scoreformulieren ouderen',
          'Cuadernillos de anotación, mayores',
        ),
        short: 'OLDER ADULT FORM',
      },
    ],
    scoringKey: true,
    reports: ['score', 'interpretive'],
    subscription: true,
  },
}
