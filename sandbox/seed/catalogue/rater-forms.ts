import { t } from './text.ts'

/** Forms on which people answer about themselves, named alike in every family that has them. */
export const SELF_REPORT_FORMS = {
  name: t(
    'Self-report Forms',
    'Formulaires d’autoévaluation',
    'Zelfrapportageformulieren',
    'Formularios de autoinforme',
  ),
  short: 'SELF-REPORT FORM',
}
