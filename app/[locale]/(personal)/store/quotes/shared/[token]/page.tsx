import type { Metadata } from 'next'
import { lineLabels } from '@/components/cart/lines/line-data'
import { Lines } from '@/components/cart/lines/lines'
import { cartGroups } from '@/components/cart/page/cart-lines'
import { SharedQuoteView } from '@/components/quotes/shared-quote'
import { fetchSharedQuote } from '@/lib/backends/commerce/quote-details.server'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { getTranslator } from '@/lib/i18n/translator'
import { setPageStatus } from '@/lib/request/request-context'
import { isOutage } from '@/lib/result/result'
import { sharedQuotePath } from '@/lib/site/quote-paths'
import { isCode } from '@/lib/validation/codes'
import { OutagePage } from '../../../../../_shell/outage-page'
import { pageMetadata } from '../../../../../_shell/page-metadata'

type Props = { params: Promise<{ locale: string; token: string }> }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale)
  const metadata = pageMetadata(locale, getTranslator(locale, 'quotes')('pdf.title'))
  // The address is a secret of those who have it.
  return { ...metadata, robots: { index: false, follow: false }, referrer: 'no-referrer' }
}

/** The read-only page of a quote, for everybody who has its link. */
export default async function SharedQuotePage({ params }: Props) {
  const { locale: text, token } = await params
  const locale = requireLocale(text)
  const [quote, { values: flags }] = await Promise.all([
    isCode(token) ? fetchSharedQuote({ locale }, token) : undefined,
    getFlags(locale, undefined),
  ])
  if (quote?.ok === false && isOutage(quote.error))
    return (
      <OutagePage
        locale={locale}
        subject="account"
        retryHref={sharedQuotePath(locale, token)}
        requestId={quote.error.requestId}
      />
    )
  if (quote?.ok !== true) {
    setPageStatus(404)
    return <SharedQuoteView locale={locale} quote={undefined} lines={null} />
  }
  const { entries } = quote.value
  const visitor = { isSignedIn: false, flags, typed: new Map<string, string>() }
  return (
    <SharedQuoteView
      locale={locale}
      quote={quote.value}
      lines={
        <Lines groups={cartGroups(locale, { entries }, visitor)} words={lineLabels(locale)} mode="fixed" />
      }
    />
  )
}
