import { HiddenFields } from '@/components/form/fields/hidden-fields'
import { TextInput } from '@/components/form/fields/text-input'
import { Button } from '@/components/ui/button'
import { VOUCHER_FIELD, type VoucherError } from '@/lib/cart/changes/voucher-field'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { fieldWords } from '@/lib/i18n/field-words'
import { getTranslator } from '@/lib/i18n/translator'
import { cartVouchersActionPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'

/** A promotion code that was refused, as it was typed. */
export type RefusedVoucher = { typed: string; error: VoucherError | undefined }

type Props = {
  locale: Locale
  cart: Pick<Cart, 'appliedVouchers'>
  refused: RefusedVoucher | undefined
  hidden: HiddenFieldValues
}

/** Field for a promotion code, and the codes that are applied, each with its button to remove it. */
export function VoucherForm({ locale, cart: { appliedVouchers = [] }, refused, hidden }: Props) {
  const t = getTranslator(locale, 'cart')
  const words = fieldWords(locale)
  return (
    <form
      method="post"
      action={cartVouchersActionPath(locale)}
      className="no-print mt-5"
      noValidate
      data-storable
    >
      <HiddenFields {...hidden} />
      <TextInput
        name={VOUCHER_FIELD}
        label={t('voucher.label')}
        error={refused?.error && t(`voucher.errors.${refused.error}`)}
        defaultValue={refused?.typed}
        words={words}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <p className="mt-3">
        <Button type="submit" variant="secondary">
          {t('voucher.apply')}
        </Button>
      </p>
      {appliedVouchers.length > 0 && (
        <ul className="mt-3">
          {appliedVouchers.map(({ code, voucherCode }) => (
            <li key={code} className="flex flex-wrap items-center justify-between gap-x-4">
              <span className="font-semibold wrap-anywhere">{voucherCode}</span>
              <Button
                type="submit"
                name="remove"
                value={voucherCode}
                variant="quiet"
                aria-label={t('voucher.removeNamed', { code: voucherCode })}
              >
                {t('voucher.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}
