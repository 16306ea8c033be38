import type { ReactNode } from 'react'
import { AttemptScreen } from '@/components/payment-frame/attempt-screen'
import { ButtonLink } from '@/components/ui/button'
import type { FlagValues } from '@/lib/backends/flags/flag-values'
import { pageShownOn } from '@/lib/checkout/page-shown-on'
import type { ShownOn } from '@/lib/checkout/shown-on'
import { getTranslator } from '@/lib/i18n/translator'
import type { UnconfirmedAttempt } from '@/lib/orders/placing/attempt-state.server'
import type { FieldsFrame } from '@/lib/payment/payment-provider'
import { cartPath, orderAttemptPath, placingPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  attempt: UnconfirmedAttempt
  /** The page that placed the order, if it was not the review. */
  shownOn?: ShownOn
  /** Frame of the 3-D Secure challenge, where there is one. */
  challenge?: FieldsFrame | undefined
  /** Whether an order that failed can be tried again from the review. */
  flags: Pick<FlagValues, 'checkout-retry'>
  supportHref: string
}

/** What has become of an order that is not confirmed. */
export function PlacingScreen(props: Props) {
  const { locale, attempt, supportHref } = props
  const t = getTranslator(locale, 'orders')
  const { state } = attempt
  return (
    <AttemptScreen
      {...{ locale, state, supportHref }}
      title={t(`placing.${state}.title`)}
      challenge={challengeOf(props)}
      actions={<Ways {...props} />}
      watchedPath={orderAttemptPath(locale)}
    >
      <Text {...props} />
    </AttemptScreen>
  )
}

function Text({ locale, attempt, challenge }: Props): ReactNode {
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
      return (
        <>
          <p>{t(challenge === undefined ? 'placing.challenge.elsewhere' : 'placing.challenge.text')}</p>
          <p>{t('placing.challenge.notYet')}</p>
        </>
      )
    case 'lost':
      return (
        <>
          <p>{t('placing.lost.text')}</p>
          <p>{t('placing.nothingOrdered')}</p>
        </>
      )
  }
}

function challengeOf({ locale, shownOn, challenge }: Props) {
  if (challenge === undefined) return undefined
  const t = getTranslator(locale, 'orders')
  return {
    frame: challenge,
    texts: { frame: t('placing.challenge.frameTitle'), open: t('placing.challenge.open') },
    hrefs: { completed: placingPath(locale), left: pageShownOn(locale, 'payment', shownOn) },
  }
}

/** What can be done now; nothing leads to a second order while the first may still succeed. */
function Ways({ locale, attempt, shownOn, flags }: Props) {
  const t = getTranslator(locale, 'orders')
  const payment = pageShownOn(locale, 'payment', shownOn)
  if (attempt.state === 'processing' || attempt.state === 'unclear')
    return (
      <ButtonLink href={placingPath(locale)} variant="secondary">
        {t('placing.check')}
      </ButtonLink>
    )
  if (attempt.state === 'challenge')
    return (
      <>
        <ButtonLink href={placingPath(locale)}>{t('placing.challenge.done')}</ButtonLink>
        <ButtonLink href={payment} variant="secondary">
          {t('placing.toPayment')}
        </ButtonLink>
      </>
    )
  if (!flags['checkout-retry']) return <ButtonLink href={cartPath(locale)}>{t('placing.toCart')}</ButtonLink>
  const review = (
    <ButtonLink
      href={pageShownOn(locale, 'review', shownOn)}
      variant={attempt.state === 'lost' ? 'primary' : 'secondary'}
    >
      {t('placing.toReview')}
    </ButtonLink>
  )
  if (attempt.state === 'lost') return review
  return (
    <>
      <ButtonLink href={payment}>{t('placing.toPayment')}</ButtonLink>
      {/* The express checkout is both on one page. */}
      {shownOn === undefined && review}
    </>
  )
}
