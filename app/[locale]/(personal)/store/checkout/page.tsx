import { leadToOpenStep } from '@/lib/checkout/guard.server'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { getTranslator } from '@/lib/i18n/translator'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { OutagePage } from '../../../_shell/outage-page'
import { pageMetadata } from '../../../_shell/page-metadata'

type Props = { params: Promise<{ locale: string }> }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props) {
  const locale = requireLocale((await params).locale)
  return pageMetadata(locale, getTranslator(locale, 'checkout')('title'))
}

/** The bare address of the checkout leads to the step that is open. */
export default async function CheckoutPage({ params }: Props) {
  const locale = requireLocale((await params).locale)
  const { problem } = await leadToOpenStep(locale)
  const retryHref = checkoutPath(locale)
  return <OutagePage {...{ locale, retryHref }} subject="step" requestId={problem?.requestId} />
}
