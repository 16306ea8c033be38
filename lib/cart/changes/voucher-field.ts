import type { Messages } from '@/locales/en/messages'

/** Name of the field with a promotion code. */
export const VOUCHER_FIELD = 'voucher'

type Texts = Messages['cart']['voucher']['errors']

/** Why a code was refused, as the handler of the form states it. */
export type VoucherError = keyof Texts

const ERRORS = [
  'required',
  'invalid',
  'redeemed',
  'expired',
  'exists',
  'gone',
] as const satisfies readonly VoucherError[]

/** The refusal among the errors of a rejected form. */
export const voucherErrorIn = (
  errors: readonly { name: string; code: string }[],
): VoucherError | undefined => {
  const code = errors.find(({ name }) => name === VOUCHER_FIELD)?.code
  return ERRORS.find(error => error === code)
}
