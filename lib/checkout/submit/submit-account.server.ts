import 'server-only'
import { chooseCustomerAccount } from '@/lib/backends/commerce/checkout.server'
import { listOrganisations } from '@/lib/organisation/organisations.server'
import { readFields } from '@/lib/validation/form-input'
import { ACCOUNT_FIELDS, checkAccount, sortAccounts } from '../account'
import { changesFlash } from '../changes-flash'
import type { CheckoutOutcome, CheckoutRequest } from './checkout-request'
import { refused } from './outcomes'

/** Sets the account that the order is for; the next page lists the prices that this has changed. */
export async function submitAccount({ form, context, cart }: CheckoutRequest): Promise<CheckoutOutcome> {
  const organizations = await listOrganisations(context)
  if (!organizations.ok) return { kind: 'failed', problem: organizations.error }
  const uids = sortAccounts(organizations.value).usable.map(({ uid }) => uid)
  const checked = checkAccount(readFields(form, ACCOUNT_FIELDS), uids)
  if (!checked.ok) return refused(...checked.error)
  const saved = await chooseCustomerAccount(context, checked.value.account)
  if (!saved.ok) return { kind: 'failed', problem: saved.error }
  return {
    kind: 'saved',
    saved: { cart: saved.value, flash: changesFlash(context.locale, cart, saved.value) },
  }
}
