import type { Metadata } from 'next'
import { refusalErrors } from '@/components/cart/choose/choose-data'
import { SavedCartDetail } from '@/components/cart/details/saved-cart-detail'
import { SavedCartErrors } from '@/components/cart/details/saved-cart-errors'
import { deleteAddress } from '@/components/saved-carts/delete-address'
import { readCartLines } from '@/lib/cart/cart-lines'
import { typedQuantities } from '@/lib/cart/typed-lines'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { getTranslator } from '@/lib/i18n/translator'
import { rejectedFormOfPage } from '@/lib/session/rejected-form-of-page.server'
import type { AddressParameters } from '@/lib/site/address-parameters'
import { DetailPage } from '../../_detail/detail-page'
import { loadSavedCart } from '../../_detail/load-saved-cart'
import { savedCartAddress } from '../../_detail/saved-cart-address'

type Params = { locale: string; code: string }
type Props = { params: Promise<Params>; searchParams: Promise<AddressParameters> }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale)
  const parameters = await searchParams
  const title = getTranslator(locale, 'coming')('pages.savedCarts.title')
  const { fieldErrors = [] } = (await rejectedFormOfPage(parameters))?.errors ?? {}
  const hasErrors = fieldErrors.length + readCartLines(parameters).faults.length > 0
  return {
    title: hasErrors ? getTranslator(locale, 'common')('errorTitlePrefix', { title }) : title,
    robots: { index: false },
  }
}

export default async function SavedCartPage({ params, searchParams }: Props) {
  const { code, ...asked } = await params
  const locale = requireLocale(asked.locale)
  const parameters = await searchParams
  const rejected = await rejectedFormOfPage(parameters)
  const errors = refusalErrors(locale, rejected)
  const typed = typedQuantities(parameters)
  return (
    <DetailPage
      {...{ locale, code }}
      page="savedCarts"
      address={savedCartAddress(locale, code, parameters)}
      load={context => loadSavedCart(context, code, parameters)}
      nameOf={({ cart: { name = code } }) => name}
      before={({ cart }) => <SavedCartErrors {...{ locale, cart, typed, errors }} />}
      draw={({ cart, report, held }, { flags, hidden }) => (
        <SavedCartDetail
          {...{ locale, cart, flags, report, held, typed, errors }}
          deleteHref={deleteAddress(locale, code)}
          hidden={hidden}
          values={{ name: cart.name ?? '', description: cart.description ?? '', ...rejected?.fields }}
        />
      )}
    />
  )
}
