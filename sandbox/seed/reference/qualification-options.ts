import type { EvidenceKind } from '../../../lib/contract/commerce/qualification/evidence.ts'
import type { QualificationLevelRow } from './qualification-levels.ts'
import type { Translated } from './translated.ts'

export type QualificationOptionRow = {
  code: string
  grantsLevel: QualificationLevelRow['code']
  names: Translated
}

const row = (
  code: string,
  grantsLevel: QualificationLevelRow['code'],
  names: Translated,
): QualificationOptionRow => ({ code, grantsLevel, names })

/** A name that is the same in every language. */
const proper = (name: string): Translated => ({ en: name, fr: name, nl: name, es: name })

/** A degree that is still being studied for counts with a supervisor. */
export const IN_TRAINING = 'in-training'

/** What can be chosen for each kind of evidence, and the level that it gives. */
export const QUALIFICATION_OPTIONS: Readonly<Record<EvidenceKind, readonly QualificationOptionRow[]>> = {
  degree: [
    row('bachelor', 'B', {
      en: 'Bachelor’s degree',
      fr: 'Baccalauréat ou licence universitaire',
      nl: 'Bachelordiploma',
      es: 'Grado universitario',
    }),
    row('master', 'B', {
      en: 'Master’s degree',
      fr: 'Maîtrise ou master',
      nl: 'Masterdiploma',
      es: 'Máster',
    }),
    row('doctorate', 'C', {
      en: 'Doctorate',
      fr: 'Doctorat',
      nl: 'Doctoraat',
      es: 'Doctorado',
    }),
    row(IN_TRAINING, 'B', {
      en: 'Degree in progress, under supervision',
      fr: 'Études en cours, sous supervision',
      nl: 'Opleiding die nog loopt, onder supervisie',
      es: 'Estudios en curso, con supervisión',
    }),
  ],
  certification: [
    row('psychologist-licence', 'C', {
      en: 'License or registration as a psychologist',
      fr: 'Permis d’exercice de psychologue',
      nl: 'Registratie als psycholoog',
      es: 'Licencia o colegiación como psicólogo',
    }),
    row('school-psychologist-licence', 'C', {
      en: 'Certification as a school or educational psychologist',
      fr: 'Certification de psychologue scolaire',
      nl: 'Registratie als schoolpsycholoog',
      es: 'Habilitación como psicólogo escolar',
    }),
    row('speech-language-licence', 'B', {
      en: 'License as a speech-language therapist',
      fr: 'Permis d’exercice d’orthophoniste',
      nl: 'Registratie als logopedist',
      es: 'Licencia como logopeda',
    }),
    row('occupational-therapy-licence', 'B', {
      en: 'License as an occupational therapist',
      fr: 'Permis d’exercice d’ergothérapeute',
      nl: 'Registratie als ergotherapeut',
      es: 'Licencia como terapeuta ocupacional',
    }),
    row('test-user-certificate', 'B', {
      en: 'Certificate in the use of tests',
      fr: 'Attestation de formation à l’utilisation des tests',
      nl: 'Certificaat in testgebruik',
      es: 'Certificado de uso de pruebas',
    }),
  ],
  'accredited-institution': [
    row('cedarlight', 'B', proper('Cedarlight Clinic')),
    row('eastmarsh', 'B', proper('Eastmarsh Unified School District')),
    row('westmere', 'B', proper('University of Westmere')),
    row('st-orrin', 'B', proper('St Orrin’s Hospital')),
    row('bluegum', 'B', proper('Bluegum Psychology')),
    row('linden-row', 'B', proper('Linden Row Psychology')),
  ],
  organisation: [
    row('psychology-association', 'B', {
      en: 'National association of psychologists',
      fr: 'Association nationale des psychologues',
      nl: 'Landelijke vereniging van psychologen',
      es: 'Colegio nacional de psicólogos',
    }),
    row('school-psychology-association', 'B', {
      en: 'Association of school psychologists',
      fr: 'Association des psychologues scolaires',
      nl: 'Vereniging van schoolpsychologen',
      es: 'Asociación de psicólogos escolares',
    }),
    row('speech-language-association', 'B', {
      en: 'Association of speech-language therapists',
      fr: 'Association des orthophonistes',
      nl: 'Vereniging van logopedisten',
      es: 'Asociación de logopedas',
    }),
    row('occupational-therapy-association', 'B', {
      en: 'Association of occupational therapists',
      fr: 'Association des ergothérapeutes',
      nl: 'Vereniging van ergotherapeuten',
      es: 'Asociación de terapeutas ocupacionales',
    }),
  ],
}
