import type { ReactNode } from 'react'
import { Banner } from '@/components/ui/banner'
import { HelpLink } from '@/components/ui/help-link'
import { StepIndicator } from '@/components/ui/step-indicator'
import { payableOf } from '@/lib/cart/sums/cart-total'
import type { DiscountFlags } from '@/lib/cart/sums/programme-messages'
import { CHECKOUT, CHECKOUT_FLOW, type CheckoutProgress, decideCheckout } from '@/lib/checkout/checkout-flow'
import type { CheckoutNotice } from '@/lib/checkout/notices'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { formatPrice } from '@/lib/format/money'
import { getTranslator } from '@/lib/i18n/translator'
import { type CheckoutStep, checkoutPath } from '@/lib/site/checkout-steps'
import type { Locale } from '@/lib/site/sites'
import { countedSteps, flowFor, stepPosition } from '@/lib/steps/flow'
import { OrderSummary } from './order-summary'
import { SUMMARY_ID } from './summary-id'

type ShownStep = Exclude<CheckoutStep, 'confirmation'>

type Props = {
  locale: Locale
  step: ShownStep
  cart: Cart
  progress: CheckoutProgress
  notice: CheckoutNotice | undefined
  flags: DiscountFlags
  supportHref: string
  children: ReactNode
}

/** The steps of this checkout with their state; a finished one is a link. */
function indicator(locale: Locale, step: ShownStep, progress: CheckoutProgress) {
  const t = getTranslator(locale, 'checkout')
  const flow = flowFor(CHECKOUT, CHECKOUT_FLOW, progress)
  const isDone = (id: CheckoutStep): boolean => {
    const fact = CHECKOUT.steps[id].produces
    return fact !== null && progress.facts.has(fact) && decideCheckout(id, progress).kind === 'enter'
  }
  return {
    label: t('progress.label'),
    position: t('progress.position', stepPosition(CHECKOUT.steps, flow, step)),
    doneLabel: t('progress.done'),
    steps: countedSteps(CHECKOUT.steps, flow).map(id => ({
      label: t(`steps.${id as ShownStep}.short`),
      state: id === step ? ('current' as const) : isDone(id) ? ('done' as const) : ('ahead' as const),
      ...(id !== step && isDone(id) && { href: checkoutPath(locale, id) }),
    })),
  }
}

/** Frame of every step of the checkout: progress, content, and the summary of the order. */
export function CheckoutShell(props: Props) {
  const { locale, step, cart, progress, notice, flags, supportHref, children } = props
  const t = getTranslator(locale, 'checkout')
  const total = payableOf(cart)
  return (
    <div data-funnel="" className="column py-8 lg:py-12">
      <StepIndicator {...indicator(locale, step, progress)} />
      <div className="mt-8 gap-12 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          {notice !== undefined && (
            <div className="mb-6 max-w-form">
              <Banner tone="info" toneLabel={getTranslator(locale, 'layout')('tones.info')} announce="status">
                <p>{t(`notices.${notice}`)}</p>
              </Banner>
            </div>
          )}
          <h1 className="text-3xl">{t(`steps.${step}.title`)}</h1>
          <p className="mt-3 max-w-form text-lg text-muted">{t(`steps.${step}.intro`)}</p>
          <p className="mt-3 lg:hidden">
            <a href={`#${SUMMARY_ID}`} className="inline-block py-2">
              {total === undefined
                ? t('summary.title')
                : t('summary.link', { count: cart.totalItems, total: formatPrice(locale, total) })}
            </a>
          </p>
          <div className="mt-6">{children}</div>
        </div>
        <aside aria-label={t('summary.title')} className="mt-12 self-start lg:sticky lg:top-6 lg:mt-0">
          <OrderSummary {...{ locale, cart, flags }} />
          <p className="mt-4">
            <HelpLink href={supportHref}>{t('support')}</HelpLink>
          </p>
        </aside>
      </div>
    </div>
  )
}
