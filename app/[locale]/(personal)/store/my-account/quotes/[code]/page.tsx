import type { Metadata } from 'next'
import { QuoteDetail } from '@/components/cart/details/quote-detail'
import { quoteStep } from '@/components/quotes/quote-step'
import { untilText } from '@/components/quotes/until-text'
import { fetchQuote } from '@/lib/backends/commerce/quotes.server'
import type { Quote } from '@/lib/contract/commerce/quote/quote'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { DetailPage } from '../../_detail/detail-page'

type Props = { params: Promise<{ locale: string; code: string }> }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, code } = await params
  const title = getTranslator(requireLocale(locale), 'quotes')('number', { number: code })
  return { title, robots: { index: false } }
}

function stepOf(locale: Locale, { state, expirationTime }: Quote) {
  const t = getTranslator(locale, 'quotes')
  const step = quoteStep(state)
  return {
    name: t(`steps.${step}.name`),
    next: t(`steps.${step}.next`),
    until: untilText(locale, step, expirationTime),
  }
}

export default async function QuotePage({ params }: Props) {
  const { locale: asked, code } = await params
  const locale = requireLocale(asked)
  return (
    <DetailPage
      {...{ locale, code }}
      page="quotes"
      load={context => fetchQuote(context, code)}
      nameOf={({ name }) => name}
      draw={(quote, { flags, hidden }) => (
        <QuoteDetail {...{ locale, quote, flags }} step={stepOf(locale, quote)} hidden={hidden} />
      )}
    />
  )
}
