import { DeliveryForm } from '@/components/checkout/delivery-form'
import { listDeliveryModes } from '@/lib/backends/commerce/checkout.server'
import { accountMark } from '@/lib/checkout/account'
import { DELIVERY_FIELDS, INVENTORY_CHOICES } from '@/lib/checkout/delivery'
import { deliveryOptions } from '@/lib/checkout/delivery-options'
import { knownInventoryAccount } from '@/lib/checkout/inventory.server'
import { isShipped } from '@/lib/checkout/progress'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import { ok } from '@/lib/result/result'
import { checkoutModel } from '../_step/checkout-model'
import { checkoutPage } from '../_step/checkout-page'
import { deliveryDefaults } from './_content/delivery-defaults'

const page = checkoutPage({
  step: 'delivery',
  load: async ({ context, cart }) => {
    const [modes, known] = await Promise.all([
      isShipped(cart) ? listDeliveryModes(context) : ok(undefined),
      cart.inventoryAccountRequired === true ? knownInventoryAccount(context, cart) : ok(undefined),
    ])
    if (!modes.ok) return modes
    return known.ok ? ok({ modes: modes.value, known: known.value }) : known
  },
  render: ({ modes, known }, context) => {
    const { locale, cart } = context
    const texts = getMessages(locale).checkout.delivery
    const choices = INVENTORY_CHOICES.filter(choice => choice !== 'known' || known !== undefined)
    return (
      <DeliveryForm
        model={checkoutModel(context, {
          step: 'delivery',
          fieldNames: Object.keys(DELIVERY_FIELDS),
          defaults: deliveryDefaults(cart, known),
          version: accountMark(cart),
        })}
        texts={texts}
        modes={modes && deliveryOptions(locale, modes)}
        inventory={
          cart.inventoryAccountRequired === true
            ? choices.map(value => ({
                value,
                label: fill(texts.inventories[value], { number: known ?? '' }),
              }))
            : undefined
        }
      />
    )
  },
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
