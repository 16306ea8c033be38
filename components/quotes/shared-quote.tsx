import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { PrintButton } from '@/components/ui/print-button'
import type { SharedQuote } from '@/lib/contract/commerce/quote/quote-share'
import { formatDate } from '@/lib/format/date'
import { storeCrumbs } from '@/lib/i18n/crumbs'
import { getTranslator } from '@/lib/i18n/translator'
import { quoteStatus } from '@/lib/quotes/quote-texts'
import type { Locale } from '@/lib/site/sites'
import { QuoteSums } from './detail/quote-sums'
import { QUOTE_TONES } from './quote-tones'

type Props = { locale: Locale; quote: SharedQuote | undefined; lines: ReactNode }

/** A quote as everybody with its link sees it; `quote` is absent if the link has ended. */
export function SharedQuoteView({ locale, quote, lines }: Props) {
  const t = getTranslator(locale, 'quotes')
  const title = quote === undefined ? t('share.gone') : t('share.pageTitle', { number: quote.code })
  return (
    <div className="column py-8 lg:py-12">
      <Breadcrumbs
        label={getTranslator(locale, 'layout')('breadcrumbs')}
        crumbs={[...storeCrumbs(locale), { label: title }]}
      />
      <h1 className="mt-4">{title}</h1>
      {quote === undefined ? (
        <p className="mt-3 max-w-prose text-lg">{t('share.goneText')}</p>
      ) : (
        <Copy {...{ locale, quote, lines }} />
      )}
    </div>
  )
}

function Copy({ locale, quote, lines }: Props & { quote: SharedQuote }) {
  const t = getTranslator(locale, 'quotes')
  const { step, name, until } = quoteStatus(locale, quote, Date.now())
  const { requesterName, organizationName: organization } = quote
  const shared = { name: requesterName, date: formatDate(locale, quote.expiresAt) ?? quote.expiresAt }
  return (
    <>
      <p className="mt-3 max-w-prose text-lg">
        {organization === undefined
          ? t('share.pageText', shared)
          : t('share.pageTextFor', { ...shared, account: organization })}
      </p>
      <p className="mt-3 flex flex-wrap items-center gap-3">
        <Badge tone={QUOTE_TONES[step]}>{name}</Badge>
        <span className="wrap-anywhere">{quote.name}</span>
      </p>
      {until !== undefined && <p className="mt-1 font-semibold">{until}</p>}
      <div className="mt-8">{lines}</div>
      <QuoteSums locale={locale} quote={quote} />
      <p className="no-print mt-6">
        <PrintButton label={getTranslator(locale, 'cart')('page.print')} />
      </p>
    </>
  )
}
