import { NoPayment } from '@/components/checkout/no-payment'
import { PaymentForm } from '@/components/checkout/payment-form'
import { hiddenAccountPages } from '@/lib/backends/flags/hidden-account-pages'
import { accountMark } from '@/lib/checkout/account'
import { loadPayment } from '@/lib/checkout/load-payment.server'
import { PAYMENT_FIELDS } from '@/lib/checkout/payment'
import { getMessages } from '@/lib/i18n/messages'
import { newCardPath } from '@/lib/site/routes'
import { checkoutModel } from '../_step/checkout-model'
import { checkoutPage } from '../_step/checkout-page'
import { paymentDefaults, shownOffer } from './_content/shown-offers'

const page = checkoutPage({
  step: 'payment',
  load: ({ context, cart }) => loadPayment(context, cart),
  render: ({ offers, hasCards, flags }, context) => {
    const { locale, cart } = context
    const { checkout, paymentCards } = getMessages(locale)
    const mayAddCard = hasCards && !hiddenAccountPages(flags).includes('paymentCards')
    const addCard = mayAddCard ? { label: paymentCards.add, href: newCardPath(locale) } : undefined
    if (offers.length === 0) return <NoPayment locale={locale} addCard={addCard} />
    const { legend, number, numberHint, toFollow, toFollowHint, vat, vatHint } = checkout.payment
    return (
      <PaymentForm
        model={checkoutModel(context, {
          step: 'payment',
          fieldNames: Object.keys(PAYMENT_FIELDS),
          defaults: paymentDefaults(cart, offers),
          version: accountMark(cart),
        })}
        texts={{ legend, number, numberHint, toFollow, toFollowHint, vat, vatHint }}
        offers={offers.map(offer => shownOffer(locale, offer))}
        asksForVat={flags.vat}
        addCard={addCard}
      />
    )
  },
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
