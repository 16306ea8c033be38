import { DeliveryForm } from '@/components/checkout/delivery-form'
import { accountMark } from '@/lib/checkout/account'
import { DELIVERY_FIELDS } from '@/lib/checkout/delivery'
import { deliveryDefaults } from '@/lib/checkout/delivery-defaults'
import { deliveryOptions } from '@/lib/checkout/delivery-options'
import { loadDelivery } from '@/lib/checkout/load-delivery.server'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import { ok } from '@/lib/result/result'
import { ownEmail } from '@/lib/session/session.server'
import { checkoutModel } from '../_step/checkout-model'
import { checkoutPage } from '../_step/checkout-page'

const page = checkoutPage({
  step: 'delivery',
  load: async ({ context, cart }) => {
    const [loaded, email] = await Promise.all([loadDelivery(context, cart), ownEmail()])
    return loaded.ok ? ok({ ...loaded.value, email }) : loaded
  },
  render: ({ modes, inventory, known, email }, context) => {
    const { locale, cart } = context
    const texts = getMessages(locale).checkout.delivery
    const activation = email === undefined ? [] : [fill(texts.activation, { email })]
    return (
      <DeliveryForm
        model={checkoutModel(context, {
          step: 'delivery',
          fieldNames: Object.keys(DELIVERY_FIELDS),
          defaults: deliveryDefaults(cart, known),
          version: accountMark(cart),
        })}
        texts={{ ...texts, inventoryHint: [texts.inventoryHint, ...activation].join(' ') }}
        modes={modes && deliveryOptions(locale, modes)}
        inventory={inventory?.map(value => ({
          value,
          label: fill(texts.inventories[value], { number: known ?? '' }),
        }))}
      />
    )
  },
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
