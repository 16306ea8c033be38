import type { Family } from '../family.ts'
import { FAMILY_NUMBERS } from '../numbers.ts'
import { COMPOSITES } from '../resources.ts'
import { t } from '../text.ts'

/** Its forms are printed in French for Canada too. */
export const BMLP_2: Family = {
  number: FAMILY_NUMBERS['BMLP-2'],
  acronym: 'BMLP-2',
  edition: 2,
  name: t(
    'Brightmere Language Profile',
    'Profil langagier Brightmere',
    'Brightmere Taalprofiel',
    'Perfil de lenguaje Brightmere',
  ),
  tagline: t(
    'A rounded picture of how a child understands and uses language.',
    'Un portrait complet de la compréhension et de l’usage du langage chez l’enfant.',
    'Een compleet beeld van hoe een kind taal begrijpt en gebruikt.',
    'Una imagen completa de cómo comprende y usa el lenguaje un niño.',
  ),
  body: [
    t(
      'Short picture tasks, retelling and conversation show vocabulary, sentences and stories. Two age levels keep the session within 45 minutes and the tasks close to the child’s day.',
      'De courtes tâches en images, des récits et la conversation révèlent le vocabulaire, les phrases et la narration. Deux niveaux d’âge limitent la séance à 45 minutes et gardent les tâches proches du quotidien de l’enfant.',
      'Korte plaatjestaken, navertellen en een gesprek tonen woordenschat, zinnen en verhalen. Twee leeftijdsniveaus houden de afname binnen 45 minuten en de taken dicht bij de dag van het kind.',
      'Breves tareas con imágenes, relatos y conversación muestran vocabulario, oraciones y narración. Dos niveles de edad mantienen la sesión en 45 minutos y las tareas cercanas a la vida del niño.',
    ),
    t(
      'French forms were written and normed in Canada, not translated. The profile helps identify children who need support and sets goals that families understand.',
      'Les cahiers en français ont été rédigés et normalisés au Canada, et non traduits. Le profil aide à repérer les enfants qui ont besoin de soutien et fixe des objectifs clairs pour les familles.',
      'De Franse formulieren zijn in Canada geschreven en genormeerd, niet vertaald. Het profiel helpt kinderen te vinden die steun nodig hebben en geeft doelen die gezinnen begrijpen.',
      'Los cuadernillos en francés se redactaron y baremaron en Canadá, no se tradujeron. El perfil ayuda a identificar a quienes necesitan apoyo y fija metas que las familias entienden.',
    ),
  ],
  measures: [
    t('Receptive vocabulary', 'Vocabulaire réceptif', 'Passieve woordenschat', 'Vocabulario receptivo'),
    t('Expressive vocabulary', 'Vocabulaire expressif', 'Actieve woordenschat', 'Vocabulario expresivo'),
    t('Grammar and sentences', 'Grammaire et phrases', 'Grammatica en zinnen', 'Gramática y oraciones'),
    t('Narrative', 'Narration', 'Vertellen', 'Narración'),
    t('Language in use', 'Usage social du langage', 'Taalgebruik', 'Uso social del lenguaje'),
  ],
  authors: ['Philippa Brightmere, PhD, CCC-SLP', 'Émeline Gadoury, PhD'],
  categories: ['language'],
  population: { minAgeMonths: 36, maxAgeMonths: 155, raters: [] },
  completion: { minMinutes: 30, maxMinutes: 45 },
  administration: ['PAPER', 'REMOTE'],
  telepractice: true,
  scoring: ['HAND', 'WEB'],
  languages: ['en', 'fr'],
  publicationYear: 2021,
  scores: ['STANDARD_SCORE', 'SCALED_SCORE', 'PERCENTILE', 'AGE_EQUIVALENT'],
  norms: { basis: 'AGE', year: 2020, sampleSize: 1930, country: 'CA' },
  reliability: { label: COMPOSITES, low: 0.87, high: 0.95 },
  rank: 2,
  similar: [FAMILY_NUMBERS.DMSP, FAMILY_NUMBERS.EBFS, FAMILY_NUMBERS['FMEY-2']],
  sampleReport: t(
    'Ottoline Quince, 5:8, an invented examinee: a language profile over five areas with three goals for home and school.',
    'Ottoline Quince, 5:8, personne fictive : un profil langagier en cinq domaines avec trois objectifs pour la maison et l’école.',
    'Ottoline Quince, 5:8, een verzonnen kind: een taalprofiel op vijf gebieden met drie doelen voor thuis en school.',
    'Ottoline Quince, 5:8, examinada ficticia: un perfil de lenguaje en cinco áreas con tres metas para casa y escuela.',
  ),
  questions: [
    {
      question: t(
        'May I use it with bilingual children?',
        'Puis-je l’utiliser auprès d’enfants bilingues?',
        'Kan ik het bij meertalige kinderen gebruiken?',
        '¿Puedo usarlo con niños bilingües?',
      ),
      answer: t(
        'Yes, with the interview on language at home; the manual tells when scores should not be reported.',
        'Oui, avec l’entrevue sur la langue à la maison; le manuel indique quand ne pas rapporter les scores.',
        'Ja, samen met het gesprek over de thuistaal; de handleiding zegt wanneer u scores niet rapporteert.',
        'Sí, con la entrevista sobre la lengua del hogar; el manual indica cuándo no deben comunicarse puntuaciones.',
      ),
    },
  ],
  keywords: [
    t('speech therapy', 'orthophonie', 'logopedie', 'logopedia'),
    t(
      'developmental language disorder',
      'trouble développemental du langage',
      'taalontwikkelingsstoornis',
      'trastorno del desarrollo del lenguaje',
    ),
    t('bilingual', 'bilingue', 'meertalig', 'bilingüe'),
  ],
  parts: {
    priceLevel: 1.1,
    kit: 'cased',
    digitalKit: true,
    manual: 'both',
    stimulusBooks: 2,
    forms: [
      {
        name: t(
          'Record Forms, ages 3–6',
          'Cahiers de notation, 3 à 6 ans',
          'Scoreformulieren 3–6 jaar',
          'Cuadernillos de anotación, 3–6 años',
        ),
        short: 'REC FORM AGE 3-6',
      },
      {
        name: t(
          'Record Forms, ages 7–12',
          'Cahiers de notation, 7 à 12 ans',
          'Scoreformulieren 7–12 jaar',
          'Cuadernillos de anotación, 7–12 años',
        ),
        short: 'REC FORM AGE 7-12',
      },
    ],
    reports: ['score', 'parent'],
    subscription: true,
    training: true,
  },
}
