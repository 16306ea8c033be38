import { Button } from '@/components/ui/button'
import type { ExpressOffer } from '@/lib/checkout/express/express-offer'
import { getTranslator } from '@/lib/i18n/translator'
import { cartExpressActionPath } from '@/lib/site/order-paths'
import type { Locale } from '@/lib/site/sites'
import { CART_FORM_ID } from './cart-form-id'

type Props = {
  locale: Locale
  /** Undefined if it is not known whether the express checkout is possible. */
  offer: ExpressOffer | undefined
}

/**
 * The button that goes through the checkout with the user's defaults, to one page; or which of them is
 * missing, and the way to its step, with the other defaults. It submits the quantities along.
 */
export function ExpressCheckoutAction({ locale, offer }: Props) {
  if (offer === undefined) return null
  const t = getTranslator(locale, 'checkout')
  const { missing } = offer
  return (
    <div className="no-print mt-3 flex flex-col gap-2">
      {missing !== undefined && <p className="mt-2">{t(`express.missing.${missing}`)}</p>}
      <Button
        type="submit"
        form={CART_FORM_ID}
        formAction={cartExpressActionPath(locale)}
        name="intent"
        value="express"
        variant="secondary"
      >
        {missing === undefined
          ? t('express.submit')
          : t('express.open', { section: t(`steps.${missing}.short`) })}
      </Button>
    </div>
  )
}
