import type { ReactNode } from 'react'
import { AttemptScreen } from '@/components/payment-frame/attempt-screen'
import { ButtonLink } from '@/components/ui/button'
import { attemptReference } from '@/lib/backends/commerce/attempt-reference'
import { getTranslator } from '@/lib/i18n/translator'
import type { UnpaidState } from '@/lib/invoices/payment/payment-state.server'
import { type PaymentSelection, paymentAddress } from '@/lib/invoices/payment/selection'
import { type SentPayment, sentPaymentAddress } from '@/lib/invoices/payment/sent-payment'
import { withNotification } from '@/lib/notifications/address'
import type { FieldsFrame } from '@/lib/payment/payment-provider'
import { invoiceAttemptPath, invoicesPath } from '@/lib/site/invoice-paths'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  state: UnpaidState
  sent: SentPayment
  /** What was to be paid, to which the ways on lead. */
  selection: PaymentSelection
  /** Frame of the 3-D Secure challenge, where there is one. */
  challenge: FieldsFrame | undefined
  isGuest: boolean
  supportHref: string
}

/** What has become of a payment that is not made: declined, being checked, to be confirmed, or lost. */
export function PaymentOutcome(props: Props) {
  const { locale, state, sent, supportHref } = props
  const t = getTranslator(locale, 'invoices')
  return (
    <AttemptScreen
      {...{ locale, supportHref }}
      state={state.state}
      title={t(`outcome.${state.state}.title`)}
      challenge={challengeOf(props)}
      actions={<Ways {...props} />}
      watchedPath={invoiceAttemptPath(locale, sent)}
    >
      <Text {...props} />
    </AttemptScreen>
  )
}

function Text({ locale, state, sent, challenge }: Props): ReactNode {
  const t = getTranslator(locale, 'invoices')
  switch (state.state) {
    case 'processing':
      return <p role="status">{t('outcome.processing.text')}</p>
    case 'unclear':
      return (
        <>
          <p>{t('outcome.unclear.text')}</p>
          <p>{t('outcome.reference', { reference: attemptReference(sent.key) })}</p>
        </>
      )
    case 'lost':
      return (
        <>
          <p>{t('outcome.lost.text')}</p>
          <p>{t('outcome.nothingPaid')}</p>
        </>
      )
    case 'declined':
      return (
        <>
          <p>
            {state.reason === 'givenUp'
              ? t('outcome.givenUp')
              : getTranslator(locale, 'orders')(`placing.reasons.${state.reason}`)}
          </p>
          <p>{t('outcome.nothingPaid')}</p>
        </>
      )
    case 'challenge':
      return (
        <>
          <p>{t(challenge === undefined ? 'outcome.challenge.elsewhere' : 'outcome.challenge.text')}</p>
          <p>{t('outcome.challenge.notYet')}</p>
        </>
      )
  }
}

function challengeOf({ locale, sent, selection, challenge }: Props) {
  if (challenge === undefined) return undefined
  const t = getTranslator(locale, 'invoices')
  const left = withNotification(paymentAddress(locale, selection), {
    message: 'paymentNotConfirmed',
    status: 'ERROR',
  })
  return {
    frame: challenge,
    texts: { frame: t('outcome.challenge.frameTitle'), open: t('outcome.challenge.open') },
    hrefs: { completed: sentPaymentAddress(locale, sent, selection), left },
  }
}

/** What can be done now; nothing leads to a second payment while the first may still succeed. */
function Ways({ locale, state: { state }, sent, selection, isGuest }: Props) {
  const t = getTranslator(locale, 'invoices')
  const again = sentPaymentAddress(locale, sent, selection)
  const payment = paymentAddress(locale, selection)
  switch (state) {
    case 'processing':
    case 'unclear':
      return (
        <>
          <ButtonLink href={again} variant="secondary">
            {t('outcome.check')}
          </ButtonLink>
          {!isGuest && (
            <ButtonLink href={invoicesPath(locale)} variant="quiet">
              {t('outcome.toInvoices')}
            </ButtonLink>
          )}
        </>
      )
    case 'challenge':
      return (
        <>
          <ButtonLink href={again}>{t('outcome.challenge.done')}</ButtonLink>
          <ButtonLink href={payment} variant="secondary">
            {t('outcome.again')}
          </ButtonLink>
        </>
      )
    case 'declined':
      return <ButtonLink href={payment}>{t('outcome.again')}</ButtonLink>
    case 'lost':
      return <ButtonLink href={payment}>{t('outcome.retry')}</ButtonLink>
  }
}
