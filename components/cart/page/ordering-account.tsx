import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type Props = Pick<Cart, 'organization'> & {
  locale: Locale
  /** Page that changes the account; absent where it cannot be changed. */
  changeHref?: string | undefined
}

/** The organization that orders, or the user's personal account: its prices apply. */
export function OrderingAccount({ locale, organization, changeHref }: Props) {
  const t = getTranslator(locale, 'cart')
  const { name, customerAccountNumber: number } = organization ?? { name: t('account.personal') }
  return (
    <p className="mt-2 wrap-anywhere">
      <span className="text-muted">{t('sums.account')}</span> <span className="font-semibold">{name}</span>
      {number !== undefined && (
        <span className="block text-sm text-muted">{t('sums.accountNumber', { number })}</span>
      )}
      {changeHref !== undefined && (
        <a href={changeHref} className="no-print block py-1">
          {t('account.change')}
        </a>
      )}
    </p>
  )
}
