import type { Metadata } from 'next'
import { CartScreen } from '@/components/cart/page/cart-screen'
import { supportHref } from '@/lib/backends/content/site-links.server'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import { readCartLines } from '@/lib/cart/cart-lines'
import { pageShopper } from '@/lib/cart/shopper.server'
import { typedQuantities } from '@/lib/cart/typed-lines'
import { newHiddenFields } from '@/lib/forms/new-hidden-fields.server'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { getTranslator } from '@/lib/i18n/translator'
import { setPageStatus } from '@/lib/request/request-context'
import type { AddressParameters } from '@/lib/site/address-parameters'
import { pageMetadata } from '../../../_shell/page-metadata'
import { loadCartView } from './_view/load-cart-view'

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<AddressParameters> }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale)
  const title = getTranslator(locale, 'cart')('title')
  const hasErrors = readCartLines(await searchParams).faults.length > 0
  return pageMetadata(locale, title, hasErrors)
}

/** The cart of whoever looks; looking makes none. */
export default async function CartPage({ params, searchParams }: Props) {
  const locale = requireLocale((await params).locale)
  const parameters = await searchParams
  const shopper = await pageShopper(locale)
  const { customer } = shopper
  const userId = customer.kind === 'signedIn' ? customer.context.user.id : undefined
  const [view, { values: flags }, hidden] = await Promise.all([
    loadCartView(shopper, parameters),
    getFlags(locale, userId),
    newHiddenFields(userId),
  ])
  if (view.state === 'away') setPageStatus(503)
  return (
    <CartScreen
      locale={locale}
      view={view}
      visitor={{ isSignedIn: customer.kind !== 'anonymous', flags, typed: typedQuantities(parameters) }}
      hidden={hidden}
      supportHref={supportHref(locale)}
    />
  )
}
