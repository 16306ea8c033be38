import 'server-only'
import { loadItem } from '@/lib/catalogue/catalogue.server'
import { MOST_ENTRIES, MOST_UNITS } from '@/lib/contract/commerce/cart/cart-limits'
import { flashAddress } from '@/lib/flash/flash-address.server'
import { defineForm } from '@/lib/handlers/define-form.server'
import { jsonResponse, redirectSeeOther } from '@/lib/handlers/respond.server'
import { getTranslator } from '@/lib/i18n/translator'
import { failed, ok, type Result } from '@/lib/result/result'
import { cartAddPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import type { Shopper } from '../access/shopper.server'
import { CART_FORM, type CartSubmission } from '../flash/cart-form.server'
import type { CartNext } from '../flash/cart-result'
import { type CartLines, itemWithoutQuantity, readCartLines, sentAddress } from '../lines/cart-lines'
import { addChosen } from './add-chosen.server'

/**
 * Adds the requested lines to the cart, once per submission, and creates the cart with the first line
 * (contract 6.1).
 */
export const handleAddLines = defineForm<Shopper, CartLines, CartNext>({
  ...CART_FORM,
  name: 'cart-lines',
  page: ({ locale, fields }, sent = readCartLines(fields)) => sentAddress(cartAddPath(locale), sent),
  parse: readChosen,
  content: ({ lines }) => lines,
  submit: (submission, { lines }, keys) => addChosen(submission, lines, keys),
})

/** The requested lines. If a quantity is invalid, nothing is added, and the typed input is preserved. */
async function readChosen(submission: CartSubmission): Promise<Result<CartLines, Response>> {
  const { locale, fields } = submission
  const sent = readCartLines(fields, await leastOf(locale, fields))
  const isWrong = sent.faults.length > 0 || sent.lines.length === 0 || sent.lines.length > MOST_ENTRIES
  return isWrong ? failed(await rejectLines(submission, sent)) : ok(sent)
}

/** The minimum quantity of the item whose button was pressed. Commerce applies its own rule in any case. */
async function leastOf(locale: Locale, fields: CartSubmission['fields']): Promise<number> {
  const code = itemWithoutQuantity(fields)
  const item = code === undefined ? undefined : await loadItem(locale, code)
  return item?.ok ? item.value.value.productItem.order.min : 1
}

function refusalOf({ lines, faults }: CartLines) {
  if (faults.length > 0) return 'faults'
  return lines.length === 0 ? 'nothingChosen' : 'tooManyLines'
}

/**
 * Response to invalid quantities: for a script one error per field, otherwise a redirect to the page that
 * shows them.
 */
async function rejectLines({ locale, wantsJson }: CartSubmission, sent: CartLines): Promise<Response> {
  const t = getTranslator(locale, 'cart')
  const message = t(`notices.${refusalOf(sent)}`, { most: MOST_ENTRIES })
  if (wantsJson) {
    const faults = sent.faults.map(({ code, reason }) => ({
      code,
      text: t(`faults.${reason}`, { most: MOST_UNITS }),
    }))
    return jsonResponse({ message, faults }, { status: 422 })
  }
  const address = sentAddress(cartAddPath(locale), sent)
  return redirectSeeOther(
    sent.faults.length > 0 ? address : await flashAddress(address, { tone: 'danger', message }),
  )
}
