import { Banner } from '@/components/ui/banner'
import { getTranslator } from '@/lib/i18n/translator'
import type { UnconfirmedAttempt } from '@/lib/orders/placing/attempt-state.server'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  attempt: Extract<UnconfirmedAttempt, { state: 'declined' | 'challenge' }> | undefined
}

/** Says why the last attempt to pay with the card of the cart failed, and that nothing was charged. */
export function UnpaidNote({ locale, attempt }: Props) {
  if (attempt === undefined) return null
  const t = getTranslator(locale, 'orders')
  const reason =
    attempt.state === 'declined' ? t(`placing.reasons.${attempt.reason}`) : t('placing.notConfirmed')
  return (
    <div className="mb-6 max-w-form">
      <Banner tone="warning" toneLabel={getTranslator(locale, 'layout')('tones.warning')} announce="none">
        <p>{reason}</p>
        <p>{t('placing.nothingOrdered')}</p>
      </Banner>
    </div>
  )
}
