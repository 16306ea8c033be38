import { refusalErrors } from '@/components/cart/choose/choose-data'
import type { ShareTargets } from '@/components/cart/details/organization-share-form'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { listSavedCarts } from '@/lib/backends/commerce/saved-carts.server'
import { BESIDE_DEADLINE_MS } from '@/lib/backends/http-client/beside-deadline'
import { readCartLines } from '@/lib/cart/lines/cart-lines'
import { typedQuantities } from '@/lib/cart/lines/typed-lines'
import { listAccounts } from '@/lib/organisation/list-accounts.server'
import { ok } from '@/lib/result/result'
import { distinctName } from '@/lib/saved-carts/distinct-name'
import { quoteWay } from '@/lib/saved-carts/quote-address.server'
import { SCHOOL_YEAR } from '@/lib/saved-carts/saved-cart-form'
import { rejectedFormOfPage } from '@/lib/session/rejected-form-of-page.server'
import type { AccountContext, AccountRequest } from '../../../_shell/account-page'
import { loadSavedCart } from './load-saved-cart'

/** Loads a saved cart with the rejected input of its forms, and what its forms offer. */
export async function loadDetail({ context, code, locale, parameters }: AccountContext) {
  const [loaded, rejected, lists, targets] = await Promise.all([
    loadSavedCart(context, code, parameters),
    rejectedFormOfPage(parameters),
    listSavedCarts(context, BESIDE_DEADLINE_MS),
    loadTargets(context),
  ])
  if (!loaded.ok) return loaded
  const { name = code, description = '', schoolYearList = false } = loaded.value.cart
  const taken = new Set([name, ...(lists.ok ? lists.value.map(list => list.name ?? '') : [])])
  const typed = typedQuantities(parameters)
  const errors = refusalErrors(locale, rejected)
  const { fields = {} } = rejected ?? {}
  const values = {
    name: fields.name ?? name,
    description: fields.description ?? description,
    schoolYearList: fields[SCHOOL_YEAR] === undefined ? schoolYearList : fields[SCHOOL_YEAR] === 'on',
    copyName: fields.copyName ?? distinctName(name, taken),
  }
  const way = quoteWay(locale, loaded.value.cart)
  return ok({ ...loaded.value, typed, errors, values, targets, quoteWay: way })
}

/** Organizations of the user: a saved cart can be shared with all members of one. */
async function loadTargets(context: SignedInContext): Promise<ShareTargets> {
  const accounts = await listAccounts(context)
  return accounts.ok
    ? accounts.value.filter(({ isPersonal, link }) => !isPersonal && link === 'linked')
    : 'unavailable'
}

/** Whether a form of the page was rejected. */
export async function hasTypedErrors({ parameters }: AccountRequest): Promise<boolean> {
  const { fieldErrors = [], formErrors = [] } = (await rejectedFormOfPage(parameters))?.errors ?? {}
  return fieldErrors.length + formErrors.length + readCartLines(parameters).faults.length > 0
}
