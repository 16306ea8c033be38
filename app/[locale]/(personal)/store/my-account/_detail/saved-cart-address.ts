import { linesAddress, readCartLines, typedLines } from '@/lib/cart/cart-lines'
import { REJECTED_FORM, rejectedFormAddress } from '@/lib/forms/rejected-form.server'
import { accountDetailPath } from '@/lib/site/account-pages'
import { type AddressParameters, firstParam } from '@/lib/site/address-parameters'
import type { Locale } from '@/lib/site/sites'

/** The page of a saved cart with what was typed into its forms, which is kept through sign-in. */
export function savedCartAddress(locale: Locale, code: string, parameters: AddressParameters): string {
  const lines = typedLines(readCartLines(parameters))
  const address = linesAddress(accountDetailPath(locale, 'savedCarts', code), undefined, lines)
  return rejectedFormAddress(address, firstParam(parameters, REJECTED_FORM))
}
