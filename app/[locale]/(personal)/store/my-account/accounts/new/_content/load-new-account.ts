import { requireAddOrganisation } from '@/lib/registration/guard.server'
import { currentRequestId } from '@/lib/request/request-context'
import { failed, type Problem } from '@/lib/result/result'
import { organisationContent } from '../../../../../_forms/organisation-content'
import { withAddressError } from '../../../../../_forms/with-address-error'
import type { AccountRequest } from '../../../_shell/account-page'

async function openForm({ locale, parameters }: AccountRequest) {
  const visit = await requireAddOrganisation(locale)
  return 'kind' in visit ? visit : withAddressError(visit, parameters)
}

/** Whether the form is shown again with errors. */
export async function hasDraftErrors(request: AccountRequest): Promise<boolean> {
  const visit = await openForm(request)
  return !('kind' in visit) && visit.draft?.errors !== undefined
}

const sessionUnavailable = (): Problem => ({
  kind: 'network',
  dependency: 'identity',
  operation: 'renewSession',
  requestId: currentRequestId() ?? '',
})

/** Loads the form that adds an organization, or its open question, after the checks of the registration. */
export async function loadNewAccount(request: AccountRequest) {
  const visit = await openForm(request)
  if ('kind' in visit) return failed(visit.problem ?? sessionUnavailable())
  return organisationContent({ locale: request.locale, ...visit, form: 'add-organisation' })
}
