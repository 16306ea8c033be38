import type { ReactNode } from 'react'
import { LetterAddress } from '@/components/address/letter-address'
import { DocumentLink } from '@/components/page/document-link'
import { reviewSectionId } from '@/lib/checkout/review/review-section-id'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { formatDate } from '@/lib/format/date'
import { formatInternational } from '@/lib/format/phone'
import { getTranslator } from '@/lib/i18n/translator'
import { billingText } from '@/lib/orders/facts/billing-text'
import { daysText } from '@/lib/orders/facts/days-text'
import { inventoryText } from '@/lib/orders/facts/inventory-text'
import { daysOf } from '@/lib/orders/facts/next-steps'
import { organizationText } from '@/lib/orders/facts/organization-text'
import { paymentText } from '@/lib/orders/facts/payment-text'
import { accountDetailPath } from '@/lib/site/account-pages'
import { type CheckoutStep, checkoutPath } from '@/lib/site/checkout-steps'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  cart: Cart
  /** Where commerce writes when digital items can be used; undefined for a user without an address. */
  email?: string | undefined
  /** Parts that are changed where they are shown, in place of the link to their step. */
  changes?: Readonly<Partial<Record<CheckoutStep, ReactNode>>> | undefined
  /** A part that the page asks for elsewhere. */
  without?: CheckoutStep | undefined
}

type Section = { step: CheckoutStep; title: string; facts: readonly (readonly [string, ReactNode])[] }

/** Everything that was entered, with a link to each step; saving it leads back to the review. */
export function ReviewSections({ locale, cart, email, changes = {}, without }: Props) {
  const t = getTranslator(locale, 'orders')
  const sections = sectionsOf(locale, cart, email).filter(({ step }) => step !== without)
  return (
    <div className="divide-y divide-line border-y border-line">
      {sections.map(({ step, title, facts }) => (
        <section key={step} aria-labelledby={reviewSectionId(step)} className="py-5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 id={reviewSectionId(step)} className="text-xl">
              {title}
            </h2>
            {changes[step] === undefined && !(step === 'account' && cart.sapQuote !== undefined) && (
              <a
                href={checkoutPath(locale, step)}
                aria-label={t('review.named', { section: title })}
                className="inline-block py-1"
              >
                {t('review.change')}
              </a>
            )}
          </div>
          <dl className="mt-2 space-y-2">
            {facts.map(([term, fact]) => (
              <div key={term} className="sm:grid sm:grid-cols-[minmax(9rem,1fr)_2fr] sm:gap-6">
                <dt className="text-muted">{term}</dt>
                <dd className="min-w-0 wrap-anywhere">{fact}</dd>
              </div>
            ))}
          </dl>
          {changes[step]}
        </section>
      ))}
    </div>
  )
}

/** Sections without any fact are left out, as their steps mean nothing for this cart. */
function sectionsOf(locale: Locale, cart: Cart, email: string | undefined): readonly Section[] {
  const t = getTranslator(locale, 'orders')
  const inCheckout = getTranslator(locale, 'checkout')
  const { qualifiedUser, deliveryAddress, deliveryMode, inventoryAccount } = cart
  const isDigital = cart.entries.some(({ product }) => product.productItem.fulfilment !== 'SHIP')
  const activation = [t('facts.activation'), isDigital ? email : undefined] as const
  const hasDelivery = deliveryMode !== undefined || inventoryAccount !== undefined
  const sections: readonly Section[] = [
    {
      step: 'account',
      title: inCheckout('steps.account.short'),
      facts: [
        [t('facts.quote'), cart.sapQuote && <QuoteFact locale={locale} quote={cart.sapQuote} />],
        [t('facts.account'), accountText(locale, cart)],
        ...(hasDelivery ? [] : [activation]),
      ],
    },
    {
      step: 'qualified-user',
      title: inCheckout('steps.qualified-user.short'),
      facts: [[t('facts.qualifiedUser'), qualifiedUser?.name]],
    },
    {
      step: 'shipping',
      title: inCheckout('steps.shipping.short'),
      facts: [
        [t('facts.to'), deliveryAddress && <LetterAddress address={deliveryAddress} />],
        [t('facts.attention'), deliveryAddress?.attention],
        [t('facts.phone'), deliveryAddress?.phone && formatInternational(deliveryAddress.phone)],
        [t('facts.receivingHours'), cart.receivingHours],
      ],
    },
    {
      step: 'delivery',
      title: inCheckout('steps.delivery.short'),
      facts: [...deliveryFacts(locale, cart), ...(hasDelivery ? [activation] : [])],
    },
    { step: 'payment', title: inCheckout('steps.payment.short'), facts: paymentFacts(locale, cart) },
  ]
  return sections
    .map(section => ({ ...section, facts: section.facts.filter(([, fact]) => fact !== undefined) }))
    .filter(({ facts }) => facts.length > 0)
}

/** The quote that is ordered, until when its prices hold, and the way to its page. */
function QuoteFact({ locale, quote }: { locale: Locale; quote: NonNullable<Cart['sapQuote']> }) {
  const { code: number, expirationTime } = quote
  const date = expirationTime === undefined ? undefined : formatDate(locale, expirationTime)
  return (
    <a href={accountDetailPath(locale, 'quotes', number)} className="inline-block py-1">
      {date === undefined ? number : getTranslator(locale, 'orders')('review.quoted', { number, date })}
    </a>
  )
}

function accountText(locale: Locale, { accountType, organization }: Cart): string {
  return accountType === 'PERSONAL' || organization === undefined
    ? getTranslator(locale, 'checkout')('account.personal')
    : organizationText(locale, organization)
}

function deliveryFacts(locale: Locale, cart: Cart): Section['facts'] {
  const t = getTranslator(locale, 'orders')
  const { deliveryMode, inventoryAccount } = cart
  const days = daysOf(deliveryMode)
  const shipment = t(cart.shipComplete === true ? 'review.together' : 'review.asReady')
  return [
    [
      t('facts.delivery'),
      deliveryMode && [deliveryMode.name, ...(days === undefined ? [] : [daysText(locale, days)])].join('. '),
    ],
    [t('review.items'), deliveryMode && shipment],
    [t('facts.inventoryAccount'), inventoryAccount && inventoryText(locale, inventoryAccount)],
  ]
}

function paymentFacts(locale: Locale, cart: Cart): Section['facts'] {
  const t = getTranslator(locale, 'orders')
  const { purchaseOrderDocument: document } = cart
  const billing = billingText(locale, cart)
  const billed = typeof billing === 'object' ? <LetterAddress address={billing} /> : billing
  const exempt = cart.taxExempt === true ? getTranslator(locale, 'checkout')('sums.exempt') : undefined
  const toFollow = cart.purchaseOrderToFollow === true ? t('review.toFollow') : undefined
  return [
    [t('facts.payment'), paymentText(locale, cart)],
    [t('facts.purchaseOrder'), cart.purchaseOrderNumber ?? toFollow],
    [t('review.document'), document && <DocumentLink {...{ locale, document }} isOwn />],
    [t('facts.billing'), billed],
    [t('facts.vatNumber'), cart.vatNumber],
    [t('review.exemption'), exempt],
  ]
}
