import { HiddenFields } from '@/components/form/fields/hidden-fields'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { LEAVE_QUOTE } from '@/lib/cart/changes/entries-change'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { formatDate } from '@/lib/format/date'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { getTranslator } from '@/lib/i18n/translator'
import { accountDetailPath } from '@/lib/site/account-pages'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { cartEntriesActionPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { barredCheckout } from '@/lib/support/customer-only'

type Props = { locale: Locale; quote: NonNullable<Cart['sapQuote']>; hidden: HiddenFieldValues }

/**
 * Says that the cart holds a quote, until when it can be ordered, and how to leave it; or that it cannot be
 * ordered any more (decision 47). The way to the checkout is not shown to a support agent.
 */
export function QuoteBanner({ locale, quote, hidden }: Props) {
  const t = getTranslator(locale, 'cart')
  const { code: number, expirationTime } = quote
  const isOpen = quote.state === 'BUYER_ACCEPTED'
  const isBarred = barredCheckout(hidden) !== undefined
  const tone = isOpen ? 'info' : 'warning'
  const date = expirationTime === undefined ? 'none' : (formatDate(locale, expirationTime) ?? expirationTime)
  return (
    <div className="no-print mt-6 max-w-prose">
      <Banner tone={tone} toneLabel={getTranslator(locale, 'layout')(`tones.${tone}`)} announce="none">
        <p>{isOpen ? t('quote.held', { number, date }) : t('quote.over', { number })}</p>
        <p className="mt-2 flex flex-wrap gap-x-6">
          {isOpen && !isBarred && (
            <a href={checkoutPath(locale)} className="inline-block py-1 font-semibold">
              {t('checkout.submit')}
            </a>
          )}
          <a href={accountDetailPath(locale, 'quotes', number)} className="inline-block py-1">
            {t('quote.view', { number })}
          </a>
        </p>
        <form method="post" action={cartEntriesActionPath(locale)} className="mt-3">
          <HiddenFields {...hidden} />
          <input type="hidden" name="quote" value={number} />
          <Button type="submit" name="intent" value={LEAVE_QUOTE} variant="secondary">
            {t('quote.leave')}
          </Button>
          {isOpen && <p className="mt-1 text-sm">{t('quote.leaveHint')}</p>}
        </form>
      </Banner>
    </div>
  )
}
