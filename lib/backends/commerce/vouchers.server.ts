import 'server-only'
import { VOUCHER_REASONS } from '@/lib/contract/commerce/cart/voucher'
import type { Problem } from '@/lib/result/result'
import { type CartRef, contextOfCart, pathOfCart } from './cart-ref'
import { type CommerceContext, sendCommerce } from './commerce-call.server'

export type VoucherReason = (typeof VOUCHER_REASONS)[number]

/** Why commerce refuses a voucher; undefined if it does not, or the call has failed otherwise. */
export const voucherReason = ({ kind, code, details }: Problem): VoucherReason | undefined =>
  kind === 'domain' && code === 'VoucherOperationError'
    ? (VOUCHER_REASONS.find(reason => reason === details?.[0]?.reason) ?? VOUCHER_REASONS[0])
    : undefined

/** Applies a voucher to a cart, or removes it from there. */
export const changeVoucher = (
  context: CommerceContext,
  ref: CartRef,
  { action, code }: { action: 'applyVoucher' | 'removeVoucher'; code: string },
  idempotencyKey: string,
) =>
  sendCommerce(contextOfCart(context, ref), {
    operation: action,
    method: 'POST',
    path: pathOfCart(ref, action),
    body: { voucherId: code },
    idempotencyKey,
  })
