import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { linesAddress, readCartLines, typedLines } from '@/lib/cart/cart-lines'
import { canonicalLinesAddress, typedQuantities } from '@/lib/cart/typed-lines'
import { submissionKeyIn } from '@/lib/forms/submission-key'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { getTranslator } from '@/lib/i18n/translator'
import type { AddressParameters } from '@/lib/site/address-parameters'
import { cartAddPath } from '@/lib/site/routes'
import { pageMetadata } from '../../../../_shell/page-metadata'
import { ChoiceForCart } from '../../_page/choice-for-cart'

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<AddressParameters> }

export const dynamic = 'force-dynamic'

/** Marks the title as one with errors if the request contains lines, which could not be added as typed. */
export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale)
  const title = getTranslator(locale, 'cart')('choose.cartTitle')
  const hasErrors = typedQuantities(await searchParams).size > 0
  return pageMetadata(locale, title, hasErrors)
}

/** Lines that were submitted without script: they could not be added as typed, or the outcome is unknown. */
export default async function AddToCartPage({ params, searchParams }: Props) {
  const locale = requireLocale((await params).locale)
  const parameters = await searchParams
  const canonical = canonicalLinesAddress(cartAddPath(locale), parameters)
  if (canonical !== undefined) redirect(canonical)
  const lines = readCartLines(parameters)
  const submissionKey = submissionKeyIn(parameters)
  return (
    <ChoiceForCart
      locale={locale}
      lines={lines}
      address={linesAddress(cartAddPath(locale), lines.title, typedLines(lines))}
      reason={submissionKey === undefined ? 'wrong' : 'again'}
      submissionKey={submissionKey}
    />
  )
}
