import { EmptyState } from '@/components/page/empty-state'
import { Pagination } from '@/components/page/pagination'
import type { StaticEntry } from '@/components/page/static-result-entries'
import { StaticResultList } from '@/components/page/static-result-list'
import type { QuoteSummary } from '@/lib/contract/commerce/quote/quote'
import { formatDate } from '@/lib/format/date'
import { formatPrice } from '@/lib/format/money'
import { getTranslator } from '@/lib/i18n/translator'
import type { QuotesData } from '@/lib/quotes/load-quotes.server'
import { quoteStatus } from '@/lib/quotes/quote-texts'
import { type AskedQuotes, quotesAddress } from '@/lib/quotes/quotes-address'
import { accountDetailPath, accountPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'
import { QuoteFilters } from './quote-filters'
import { QUOTE_TONES } from './quote-tones'

type Props = {
  locale: Locale
  data: QuotesData
  asked: AskedQuotes
  /** Epoch milliseconds. */
  now: number
}

/** Quotes of the user, and of their organizations where that is asked for, with the next step of each. */
export function QuoteList({ locale, data: { list, hasOrganizations }, asked, now }: Props) {
  const t = getTranslator(locale, 'quotes')
  const { quotes, pagination } = list
  const { totalResults: count, totalPages: pages } = pagination
  const isAll = asked.search === undefined && Object.keys(asked.filters).length === 0
  if (count === 0 && isAll && !hasOrganizations)
    return <EmptyState locale={locale} title={t('empty.title')} text={t('empty.text')} />
  return (
    <>
      <QuoteFilters {...{ locale, asked, hasOrganizations }} />
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-1" role="status">
        <span>{count === 0 ? t(isAll ? 'empty.title' : 'none') : t('found', { count })}</span>
        {!isAll && <a href={accountPath(locale, 'quotes')}>{t('showAll')}</a>}
      </p>
      {count === 0 && isAll && <p className="mt-2 max-w-prose">{t('empty.text')}</p>}
      <StaticResultList entries={quotes.map(quote => entryOf(locale, quote, now))} />
      <Pagination
        {...{ locale, pages }}
        label={t('pages')}
        page={asked.page}
        hrefOf={page => quotesAddress.build(locale, { ...asked, page })}
      />
    </>
  )
}

function entryOf(locale: Locale, quote: QuoteSummary, now: number): StaticEntry {
  const { code, name, totalPrice } = quote
  const { step, name: label, next, until } = quoteStatus(locale, quote, now)
  return {
    key: code,
    name,
    href: accountDetailPath(locale, 'quotes', code),
    status: { label, tone: QUOTE_TONES[step] },
    amount: totalPrice && formatPrice(locale, totalPrice),
    facts: factsOf(locale, quote),
    texts: [next, ...(until === undefined ? [] : [until])],
  }
}

function factsOf(locale: Locale, quote: QuoteSummary): readonly string[] {
  const t = getTranslator(locale, 'quotes')
  const { code, totalItems, creationTime, updatedTime, orgCustomer, organization } = quote
  const [asked, changed] = [creationTime, updatedTime].map(time => time && formatDate(locale, time))
  return [
    t('number', { number: code }),
    t('size', { lines: totalItems }),
    ...(asked === undefined ? [] : [t('asked', { date: asked })]),
    ...(changed === undefined || changed === asked ? [] : [t('updated', { date: changed })]),
    ...(orgCustomer === undefined ? [] : [t('by', { name: orgCustomer.name })]),
    ...(organization === undefined ? [] : [t('for', { customer: organization.name })]),
  ]
}
