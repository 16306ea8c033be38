import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { HelpLink } from '@/components/ui/help-link'
import type { FlagValues } from '@/lib/backends/flags/flag-values'
import { getTranslator } from '@/lib/i18n/translator'
import type { UnconfirmedAttempt } from '@/lib/orders/attempt-state.server'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { cartPath, orderAttemptPath, placingPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'
import { PlacingWatch } from './placing-watch'

type Props = {
  locale: Locale
  attempt: UnconfirmedAttempt
  /** Whether an order that failed can be tried again from the review. */
  flags: Pick<FlagValues, 'checkout-retry'>
  supportHref: string
}

/** What has become of an order that is not confirmed. */
export function PlacingScreen(props: Props) {
  const { locale, attempt, supportHref } = props
  const t = getTranslator(locale, 'orders')
  const isWaiting = attempt.state === 'processing'
  return (
    <div className="column py-8 lg:py-12">
      <h1>{t(`placing.${attempt.state}.title`)}</h1>
      <div className="mt-4 max-w-prose space-y-4 text-lg">
        <Text {...props} />
      </div>
      <p className="mt-6 flex flex-wrap gap-3">
        <Ways {...props} />
      </p>
      {!isWaiting && (
        <p className="mt-6">
          <HelpLink href={supportHref}>{getTranslator(locale, 'layout')('failure.support')}</HelpLink>
        </p>
      )}
      {isWaiting && <PlacingWatch path={orderAttemptPath(locale)} />}
    </div>
  )
}

function Text({ locale, attempt }: Props): ReactNode {
  const t = getTranslator(locale, 'orders')
  switch (attempt.state) {
    case 'processing':
      return <p role="status">{t('placing.processing.text')}</p>
    case 'unclear':
      return (
        <>
          <p>{t('placing.unclear.text')}</p>
          <p>{t('placing.unclear.reference', { reference: attempt.reference })}</p>
        </>
      )
    case 'declined':
      return (
        <>
          <p>{t(`placing.reasons.${attempt.reason}`)}</p>
          <p>{t('placing.nothingOrdered')}</p>
        </>
      )
    case 'challenge':
    case 'lost':
      return (
        <>
          <p>{t(`placing.${attempt.state}.text`)}</p>
          <p>{t('placing.nothingOrdered')}</p>
        </>
      )
  }
}

/** What can be done now; nothing leads to a second order while the first may still succeed. */
function Ways({ locale, attempt, flags }: Props) {
  const t = getTranslator(locale, 'orders')
  if (attempt.state === 'processing' || attempt.state === 'unclear')
    return (
      <ButtonLink href={placingPath(locale)} variant="secondary">
        {t('placing.check')}
      </ButtonLink>
    )
  if (!flags['checkout-retry']) return <ButtonLink href={cartPath(locale)}>{t('placing.toCart')}</ButtonLink>
  const review = (
    <ButtonLink
      href={checkoutPath(locale, 'review')}
      variant={attempt.state === 'lost' ? 'primary' : 'secondary'}
    >
      {t('placing.toReview')}
    </ButtonLink>
  )
  if (attempt.state === 'lost') return review
  return (
    <>
      <ButtonLink href={checkoutPath(locale, 'payment')}>{t('placing.toPayment')}</ButtonLink>
      {review}
    </>
  )
}
