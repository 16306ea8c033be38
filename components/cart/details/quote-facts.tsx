import type { Quote } from '@/lib/contract/commerce/quote/quote'
import { formatDate } from '@/lib/format/date'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; quote: Quote }

/** Requester, date and organization of a quote. */
export function QuoteFacts({ locale, quote: { orgCustomer, organization, creationTime } }: Props) {
  const t = getTranslator(locale, 'quotes')
  const date = creationTime === undefined ? undefined : formatDate(locale, creationTime)
  const number = organization?.customerAccountNumber
  const facts = [
    { term: t('facts.by'), text: orgCustomer?.name },
    { term: t('facts.on'), text: date },
    {
      term: t('facts.for'),
      text:
        organization &&
        (number === undefined ? organization.name : t('facts.account', { name: organization.name, number })),
    },
  ].flatMap(({ term, text }) => (text === undefined ? [] : [{ term, text }]))
  if (facts.length === 0) return null
  return (
    <dl className="mt-4 grid max-w-form gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
      {facts.map(({ term, text }) => (
        <div key={term} className="contents">
          <dt className="text-muted max-sm:mt-2">{term}</dt>
          <dd className="min-w-0 wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
