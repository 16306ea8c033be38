import { Select } from '@/components/form/fields/select'
import { TextArea } from '@/components/form/fields/text-area'
import { Button } from '@/components/ui/button'
import type { Comment } from '@/lib/contract/commerce/comment'
import { formatDate } from '@/lib/format/date'
import { FACT_SEPARATOR } from '@/lib/format/join-facts'
import { fieldWords } from '@/lib/i18n/field-words'
import { getTranslator } from '@/lib/i18n/translator'
import { QUOTE_FIELDS } from '@/lib/quotes/quote-fields'
import { quoteFormPath } from '@/lib/site/quote-paths'
import type { Locale } from '@/lib/site/sites'
import { QuoteHidden } from './quote-hidden'
import type { QuoteView } from './quote-view'

type Props = Pick<QuoteView, 'locale' | 'quote' | 'hidden' | 'typed' | 'errors' | 'shares'>

const HEADING_ID = 'quote-messages'

/** The messages between buyer and seller about a quote and its lines, the oldest first, and a new one. */
export function QuoteThread(props: Props) {
  const { locale, quote, shares } = props
  const t = getTranslator(locale, 'quotes')
  const messages = [
    ...(quote.comments ?? []).map(comment => ({ comment, item: undefined })),
    ...(quote.entries ?? []).flatMap(({ product, comments = [] }) =>
      comments.map(comment => ({ comment, item: product.name })),
    ),
  ].toSorted((one, other) => Date.parse(one.comment.creationDate) - Date.parse(other.comment.creationDate))
  return (
    <section aria-labelledby={HEADING_ID} className="mt-10 max-w-prose">
      <h2 id={HEADING_ID} className="text-xl">
        {t('thread.title')}
      </h2>
      {messages.length === 0 ? (
        <p className="mt-2 text-muted">{t('thread.empty')}</p>
      ) : (
        <ul className="mt-3 space-y-4">
          {messages.map(({ comment, item }) => (
            <li key={`${comment.creationDate} ${item ?? ''} ${comment.text}`}>
              <Message {...{ locale, comment, item }} />
            </li>
          ))}
        </ul>
      )}
      {shares !== undefined && <NewMessage {...props} />}
    </section>
  )
}

type MessageProps = { locale: Locale; comment: Comment; item: string | undefined }

function Message({ locale, comment: { author, creationDate, fromCustomer, text }, item }: MessageProps) {
  const t = getTranslator(locale, 'quotes')
  const date = formatDate(locale, creationDate) ?? creationDate
  return (
    <article className={`border-l-4 pl-4 ${fromCustomer ? 'border-line' : 'border-accent'}`}>
      <p className="text-sm text-muted">
        {t('thread.on', { author: author.name || t(fromCustomer ? 'thread.you' : 'thread.support'), date })}
        {item !== undefined && `${FACT_SEPARATOR}${t('thread.aboutLine', { item })}`}
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
    </article>
  )
}

function NewMessage({ locale, quote, hidden, typed, errors }: Props) {
  const t = getTranslator(locale, 'quotes')
  const words = fieldWords(locale)
  const { text, entry } = QUOTE_FIELDS
  const lines = (quote.entries ?? []).map(({ entryNumber, product }) => ({
    value: String(entryNumber),
    label: product.name,
  }))
  return (
    <form
      method="post"
      action={quoteFormPath(locale, 'comments')}
      className="no-print mt-6 space-y-4"
      noValidate
      data-storable
      data-shown-again={typed[text] ? '' : undefined}
    >
      <QuoteHidden {...{ hidden, quote }} />
      <TextArea
        name={text}
        label={t('thread.text')}
        words={words}
        error={errors.at(text)}
        defaultValue={typed[text] ?? ''}
        rows={3}
      />
      <Select
        name={entry}
        label={t('thread.about')}
        words={words}
        defaultValue={typed[entry] ?? ''}
        options={[{ value: '', label: t('thread.whole') }, ...lines]}
      />
      <Button type="submit" variant="secondary">
        {t('thread.send')}
      </Button>
    </form>
  )
}
