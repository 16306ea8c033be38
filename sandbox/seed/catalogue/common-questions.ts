import type { AssessmentRecord } from '../../commerce/catalogue/catalogue-record.ts'
import type { Translated } from '../reference/translated.ts'
import type { Family } from './family.ts'
import { remoteQuestion } from './telepractice.ts'
import { t } from './text.ts'

type Question = AssessmentRecord['questions'][number]

const WHO = t(
  'Who can order it?',
  'Qui peut commander cette évaluation?',
  'Wie mag deze test bestellen?',
  '¿Quién puede pedir esta evaluación?',
)

const holding = (code: string): Translated =>
  t(
    `Anyone who holds level ${code} or a higher level, or orders for an institution that does or for a qualified colleague.`,
    `Toute personne ayant le niveau ${code} ou un niveau supérieur, ou commandant pour un établissement qui l’a ou pour une personne qualifiée.`,
    `Iedereen met niveau ${code} of hoger, of wie voor een instelling met dat niveau of voor een bevoegde collega bestelt.`,
    `Quien tenga el nivel ${code} o uno superior, o pida para una institución que lo tenga o para un colega cualificado.`,
  )

const BY_RANK: Readonly<Record<Family['rank'], Translated>> = {
  0: t(
    'Anyone; no qualification is required.',
    'Tout le monde; aucune qualification n’est exigée.',
    'Iedereen; er is geen kwalificatie nodig.',
    'Cualquier persona; no se exige ninguna cualificación.',
  ),
  1: t(
    'Anyone; level A needs no proof of qualification.',
    'Tout le monde; le niveau A n’exige aucune preuve de qualification.',
    'Iedereen; voor niveau A is geen bewijs van kwalificatie nodig.',
    'Cualquier persona; el nivel A no exige acreditar ninguna cualificación.',
  ),
  2: holding('B'),
  3: holding('C'),
}

/** Where no qualification is needed, but no one buys it for themselves. */
const INSTITUTIONS = t(
  'Institutions only; no qualification is required.',
  'Les établissements seulement; aucune qualification n’est exigée.',
  'Alleen instellingen; er is geen kwalificatie nodig.',
  'Solo instituciones; no se exige ninguna cualificación.',
)

const whoMay = ({ rank, shipTo }: Family): Translated =>
  rank === 0 && shipTo === 'INSTITUTION' ? INSTITUTIONS : BY_RANK[rank]

/**
 * What people ask about every assessment, answered from its facts. What a level asks for is explained beside
 * it, by the site.
 */
export const commonQuestions = (family: Family): readonly Question[] => [
  { question: WHO, answer: whoMay(family) },
  remoteQuestion(family),
]
