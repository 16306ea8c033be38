import { failedBy, type NextResult, type ResultOf } from '@/lib/handlers/form-result'
import type { Problem } from '@/lib/result/result'
import type { Locale } from '@/lib/site/sites'
import { type Done, toAccount, toAccounts } from './action-results'

const BY_CODE: Readonly<Record<string, Done>> = {
  AdministratorRequiredError: 'lastAdministrator',
  AlreadyDecidedError: 'decided',
  AlreadyExistsError: 'isAdministrator',
  OrganizationMergedError: 'notOpen',
  OrganizationClosedError: 'notOpen',
}

const BY_SUBJECT: Readonly<Record<string, Done>> = { member: 'personGone', invitation: 'invitationGone' }

/**
 * The answer to what commerce refuses. What was decided or removed in another tab is told on the page of the
 * account; an account that the user may not change, or not any more, gets the answer of one that does not
 * exist.
 */
export function refusedAction(locale: Locale, uid: string, problem: Problem): ResultOf<NextResult> {
  const { status, code = '', details } = problem
  const isClosing = code === 'AdministratorRequiredError' && details?.[0]?.reason === 'closing'
  const known = status === 409 ? (isClosing ? 'personCloses' : BY_CODE[code]) : undefined
  if (known !== undefined) return toAccount(locale, uid, known)
  if (status !== 403 && status !== 404) return failedBy(problem)
  const gone = BY_SUBJECT[details?.[0]?.subjectType ?? '']
  return gone === undefined ? toAccounts(locale, 'gone') : toAccount(locale, uid, gone)
}
