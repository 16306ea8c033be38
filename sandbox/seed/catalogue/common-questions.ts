import type { AssessmentRecord } from '../../commerce/catalogue/catalogue-record.ts'
import type { Translated } from '../reference/translated.ts'
import type { Family } from './family.ts'
import { t } from './text.ts'

type Question = AssessmentRecord['questions'][number]

const WHO = t(
  'Who may order it?',
  'Qui peut commander ce test?',
  'Wie mag deze test bestellen?',
  '¿Quién puede pedir esta prueba?',
)

const BY_RANK: Readonly<Record<Family['rank'], Translated>> = {
  0: t(
    'Anyone may order it; no qualification is asked for.',
    'Tout le monde peut le commander; aucune qualification n’est demandée.',
    'Iedereen mag hem bestellen; er wordt geen kwalificatie gevraagd.',
    'Cualquier persona puede pedirla; no se exige ninguna cualificación.',
  ),
  1: t(
    'Level A: people who work with children or adults in education, health or care. Nothing needs to be proved beforehand.',
    'Niveau A : les personnes qui travaillent en éducation, en santé ou en services sociaux. Aucune preuve n’est demandée au préalable.',
    'Niveau A: wie in het onderwijs, de gezondheidszorg of de hulpverlening werkt. Vooraf is geen bewijs nodig.',
    'Nivel A: quienes trabajan en educación, salud o atención social. No se pide ninguna prueba previa.',
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

const REMOTE = t(
  'Can it be given remotely?',
  'La passation à distance est-elle possible?',
  'Kan de afname op afstand?',
  '¿Se puede aplicar a distancia?',
)

const REMOTE_YES = t(
  'Yes, with the digital materials. The manual tells which parts were studied in telepractice.',
  'Oui, avec le matériel numérique. Le manuel précise les parties étudiées en télépratique.',
  'Ja, met het digitale materiaal. De handleiding vermeldt welke onderdelen op afstand zijn onderzocht.',
  'Sí, con los materiales digitales. El manual indica qué partes se han estudiado a distancia.',
)

const REMOTE_NO = t(
  'No. The norms were collected face to face, and the materials have to be on the table.',
  'Non. Les normes ont été établies en personne et le matériel doit être sur la table.',
  'Nee. De normen zijn verzameld bij afname in dezelfde ruimte, en het materiaal moet op tafel liggen.',
  'No. Los baremos se obtuvieron de forma presencial y los materiales deben estar sobre la mesa.',
)

/** What people ask about every assessment, answered from its facts. */
export const commonQuestions = ({ rank, telepractice }: Family): readonly Question[] => [
  { question: WHO, answer: BY_RANK[rank] },
  { question: REMOTE, answer: telepractice ? REMOTE_YES : REMOTE_NO },
]
