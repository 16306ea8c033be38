import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ChooseForCart } from '@/components/cart/choose/choose-for-cart'
import { linesAddress, readCartLines, typedLines } from '@/lib/cart/cart-lines'
import { loadChosen } from '@/lib/cart/load-chosen.server'
import { tidyLinesAddress, typedQuantities } from '@/lib/cart/typed-lines'
import type { AddressParameters } from '@/lib/catalogue/search/search-address'
import { supportHref } from '@/lib/content/site-links.server'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { getTranslator } from '@/lib/i18n/translator'
import { cartAddPath } from '@/lib/site/routes'

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<AddressParameters> }

export const dynamic = 'force-dynamic'

/** Whoever comes here with lines has typed something that could not be. */
export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale)
  const title = getTranslator(locale, 'cart')('choose.cartTitle')
  const hasErrors = typedQuantities(await searchParams).size > 0
  return {
    title: hasErrors ? getTranslator(locale, 'common')('errorTitlePrefix', { title }) : title,
    robots: { index: false },
  }
}

/** Lines that were sent without script and could not be added as they were typed. */
export default async function AddToCartPage({ params, searchParams }: Props) {
  const locale = requireLocale((await params).locale)
  const parameters = await searchParams
  const tidy = tidyLinesAddress(cartAddPath(locale), parameters)
  if (tidy !== undefined) redirect(tidy)
  const lines = readCartLines(parameters)
  const answer = await loadChosen(locale, lines)
  const address = linesAddress(cartAddPath(locale), lines.title, typedLines(lines))
  return (
    <ChooseForCart
      locale={locale}
      view={
        answer.ok
          ? { state: 'shown', chosen: answer.value }
          : { state: 'away', requestId: answer.error.requestId, retryHref: address }
      }
      submissionKey={randomUUID()}
      supportHref={supportHref(locale)}
      reason="wrong"
    />
  )
}
