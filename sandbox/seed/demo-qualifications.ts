import type { Evidence } from '../../lib/contract/commerce/qualification/evidence.ts'
import type { StoredStatus } from '../commerce/qualifications/qualification-store.ts'

/** An evidence of a demo user: `customer` is an identity user id, `endsIn` days from now. */
export type DemoQualification = {
  customer: string
  evidence: Evidence
  status: StoredStatus
  hoursAgo: number
  endsIn?: number
  reason?: string
  note?: string
  fileName?: string
}

const QUENTIN = 'uid-quentin'

const OHIO = { issuingBody: 'Ohio Board of Psychology', region: 'Ohio' }

const MASSACHUSETTS = {
  issuingBody: 'Massachusetts Board of Registration of Psychologists',
  region: 'Massachusetts',
}

const licence = (code: string, number: string, issued = OHIO): Evidence => ({
  kind: 'certification',
  detail: { certification: { code }, number, ...issued },
})

/**
 * Quentin Ash has evidence in every state and one that ends in days, Mira Solberg a question; Nora Kessel is
 * qualified where her organisation is not.
 */
export const DEMO_QUALIFICATIONS: readonly DemoQualification[] = [
  {
    customer: QUENTIN,
    evidence: licence('test-user-certificate', 'TU-2210'),
    status: 'APPROVED',
    hoursAgo: 18_000,
    endsIn: -20,
    fileName: 'test-user-certificate.pdf',
  },
  {
    customer: QUENTIN,
    evidence: {
      kind: 'accredited-institution',
      detail: { institution: { name: 'Harrow Lane Study Group' }, role: 'Consultant' },
    },
    status: 'REJECTED',
    hoursAgo: 300,
    reason: 'NOT_LISTED',
    note: 'We could not find the group in the register of your state.',
    fileName: 'letter.pdf',
  },
  {
    customer: QUENTIN,
    evidence: licence('psychologist-licence', 'OH-51877'),
    status: 'APPROVED',
    hoursAgo: 9000,
    endsIn: 45,
    fileName: 'license.pdf',
  },
  {
    customer: QUENTIN,
    evidence: {
      kind: 'degree',
      detail: {
        degree: { code: 'doctorate' },
        fieldOfStudy: 'Clinical psychology',
        institution: 'University of Westmere',
        country: { isocode: 'US' },
        yearAwarded: 2012,
      },
    },
    status: 'APPROVED',
    hoursAgo: 4000,
    endsIn: 700,
    fileName: 'doctorate.pdf',
  },
  {
    customer: QUENTIN,
    evidence: {
      kind: 'organisation',
      detail: { organisation: { code: 'psychology-association' }, membershipNumber: 'M-7719' },
    },
    status: 'MORE_INFORMATION',
    hoursAgo: 30,
    reason: 'DOCUMENT_MISSING',
  },
  {
    customer: QUENTIN,
    evidence: {
      kind: 'organisation',
      detail: { organisation: { code: 'school-psychology-association' }, membershipNumber: 'S-0142' },
    },
    status: 'SUBMITTED',
    hoursAgo: 2,
    fileName: 'membership.pdf',
  },
  {
    customer: QUENTIN,
    evidence: {
      kind: 'accredited-institution',
      detail: { institution: { code: 'linden-row' }, role: 'Psychologist' },
    },
    status: 'DRAFT',
    hoursAgo: 1,
  },
  {
    customer: QUENTIN,
    evidence: licence('psychologist-licence', 'OH-60233'),
    status: 'APPROVED',
    hoursAgo: 9000,
    endsIn: 5,
    fileName: 'license.pdf',
  },
  {
    customer: 'uid-nora',
    evidence: licence('psychologist-licence', 'MA-40418', MASSACHUSETTS),
    status: 'APPROVED',
    hoursAgo: 2000,
    endsIn: 500,
    fileName: 'license.pdf',
  },
  {
    customer: 'uid-mira',
    evidence: {
      kind: 'degree',
      detail: {
        degree: { code: 'in-training' },
        fieldOfStudy: 'School psychology',
        institution: 'University of Westmere',
        country: { isocode: 'US' },
        yearAwarded: 2028,
        supervision: { name: 'Nora Kessel', number: 'MA-40418' },
      },
    },
    status: 'MORE_INFORMATION',
    hoursAgo: 20,
    reason: 'ILLEGIBLE',
    fileName: 'enrolment.pdf',
  },
]
