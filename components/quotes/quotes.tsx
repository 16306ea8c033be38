import { NothingYet } from '@/components/catalogue/nothing-yet'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import type { QuoteSummary } from '@/lib/contract/commerce/quote/quote'
import { formatDate } from '@/lib/format/date'
import { formatPrice } from '@/lib/format/money'
import { getTranslator } from '@/lib/i18n/translator'
import { accountDetailPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'
import { type QuoteStep, quoteStep } from './quote-step'
import { quotesPageAddress } from './quotes-page'
import { untilText } from './until-text'

/** Quotes on one page, as commerce gives them unless asked for another number. */
const PAGE_SIZE = 20

type Props = { locale: Locale; quotes: readonly QuoteSummary[]; page: number; supportHref: string }

/** The quotes of whoever is signed in, with what happens next (pages.md §9). */
export function Quotes({ locale, quotes, page, supportHref }: Props) {
  const t = getTranslator(locale, 'quotes')
  if (quotes.length === 0 && page === 1)
    return <NothingYet locale={locale} title={t('empty.title')} text={t('empty.text')} />
  return (
    <>
      <p className="mt-3 max-w-prose text-lg">{t('intro')}</p>
      <ul className="mt-6 space-y-4">
        {quotes.map(quote => (
          <li key={quote.code}>
            <QuoteCard locale={locale} quote={quote} />
          </li>
        ))}
      </ul>
      <Paging locale={locale} page={page} isLast={quotes.length < PAGE_SIZE} />
      <p className="mt-8">
        <ButtonLink href={supportHref} variant="secondary">
          {getTranslator(locale, 'home')('help.contact')}
        </ButtonLink>
      </p>
    </>
  )
}

const TONES = {
  draft: 'neutral',
  review: 'warm',
  offer: 'accent',
  accepted: 'success',
  ordered: 'success',
  rejected: 'danger',
  cancelled: 'neutral',
  expired: 'neutral',
} as const satisfies Record<QuoteStep, string>

function QuoteCard({ locale, quote }: { locale: Locale; quote: QuoteSummary }) {
  const t = getTranslator(locale, 'quotes')
  const { code, name, state, totalItems, totalPrice, creationTime, updatedTime, expirationTime } = quote
  const step = quoteStep(state)
  const date = formatDate(locale, creationTime ?? updatedTime)
  const until = untilText(locale, step, expirationTime)
  return (
    <Card>
      <p>
        <Badge tone={TONES[step]}>{t(`steps.${step}.name`)}</Badge>
      </p>
      <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="min-w-0 text-xl wrap-anywhere">
          <a href={accountDetailPath(locale, 'quotes', code)}>{name}</a>
        </h2>
        {totalPrice !== undefined && (
          <p className="text-lg font-semibold">{formatPrice(locale, totalPrice)}</p>
        )}
      </div>
      <p className="mt-1 text-sm text-muted">
        {[
          t('number', { number: code }),
          t('size', { lines: totalItems }),
          ...(date === undefined ? [] : [t('asked', { date })]),
          ...(quote.organization === undefined ? [] : [t('for', { customer: quote.organization.name })]),
        ].join(' · ')}
      </p>
      <p className="mt-3 max-w-prose">{t(`steps.${step}.next`)}</p>
      {until !== undefined && <p className="mt-1 font-semibold">{until}</p>}
    </Card>
  )
}

function Paging({ locale, page, isLast }: { locale: Locale; page: number; isLast: boolean }) {
  const t = getTranslator(locale, 'quotes')
  if (page === 1 && isLast) return null
  return (
    <p className="no-print mt-6 flex flex-wrap gap-6">
      {page > 1 && (
        <a href={quotesPageAddress(locale, page - 1)} className="inline-block py-1">
          {t('newer')}
        </a>
      )}
      {!isLast && (
        <a href={quotesPageAddress(locale, page + 1)} className="inline-block py-1">
          {t('older')}
        </a>
      )}
    </p>
  )
}
