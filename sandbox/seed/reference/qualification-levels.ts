import type { Translated } from './translated.ts'

export type QualificationLevelRow = {
  code: 'A' | 'B' | 'C'
  rank: 1 | 2 | 3
  requiresApproval: boolean
  names: Translated
  descriptions: Translated
  /** Older British codes by which people still ask. */
  aliases: readonly string[]
}

export const QUALIFICATION_LEVELS: readonly QualificationLevelRow[] = [
  {
    code: 'A',
    rank: 1,
    requiresApproval: false,
    names: { en: 'Level A', fr: 'Niveau A', nl: 'Niveau A', es: 'Nivel A' },
    descriptions: {
      en: 'No special qualification is needed.',
      fr: 'Aucune qualification particulière n’est exigée.',
      nl: 'Er is geen bijzondere kwalificatie nodig.',
      es: 'No se necesita una cualificación especial.',
    },
    aliases: ['CL3'],
  },
  {
    code: 'B',
    rank: 2,
    requiresApproval: true,
    names: { en: 'Level B', fr: 'Niveau B', nl: 'Niveau B', es: 'Nivel B' },
    descriptions: {
      en: 'A degree or a professional membership, with training in assessment.',
      fr: 'Un diplôme ou une adhésion professionnelle, avec une formation en évaluation.',
      nl: 'Een diploma of beroepslidmaatschap, met scholing in diagnostiek.',
      es: 'Un título o una colegiación profesional, con formación en evaluación.',
    },
    aliases: ['CL2', 'CL2R'],
  },
  {
    code: 'C',
    rank: 3,
    requiresApproval: true,
    names: { en: 'Level C', fr: 'Niveau C', nl: 'Niveau C', es: 'Nivel C' },
    descriptions: {
      en: 'Advanced training: a doctorate, or official registration in the field.',
      fr: 'Une formation avancée : un doctorat ou un permis d’exercice dans le domaine.',
      nl: 'Gevorderde opleiding: een doctoraat of een registratie in het vakgebied.',
      es: 'Formación avanzada: un doctorado o una licencia para ejercer en el campo.',
    },
    aliases: ['CL1'],
  },
]
