import { linesAddress, readCartLines, typedLines } from '@/lib/cart/lines/cart-lines'
import { accountDetailPath } from '@/lib/site/account-pages'
import type { AccountRequest } from '../../../_shell/account-page'

/** Address of a saved cart with the items that are to be added to it, which are kept through sign-in. */
export function savedCartAddress({ locale, code, parameters }: AccountRequest): string {
  const lines = typedLines(readCartLines(parameters))
  return linesAddress(accountDetailPath(locale, 'savedCarts', code), undefined, lines)
}
