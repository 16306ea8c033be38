import type { AssessmentRecord } from '../../commerce/catalogue/catalogue-record.ts'
import type { Translated } from '../reference/translated.ts'
import type { Family } from './family.ts'
import { t } from './text.ts'

type Question = AssessmentRecord['questions'][number]

const ON_SCREEN = t(
  'With the digital materials, shared on screen; a facilitator stays with younger examinees.',
  'Avec le matériel numérique partagé à l’écran; un adulte accompagne les plus jeunes.',
  'Met het digitale materiaal, gedeeld op het scherm; bij jongere kinderen blijft een begeleider in de buurt.',
  'Con los materiales digitales compartidos en pantalla; un adulto acompaña a los más pequeños.',
)

const BY_VIDEO = t(
  'By video call; a facilitator stays with younger examinees.',
  'Par appel vidéo; un adulte accompagne les plus jeunes.',
  'Via beeldbellen; bij jongere kinderen blijft een begeleider in de buurt.',
  'Por videollamada; un adulto acompaña a los más pequeños.',
)

const ON_SCREEN_ADULTS = t(
  'With the digital materials, shared on screen.',
  'Avec le matériel numérique partagé à l’écran.',
  'Met het digitale materiaal, gedeeld op het scherm.',
  'Con los materiales digitales compartidos en pantalla.',
)

const BY_VIDEO_ADULTS = t('By video call.', 'Par appel vidéo.', 'Via beeldbellen.', 'Por videollamada.')

const MAY_IT = t(
  'Can it be administered remotely?',
  'L’administration à distance est-elle possible?',
  'Kan de afname op afstand?',
  '¿Se puede aplicar a distancia?',
)

const YES_ON_SCREEN = t(
  'Yes, with the digital materials. The manual specifies which parts were studied in telepractice.',
  'Oui, avec le matériel numérique. Le manuel précise les parties étudiées en télépratique.',
  'Ja, met het digitale materiaal. De handleiding vermeldt welke onderdelen op afstand zijn onderzocht.',
  'Sí, con los materiales digitales. El manual indica qué partes se han estudiado a distancia.',
)

const YES_BY_VIDEO = t(
  'Yes, by video call. The manual specifies which parts were studied in telepractice.',
  'Oui, par appel vidéo. Le manuel précise les parties étudiées en télépratique.',
  'Ja, via beeldbellen. De handleiding vermeldt welke onderdelen op afstand zijn onderzocht.',
  'Sí, por videollamada. El manual indica qué partes se han estudiado a distancia.',
)

const NO = t(
  'No. The norms were collected in person and do not apply to remote administration.',
  'Non. Les normes ont été établies en personne et ne valent pas à distance.',
  'Nee. De normen zijn bij afname in dezelfde ruimte verzameld en gelden niet op afstand.',
  'No. Los baremos se obtuvieron de forma presencial y no son válidos a distancia.',
)

/** Whether there is something to share on screen: forms, or a manual. */
const hasDigitalMaterials = ({ parts }: Family): boolean =>
  parts.onScreen === true || parts.manual !== 'print'

/** From this age on no one needs an adult beside them. */
const WITHOUT_FACILITATOR_MONTHS = 144

const noteOf = (family: Family): Translated => {
  if (family.population.minAgeMonths < WITHOUT_FACILITATOR_MONTHS)
    return hasDigitalMaterials(family) ? ON_SCREEN : BY_VIDEO
  return hasDigitalMaterials(family) ? ON_SCREEN_ADULTS : BY_VIDEO_ADULTS
}

/** Whether a family may be given remotely, and how. */
export function telepracticeOf(family: Family): AssessmentRecord['telepractice'] {
  if (!family.telepractice) return { allowed: false }
  return { allowed: true, note: noteOf(family) }
}

/** How it is given: remotely where that is allowed, and nowhere else. */
export const administrationOf = ({
  administration,
  telepractice,
}: Family): AssessmentRecord['administration'] => [
  ...administration.filter(way => way !== 'REMOTE'),
  ...(telepractice ? (['REMOTE'] as const) : []),
]

/** The same, for those who ask. */
export function remoteQuestion(family: Family): Question {
  const yes = hasDigitalMaterials(family) ? YES_ON_SCREEN : YES_BY_VIDEO
  return { question: MAY_IT, answer: family.telepractice ? yes : NO }
}
