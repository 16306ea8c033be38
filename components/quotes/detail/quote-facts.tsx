import type { Quote } from '@/lib/contract/commerce/quote/quote'
import { quoteStep } from '@/lib/contract/commerce/quote/quote-states'
import { formatDate } from '@/lib/format/date'
import { getTranslator } from '@/lib/i18n/translator'
import { accountDetailPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; quote: Quote }

/** Who asked for a quote, when, for whom, and what they noted; of an ordered one, its order. */
export function QuoteFacts({ locale, quote }: Props) {
  const t = getTranslator(locale, 'quotes')
  const { sapOrderCode: order, description } = quote
  return (
    <>
      <dl className="mt-4 grid max-w-form gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
        {factsOf(locale, quote).map(({ term, text }) => (
          <div key={term} className="contents">
            <dt className="text-muted max-sm:mt-2">{term}</dt>
            <dd className="min-w-0 wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      {quoteStep(quote.state) !== 'draft' && description !== undefined && description !== '' && (
        <p className="mt-3 max-w-prose wrap-anywhere whitespace-pre-line">
          {t('note', { note: description })}
        </p>
      )}
      {order !== undefined && (
        <p className="mt-3">
          <a href={accountDetailPath(locale, 'orderHistory', order)} className="inline-block py-1">
            {t('order', { code: order })}
          </a>
        </p>
      )}
    </>
  )
}

function factsOf(locale: Locale, quote: Quote): readonly { term: string; text: string }[] {
  const t = getTranslator(locale, 'quotes')
  const support = getTranslator(locale, 'support')
  const { orgCustomer, organization, creationTime, reference, cc = [], state } = quote
  const number = organization?.customerAccountNumber
  const isDraft = quoteStep(state) === 'draft'
  return [
    { term: t('facts.by'), text: orgCustomer?.name },
    { term: support('assisted.term'), text: quote.assistedBySupport ? support('assisted.by') : undefined },
    { term: t('facts.on'), text: creationTime && formatDate(locale, creationTime) },
    {
      term: t('facts.for'),
      text:
        organization &&
        (number === undefined ? organization.name : t('facts.account', { name: organization.name, number })),
    },
    // A draft has both in its form.
    { term: t('draft.reference'), text: isDraft ? undefined : reference },
    { term: t('draft.cc'), text: isDraft ? undefined : cc.join(', ') },
  ].flatMap(({ term, text }) => (text === undefined || text === '' ? [] : [{ term, text }]))
}
