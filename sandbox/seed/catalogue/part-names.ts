import type { Translated } from '../reference/translated.ts'
import type { ReportName } from './family.ts'
import { join, t } from './text.ts'

export const PART_NAMES = {
  kit: t(
    'Complete Kit (Print)',
    'Trousse complète (imprimée)',
    'Complete set (papier)',
    'Juego completo (papel)',
  ),
  casedKit: t(
    'Complete Kit with Case (Print)',
    'Trousse complète avec mallette (imprimée)',
    'Complete set met koffer (papier)',
    'Juego completo con maletín (papel)',
  ),
  case: t('Carrying Case', 'Mallette de transport', 'Koffer', 'Maletín'),
  digitalKit: t(
    'Starter Kit (Digital)',
    'Trousse de départ (numérique)',
    'Startpakket (digitaal)',
    'Juego de inicio (digital)',
  ),
  manual: t(
    'Administration Manual (Print)',
    'Manuel d’administration (imprimé)',
    'Handleiding voor afname (papier)',
    'Manual de aplicación (papel)',
  ),
  digitalManual: t(
    'Administration Manual (Digital, 1 year)',
    'Manuel d’administration (numérique, 1 an)',
    'Handleiding voor afname (digitaal, 1 jaar)',
    'Manual de aplicación (digital, 1 año)',
  ),
  scoringKey: t('Scoring Key', 'Grille de correction', 'Scoringsmal', 'Plantilla de corrección'),
  booklets: t(
    'Response Booklets, pack of 25',
    'Cahiers de réponses, paquet de 25',
    'Antwoordboekjes, pak van 25',
    'Cuadernillos de respuesta, paquete de 25',
  ),
  mailIn: t(
    'Mail-in Answer Sheets, pack of 10',
    'Feuilles de réponses à poster, paquet de 10',
    'Antwoordbladen voor scoring per post, pak van 10',
    'Hojas de respuesta para corrección por correo, paquete de 10',
  ),
  onScreenUsage: t(
    'On-screen Administration, 1 usage',
    'Administration à l’écran, 1 utilisation',
    'Afname op het scherm, 1 gebruik',
    'Aplicación en pantalla, 1 uso',
  ),
  siteLicence: t(
    'Digital Library, whole site, 1 year',
    'Bibliothèque numérique, tout l’établissement, 1 an',
    'Digitale bibliotheek, hele instelling, 1 jaar',
    'Biblioteca digital, todo el centro, 1 año',
  ),
  onDemandTraining: t(
    'On-demand Training',
    'Formation à la demande',
    'Onlinetraining in eigen tempo',
    'Formación en línea bajo demanda',
  ),
  liveTraining: t(
    'Virtual Training, 1 seat',
    'Formation virtuelle, 1 place',
    'Virtuele training, 1 plaats',
    'Formación virtual, 1 plaza',
  ),
} as const

export const REPORT_NAMES: Readonly<Record<ReportName, Translated>> = {
  score: t(
    'Web Score Report, 1 usage',
    'Rapport de scores en ligne, 1 utilisation',
    'Online scorerapport, 1 gebruik',
    'Informe de puntuaciones en línea, 1 uso',
  ),
  interpretive: t(
    'Interpretive Report, 1 usage',
    'Rapport d’interprétation, 1 utilisation',
    'Interpretatief rapport, 1 gebruik',
    'Informe interpretativo, 1 uso',
  ),
  progress: t(
    'Progress Report, 1 usage',
    'Rapport de progrès, 1 utilisation',
    'Voortgangsrapport, 1 gebruik',
    'Informe de progreso, 1 uso',
  ),
  parent: t(
    'Parent Report, 1 usage',
    'Rapport aux parents, 1 utilisation',
    'Ouderrapport, 1 gebruik',
    'Informe para familias, 1 uso',
  ),
}

/** The forms of a family that needs no names for them. */
export const RECORD_FORMS = t(
  'Record Forms',
  'Cahiers de notation',
  'Scoreformulieren',
  'Cuadernillos de anotación',
)

/** How the name of forms goes on where they are printed in several languages. */
const PRINTED_IN: Readonly<Record<string, Translated>> = {
  en: t(', English', ', en anglais', ', Engels', ', en inglés'),
  fr: t(', French', ', en français', ', Frans', ', en francés'),
  nl: t(', Dutch', ', en néerlandais', ', Nederlands', ', en neerlandés'),
  es: t(', Spanish', ', en espagnol', ', Spaans', ', en español'),
}

const PACK_OF = t('pack of', 'paquet de', 'pak van', 'paquete de')

/** Forms as they are sold; `language` is named where there are others. */
export const packName = (forms: Translated, pieces: number, language?: string): Translated => {
  const printedIn = PRINTED_IN[language ?? '']
  return join(pick => `${pick(forms)}${printedIn ? pick(printedIn) : ''}, ${pick(PACK_OF)} ${pieces}`)
}

const STIMULUS_BOOK = t('Stimulus Book', 'Livret de stimuli', 'Stimulusboek', 'Cuaderno de estímulos')

export const stimulusBookName = (number: number, of: number): Translated =>
  of === 1 ? STIMULUS_BOOK : join(pick => `${pick(STIMULUS_BOOK)} ${number}`)

const SUBSCRIPTION = t(
  'Scoring Subscription',
  'Abonnement de correction',
  'Scoringsabonnement',
  'Suscripción de corrección',
)
const YEAR = t('year', 'an', 'jaar', 'año')
const YEARS = t('years', 'ans', 'jaar', 'años')

export const subscriptionName = (years: number): Translated =>
  join(pick => `${pick(SUBSCRIPTION)}, ${years} ${pick(years === 1 ? YEAR : YEARS)}`)

/** The name of an item on its own: that of the family first. */
export const itemName = (acronym: string, part: Translated): Translated => ({
  en: `${acronym} ${part.en}`,
  fr: `${acronym} – ${part.fr}`,
  nl: `${acronym} ${part.nl}`,
  es: `${acronym} – ${part.es}`,
})
