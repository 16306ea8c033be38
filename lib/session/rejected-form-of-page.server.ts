import 'server-only'
import { hasErrors } from '@/lib/forms/form-errors'
import { type RejectedForm, readRejectedForm } from '@/lib/forms/rejected-form.server'
import { type AddressParameters, firstParam } from '@/lib/site/address-parameters'
import { REJECTED_FORM_PARAMETER } from '@/lib/site/page-parameters'
import { readSession } from './session.server'

/** The rejected form that a page's address names, if it belongs to the user of the page. */
export async function rejectedFormOfPage(parameters: AddressParameters): Promise<RejectedForm | undefined> {
  const id = firstParam(parameters, REJECTED_FORM_PARAMETER)
  if (id === '') return undefined
  const session = await readSession()
  return readRejectedForm(id, session.state === 'signedIn' ? session.user.id : undefined)
}

/** Whether a page shows its form again with errors; a form that only outlived its session has none. */
export async function pageHasErrors(parameters: AddressParameters): Promise<boolean> {
  const rejected = await rejectedFormOfPage(parameters)
  return rejected !== undefined && hasErrors(rejected.errors)
}
