import 'server-only'
import { changeVoucher, type VoucherReason, voucherReason } from '@/lib/backends/commerce/vouchers.server'
import { VOUCHER_LENGTH } from '@/lib/contract/commerce/cart/voucher'
import type { FormErrors } from '@/lib/forms/form-errors'
import { defineForm } from '@/lib/handlers/define-form.server'
import { failedBy } from '@/lib/handlers/form-result'
import { getTranslator } from '@/lib/i18n/translator'
import { ok } from '@/lib/result/result'
import { cartPath } from '@/lib/site/paths'
import { readFields } from '@/lib/validation/form-input'
import { cleanText } from '@/lib/validation/text'
import { withCartLock } from '../access/cart-lock.server'
import { cartRefOf } from '../access/read-cart.server'
import type { Shopper } from '../access/shopper.server'
import { CART_FORM, type CartSubmission } from '../flash/cart-form.server'
import type { CartNext, CartResult } from '../flash/cart-result'
import { VOUCHER_FIELD } from './voucher-field'

type VoucherChange = { action: 'applyVoucher' | 'removeVoucher'; code: string }

/** The code in the field, and the code whose button to remove it was pressed. */
const FIELDS = { [VOUCHER_FIELD]: 'text', remove: 'text' } as const

/** Applies a promotion code to the cart, or removes one. */
export const handleVoucher = defineForm<Shopper, VoucherChange, CartNext>({
  ...CART_FORM,
  name: 'cart-vouchers',
  page: ({ locale }) => cartPath(locale),
  typed: ({ fields }) => ({ [VOUCHER_FIELD]: readFields(fields, FIELDS).voucher }),
  parse: ({ fields }) => {
    const { voucher, remove } = readFields(fields, FIELDS)
    const typed = cleanText(remove === '' ? voucher : remove, 'NFKC')
    return ok({
      action: remove === '' ? 'applyVoucher' : 'removeVoucher',
      code: typed.ok ? typed.value.slice(0, VOUCHER_LENGTH) : '',
    })
  },
  submit: (submission, change, { key }) =>
    withCartLock<CartResult>(submission.sender, failedBy, () => perform(submission, change, key)),
})

async function perform(
  { sender, locale }: CartSubmission,
  { action, code }: VoucherChange,
  key: string,
): Promise<CartResult> {
  if (code === '') return rejected('required')
  const ref = cartRefOf(sender)
  const { customer } = sender
  if (customer.kind === 'unavailable') return { kind: 'failed', reason: 'unavailable' }
  if (ref === undefined) return rejected('gone')
  const changed = await changeVoucher(customer.context, ref, { action, code }, key)
  const reason = changed.ok ? undefined : voucherReason(changed.error)
  if (reason !== undefined) return rejected(REASONS[reason])
  if (!changed.ok) return failedBy(changed.error)
  const message = getTranslator(locale, 'cart')(`voucher.${DONE[action]}`, { code })
  return { kind: 'next', href: cartPath(locale), flash: { tone: 'success', message, lines: [] } }
}

const DONE = { applyVoucher: 'applied', removeVoucher: 'removed' } as const

const REASONS = {
  'coupon.invalid.code.provided': 'invalid',
  'coupon.already.redeemed': 'redeemed',
  'coupon.expired': 'expired',
  'coupon.already.exists.cart': 'exists',
} as const satisfies Record<VoucherReason, string>

const rejected = (code: string): { kind: 'rejected'; errors: FormErrors } => ({
  kind: 'rejected',
  errors: { fieldErrors: [{ name: VOUCHER_FIELD, code }], formErrors: [] },
})
