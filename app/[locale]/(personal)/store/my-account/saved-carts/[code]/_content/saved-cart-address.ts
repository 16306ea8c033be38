import { linesAddress, readCartLines, typedLines } from '@/lib/cart/cart-lines'
import { rejectedFormAddress } from '@/lib/forms/rejected-form.server'
import { accountDetailPath } from '@/lib/site/account-pages'
import { firstParam } from '@/lib/site/address-parameters'
import { REJECTED_FORM_PARAMETER } from '@/lib/site/page-parameters'
import type { AccountRequest } from '../../../_shell/account-page'

/** Address of a saved cart with the rejected input of its forms, which is kept through sign-in. */
export function savedCartAddress({ locale, code, parameters }: AccountRequest): string {
  const lines = typedLines(readCartLines(parameters))
  const address = linesAddress(accountDetailPath(locale, 'savedCarts', code), undefined, lines)
  return rejectedFormAddress(address, firstParam(parameters, REJECTED_FORM_PARAMETER))
}
