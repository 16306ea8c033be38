import { InstitutionOnly } from '@/components/checkout/institution-only'
import { institutionOnly } from '@/lib/checkout/shipping'
import { checkoutPage } from '../_step/checkout-page'
import { AddressList } from './_content/address-list'
import { loadShipping } from './_content/load-shipping'
import { NewAddress } from './_content/new-address'

const page = checkoutPage({
  step: 'shipping',
  load: loadShipping,
  render: (data, context) => (
    <>
      <InstitutionOnly locale={context.locale} items={institutionOnly(context.cart)} />
      {data.lists === undefined ? (
        <AddressList data={data} context={context} />
      ) : (
        <NewAddress data={{ ...data, lists: data.lists }} context={context} />
      )}
    </>
  ),
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page
