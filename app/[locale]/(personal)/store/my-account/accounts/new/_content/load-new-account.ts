import { rememberDetour } from '@/lib/checkout/return-to-checkout.server'
import { requireAddOrganisation } from '@/lib/registration/guard.server'
import { failed } from '@/lib/result/result'
import { sessionUnavailable } from '@/lib/session/session-unavailable'
import { organisationContent } from '../../../../../_forms/organisation-content'
import { withAddressError } from '../../../../../_forms/with-address-error'
import type { AccountContext, AccountRequest } from '../../../_shell/account-page'
import { accountNumberIn, withoutNumber } from './account-number-parameter'

async function openForm({ locale, parameters }: AccountRequest) {
  const context = await requireAddOrganisation(locale)
  return 'kind' in context ? context : withAddressError(context, parameters)
}

/** Whether the form is shown again with errors. */
export async function hasDraftErrors(request: AccountRequest): Promise<boolean> {
  const context = await openForm(request)
  return !('kind' in context) && context.draft?.errors !== undefined
}

/** Loads the form that adds an organization, or its open question, after the checks of the registration. */
export async function loadNewAccount(request: AccountContext) {
  const {
    locale,
    parameters,
    context: { user },
  } = request
  await rememberDetour({ locale, user: user.id, parameters })
  const context = await openForm(request)
  if ('kind' in context) return failed(context.problem ?? sessionUnavailable('loadNewAccount'))
  const number = accountNumberIn(parameters)
  const draft = number !== undefined && context.draft ? withoutNumber(context.draft) : context.draft
  return organisationContent({ ...context, locale, draft, number, form: 'add-organisation' })
}
