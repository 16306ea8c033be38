import type { ReactNode } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { PrintButton } from '@/components/ui/print-button'
import { checkoutBlock } from '@/lib/cart/gates/checkout-block'
import type { CartExemption } from '@/lib/cart/sums/cart-exemption'
import type { EstimateView } from '@/lib/cart/sums/estimate-view'
import type { ExpressOffer } from '@/lib/checkout/express/express-offer'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { CartFinding } from '@/lib/contract/commerce/cart/cart-validation'
import type { Programme } from '@/lib/contract/commerce/cart/programme'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { getTranslator } from '@/lib/i18n/translator'
import { belowQuoteMinimum, quoteMinimum } from '@/lib/quotes/quote-minimum'
import { cartAccountPath, cartCsvPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { CART_FORM_ID } from './cart-form-id'
import { CartSums } from './cart-sums'
import { CheckoutActions } from './checkout-actions'
import { EstimateForm } from './estimate-form'
import { ShareForm } from './share-form'
import { type RefusedVoucher, VoucherForm } from './voucher-form'

type Props = {
  locale: Locale
  cart: Cart
  programmes: readonly Programme[]
  supportHref: string
  hidden: HiddenFieldValues
  isSignedIn: boolean
  view: {
    estimate?: EstimateView
    exemptions?: readonly CartExemption[]
    findings?: readonly CartFinding[]
    refusedVoucher?: RefusedVoucher | undefined
    /** Whether every default of the user is valid for this cart; undefined if not known. */
    express?: ExpressOffer | undefined
  }
  /** Upload of a CSV file. */
  upload?: ReactNode
}

/** Totals and actions of the cart. That of a quote is ordered as it is. */
export function CartAside(props: Props) {
  const { locale, cart, programmes, supportHref, hidden, isSignedIn, view, upload } = props
  const t = getTranslator(locale, 'cart')
  const block = checkoutBlock(cart, view.findings)
  const isOfQuote = cart.sapQuote !== undefined
  const isOver = isOfQuote && cart.sapQuote?.state !== 'BUYER_ACCEPTED'
  return (
    <Card tone="mist">
      <CartSums
        {...{ locale, cart, programmes }}
        exemptions={view.exemptions}
        changeHref={isSignedIn && !isOfQuote ? cartAccountPath(locale) : undefined}
      />
      {!isOver && <CheckoutActions {...{ locale, isSignedIn, hidden, block }} express={view.express} />}
      {!isOfQuote && (
        <VoucherForm locale={locale} cart={cart} refused={view.refusedVoucher} hidden={hidden} />
      )}
      <EstimateForm locale={locale} view={view.estimate ?? { state: 'none' }} />
      <div className="no-print mt-6 border-t border-line pt-5">
        <h2 className="text-xl">{t('checkout.title')}</h2>
        <div className="mt-4 flex flex-col gap-3">
          {!isOfQuote && <KeepActions {...{ locale, cart }} isFirst={block?.reason === 'onRequest'} />}
          <ButtonLink href={supportHref} variant="secondary">
            {getTranslator(locale, 'home')('help.contact')}
          </ButtonLink>
        </div>
        <div className="mt-3">{!isOfQuote && upload}</div>
        <p>
          <a href={cartCsvPath(locale)} download className="inline-block py-1">
            {t('csv.download')}
          </a>
        </p>
        <p>
          <PrintButton label={t('page.print')} />
        </p>
      </div>
      {isSignedIn && !isOfQuote && <ShareForm locale={locale} hidden={hidden} />}
    </Card>
  )
}

type KeepProps = Pick<Props, 'locale' | 'cart'> & { isFirst: boolean }

/** A quote of the cart, or the cart kept for later. `isFirst`: the quote is the way to order. */
function KeepActions({ locale, cart, isFirst }: KeepProps) {
  const t = getTranslator(locale, 'cart')
  return (
    <>
      {belowQuoteMinimum(locale, cart) !== undefined && (
        <p>{t('sums.quoteMinimum', { least: quoteMinimum(locale) })}</p>
      )}
      {/* These buttons submit the quantities along, so that no typed quantity is lost. */}
      <Button
        type="submit"
        form={CART_FORM_ID}
        name="intent"
        value="quote"
        variant={isFirst ? 'primary' : 'secondary'}
      >
        {t('page.quote')}
      </Button>
      <Button type="submit" form={CART_FORM_ID} name="intent" value="save" variant="secondary">
        {t('page.save')}
      </Button>
    </>
  )
}
