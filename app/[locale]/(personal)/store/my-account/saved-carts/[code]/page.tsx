import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { refusalErrors } from '@/components/cart/choose/choose-data'
import { SavedCartDetail } from '@/components/cart/details/saved-cart-detail'
import { deleteAddress } from '@/components/saved-carts/delete-address'
import { openRefusal, REFUSED } from '@/lib/cart/refusal.server'
import { type AddressParameters, firstOf } from '@/lib/catalogue/search/search-address'
import { fetchSavedCart } from '@/lib/commerce/saved-carts.server'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { getTranslator } from '@/lib/i18n/translator'
import { DetailPage } from '../../_detail/detail-page'

type Props = {
  params: Promise<{ locale: string; code: string }>
  searchParams: Promise<AddressParameters>
}

export const dynamic = 'force-dynamic'

const refusalIn = async (parameters: Props['searchParams']) => openRefusal(firstOf(await parameters, REFUSED))

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale)
  const title = getTranslator(locale, 'coming')('pages.savedCarts.title')
  const hasErrors = ((await refusalIn(searchParams))?.errors.fieldErrors.length ?? 0) > 0
  return {
    title: hasErrors ? getTranslator(locale, 'common')('errorTitlePrefix', { title }) : title,
    robots: { index: false },
  }
}

export default async function SavedCartPage({ params, searchParams }: Props) {
  const { locale: asked, code } = await params
  const locale = requireLocale(asked)
  const refusal = await refusalIn(searchParams)
  return (
    <DetailPage
      {...{ locale, code }}
      page="savedCarts"
      load={context => fetchSavedCart(context, code)}
      nameOf={({ name = code }) => name}
      draw={(cart, flags) => (
        <SavedCartDetail
          {...{ locale, cart, flags }}
          deleteHref={deleteAddress(locale, code)}
          submissionKey={randomUUID()}
          values={{ name: cart.name ?? '', description: cart.description ?? '', ...refusal?.fields }}
          errors={refusalErrors(locale, refusal)}
        />
      )}
    />
  )
}
