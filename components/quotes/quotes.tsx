import { EmptyState } from '@/components/page/empty-state'
import { Pagination } from '@/components/page/pagination'
import { ResultList } from '@/components/page/result-list'
import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button'
import type { QuoteSummary } from '@/lib/contract/commerce/quote/quote'
import { type QuoteStep, quoteStep } from '@/lib/contract/commerce/quote/quote-states'
import { formatDate } from '@/lib/format/date'
import { formatPrice } from '@/lib/format/money'
import { getTranslator } from '@/lib/i18n/translator'
import { accountDetailPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'
import { quotesAddress } from './quotes-address'
import { untilText } from './until-text'

type Props = {
  locale: Locale
  quotes: readonly QuoteSummary[]
  page: number
  hasNext: boolean
  supportHref: string
}

/** Quotes of the signed-in user, with the next step of each. */
export function Quotes({ locale, quotes, page, hasNext, supportHref }: Props) {
  const t = getTranslator(locale, 'quotes')
  if (quotes.length === 0 && page === 1)
    return <EmptyState locale={locale} title={t('empty.title')} text={t('empty.text')} />
  return (
    <>
      <p className="mt-3 max-w-prose text-lg">{t('intro')}</p>
      <ResultList entries={quotes.map(quote => entryOf(locale, quote))} />
      <Pagination
        {...{ locale, page, hasNext }}
        names={{ previous: t('newer'), next: t('older') }}
        hrefOf={number => quotesAddress.build(locale, { page: number, filters: {} })}
      />
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

function entryOf(locale: Locale, quote: QuoteSummary) {
  const t = getTranslator(locale, 'quotes')
  const { code, name, state, totalItems, totalPrice, creationTime, updatedTime, expirationTime } = quote
  const step = quoteStep(state)
  const date = formatDate(locale, creationTime ?? updatedTime)
  const until = untilText(locale, step, expirationTime)
  return {
    key: code,
    name,
    href: accountDetailPath(locale, 'quotes', code),
    status: <Badge tone={TONES[step]}>{t(`steps.${step}.name`)}</Badge>,
    amount: totalPrice && formatPrice(locale, totalPrice),
    facts: [
      t('number', { number: code }),
      t('size', { lines: totalItems }),
      ...(date === undefined ? [] : [t('asked', { date })]),
      ...(quote.organization === undefined ? [] : [t('for', { customer: quote.organization.name })]),
    ],
    more: (
      <>
        <p className="mt-3 max-w-prose">{t(`steps.${step}.next`)}</p>
        {until !== undefined && <p className="mt-1 font-semibold">{until}</p>}
      </>
    ),
  }
}
