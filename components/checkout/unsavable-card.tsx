import { TextLink } from '@/components/ui/text-link'
import { MOST_CARDS } from '@/lib/contract/commerce/payment/payment-details'
import { getTranslator } from '@/lib/i18n/translator'
import { accountPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  /** `full`: as many cards are kept as can be; `later`: only after a new sign-in. */
  saving: 'full' | 'later'
}

/** Why a new card cannot be kept. The link opens a new tab, so that the typed card stays. */
export function UnsavableCard({ locale, saving }: Props) {
  const t = getTranslator(locale, 'checkout')
  return (
    <>
      {saving === 'full' ? t('payment.saveFull', { max: MOST_CARDS }) : t('payment.saveLater')}{' '}
      <TextLink
        href={accountPath(locale, 'paymentCards')}
        newTabLabel={getTranslator(locale, 'common')('opensInNewTab')}
      >
        {getTranslator(locale, 'account')('pages.paymentCards')}
      </TextLink>
    </>
  )
}
