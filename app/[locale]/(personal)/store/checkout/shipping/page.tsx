import { InstitutionOnly } from '@/components/checkout/institution-only'
import { institutionOnly } from '@/lib/checkout/shipping'
import { checkoutPage } from '../_step/checkout-page'
import { AddressList } from './_content/address-list'
import { loadShipping } from './_content/load-shipping'
import { NewShippingAddress } from './_content/new-shipping-address'

const page = checkoutPage({
  step: 'shipping',
  load: loadShipping,
  render: (data, context) => (
    <>
      <InstitutionOnly locale={context.locale} items={institutionOnly(context.cart)} />
      {data.form === undefined ? (
        <AddressList data={data} context={context} />
      ) : (
        <NewShippingAddress data={{ ...data, form: data.form }} context={context} />
      )}
    </>
  ),
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
