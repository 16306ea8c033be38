import type { Quote } from '@/lib/contract/commerce/quote/quote'
import { getTranslator } from '@/lib/i18n/translator'
import { quoteAttachmentPath } from '@/lib/site/quote-paths'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; quote: Pick<Quote, 'code' | 'sapAttachments'> }

const HEADING_ID = 'quote-files'

/** The files that the seller has added to a quote. */
export function QuoteFiles({ locale, quote: { code, sapAttachments = [] } }: Props) {
  if (sapAttachments.length === 0) return null
  return (
    <section aria-labelledby={HEADING_ID} className="no-print mt-10">
      <h2 id={HEADING_ID} className="text-xl">
        {getTranslator(locale, 'quotes')('files.title')}
      </h2>
      <ul className="mt-2">
        {sapAttachments.map(({ id, filename }) => (
          <li key={id} className="wrap-anywhere">
            <a href={quoteAttachmentPath(locale, code, id)} download className="inline-block py-1">
              {filename}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
