import type { AssessmentRecord } from '../../commerce/catalogue/catalogue-record.ts'
import type { Translated } from '../reference/translated.ts'
import type { Family } from './family.ts'
import { remoteQuestion } from './telepractice.ts'
import { t } from './text.ts'

type Question = AssessmentRecord['questions'][number]

const WHO = t(
  'Who may order it?',
  'Qui peut commander cette évaluation?',
  'Wie mag deze test bestellen?',
  '¿Quién puede pedir esta evaluación?',
)

const BY_RANK: Readonly<Record<Family['rank'], Translated>> = {
  0: t(
    'Anyone may order it; no qualification is asked for.',
    'Tout le monde peut la commander; aucune qualification n’est demandée.',
    'Iedereen mag hem bestellen; er wordt geen kwalificatie gevraagd.',
    'Cualquier persona puede pedirla; no se exige ninguna cualificación.',
  ),
  1: t(
    'Level A: no special qualification. Open to everyone who uses the product as intended.',
    'Niveau A : aucune qualification particulière. Ouvert à toute personne qui utilise le produit comme prévu.',
    'Niveau A: geen bijzondere kwalificatie nodig. Voor iedereen die het product gebruikt zoals bedoeld.',
    'Nivel A: sin cualificación especial. Abierto a quien utilice el producto para su fin.',
  ),
  2: t(
    'Level B: a degree in a related field or membership of a professional body, with training in the use of tests.',
    'Niveau B : un diplôme dans un domaine connexe ou l’appartenance à un ordre professionnel, avec une formation à l’usage des tests.',
    'Niveau B: een diploma in een verwant vak of lidmaatschap van een beroepsvereniging, met scholing in testgebruik.',
    'Nivel B: una titulación afín o la pertenencia a un colegio profesional, con formación en el uso de pruebas.',
  ),
  3: t(
    'Level C: a doctorate or a professional registration with advanced training in assessment.',
    'Niveau C : un doctorat ou un permis d’exercice, avec une formation avancée en évaluation.',
    'Niveau C: een doctoraat of een beroepsregistratie, met gevorderde scholing in diagnostiek.',
    'Nivel C: un doctorado o una habilitación profesional, con formación avanzada en evaluación.',
  ),
}

/** Where no qualification is needed, but nobody buys it for themselves. */
const INSTITUTIONS = t(
  'Institutions only; no qualification is required.',
  'Les établissements seulement; aucune qualification n’est exigée.',
  'Alleen instellingen; er is geen kwalificatie nodig.',
  'Solo instituciones; no se exige ninguna cualificación.',
)

const whoMay = ({ rank, shipTo }: Family): Translated =>
  rank === 0 && shipTo === 'INSTITUTION' ? INSTITUTIONS : BY_RANK[rank]

/** What people ask about every assessment, answered from its facts. */
export const commonQuestions = (family: Family): readonly Question[] => [
  { question: WHO, answer: whoMay(family) },
  remoteQuestion(family),
]
