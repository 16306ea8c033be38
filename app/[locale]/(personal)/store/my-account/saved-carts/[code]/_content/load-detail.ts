import { refusalErrors } from '@/components/cart/choose/choose-data'
import { readCartLines } from '@/lib/cart/cart-lines'
import { typedQuantities } from '@/lib/cart/typed-lines'
import { ok } from '@/lib/result/result'
import { rejectedFormOfPage } from '@/lib/session/rejected-form-of-page.server'
import type { AccountContext, AccountRequest } from '../../../_shell/account-page'
import { loadSavedCart } from './load-saved-cart'

/** Loads a saved cart with the rejected input of its forms. */
export async function loadDetail({ context, code, locale, parameters }: AccountContext) {
  const [loaded, rejected] = await Promise.all([
    loadSavedCart(context, code, parameters),
    rejectedFormOfPage(parameters),
  ])
  if (!loaded.ok) return loaded
  const typed = typedQuantities(parameters)
  const errors = refusalErrors(locale, rejected)
  return ok({ ...loaded.value, typed, errors, fields: rejected?.fields })
}

/** Whether a form of the page was rejected. */
export async function hasTypedErrors({ parameters }: AccountRequest): Promise<boolean> {
  const { fieldErrors = [] } = (await rejectedFormOfPage(parameters))?.errors ?? {}
  return fieldErrors.length + readCartLines(parameters).faults.length > 0
}
