import 'server-only'
import { accountRecordForm } from '@/lib/handlers/account-record-form.server'
import type { Problem } from '@/lib/result/result'
import { QUALIFICATION_FIELD } from './qualification-fields'

/** What everything shares that is done with a qualification. */
export const {
  form: QUALIFICATION_FORM,
  codeIn: qualificationIn,
  parseRecord: parseQualification,
  pageOf: pageOfQualification,
  backTo: backToQualification,
} = accountRecordForm({ name: 'qualification', page: 'qualifications', field: QUALIFICATION_FIELD })

/** Whether commerce refuses because a decision was made since the page was shown. */
export const isDecided = ({ code }: Problem): boolean => code === 'QualificationStateError'
