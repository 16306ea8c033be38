import { Button } from '@/components/ui/button'
import type { CheckoutBlock } from '@/lib/cart/gates/checkout-block'
import { getTranslator } from '@/lib/i18n/translator'
import { cartPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { CART_FORM_ID, CHANGES_ID } from './cart-form-id'

type Props = {
  locale: Locale
  isSignedIn: boolean
  /** Why the cart cannot be checked out; undefined if it can. */
  block: CheckoutBlock | undefined
}

/** The way to the checkout, or the reason why there is none now and what can be done about it. */
export function CheckoutAction({ locale, isSignedIn, block }: Props) {
  const t = getTranslator(locale, 'cart')
  if (block !== undefined) return <Blocked locale={locale} block={block} />
  return (
    <p className="no-print mt-5 flex flex-col">
      {/* Submits the quantities along, so that no typed quantity is lost. */}
      <Button type="submit" form={CART_FORM_ID} name="intent" value="checkout">
        {t(isSignedIn ? 'checkout.submit' : 'checkout.signIn')}
      </Button>
    </p>
  )
}

function Blocked({ locale, block }: { locale: Locale; block: CheckoutBlock }) {
  const t = getTranslator(locale, 'cart')
  return (
    <div className="no-print mt-5 border-l-4 border-caution pl-4">
      <p>
        {block.reason === 'unorderable'
          ? t('checkout.unorderable', { count: block.count })
          : t(`checkout.${block.reason}`)}
      </p>
      {block.reason === 'unorderable' && (
        <a href={`#${CHANGES_ID}`} className="inline-block py-1">
          {t('checkout.reasons')}
        </a>
      )}
      {block.reason === 'pending' && (
        <a href={cartPath(locale)} className="inline-block py-1">
          {getTranslator(locale, 'layout')('failure.retry')}
        </a>
      )}
    </div>
  )
}
