import type { TypedNote } from '@/components/cart/page/cart-lines'
import type { RefusedVoucher } from '@/components/cart/page/voucher-form'
import { noteErrorText } from '@/lib/cart/changes/note-error-text'
import { VOUCHER_FIELD, voucherErrorIn } from '@/lib/cart/changes/voucher-field'
import { itemOfNote } from '@/lib/cart/lines/line-fields'
import { rejectedFormOfPage } from '@/lib/session/rejected-form-of-page.server'
import type { AddressParameters } from '@/lib/site/address-parameters'
import type { Locale } from '@/lib/site/sites'

/** What was typed on the cart page and not carried out: a promotion code, or notes by item code. */
type Rejected = { refusedVoucher?: RefusedVoucher; typedNotes: ReadonlyMap<string, TypedNote> }

/** Reads the rejected form that the address of the cart page names. */
export async function readRejected(locale: Locale, parameters: AddressParameters): Promise<Rejected> {
  const rejected = await rejectedFormOfPage(parameters)
  if (rejected === undefined) return { typedNotes: new Map() }
  const { fields, errors } = rejected
  const voucher = fields[VOUCHER_FIELD]
  const notes = Object.entries(fields).flatMap(([name, text]) => {
    const code = itemOfNote(name)
    if (code === undefined) return []
    const fault = errors.fieldErrors.find(error => error.name === name)?.code
    if (fault === undefined) return [[code, { text }] as const]
    return [[code, { text, error: noteErrorText(locale, fault) }] as const]
  })
  return {
    typedNotes: new Map(notes),
    ...(voucher !== undefined && {
      refusedVoucher: { typed: voucher, error: voucherErrorIn(errors.fieldErrors) },
    }),
  }
}
