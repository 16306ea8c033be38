import { TextInput } from '@/components/form/fields/text-input'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { formatDate } from '@/lib/format/date'
import { fieldWords } from '@/lib/i18n/field-words'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import { getTranslator } from '@/lib/i18n/translator'
import { dayOf } from '@/lib/quotes/day'
import { QUOTE_FIELDS } from '@/lib/quotes/quote-fields'
import { quoteFormPath } from '@/lib/site/quote-paths'
import { QuoteHidden } from './quote-hidden'
import type { QuoteShare, QuoteView } from './quote-view'

type Props = Pick<
  QuoteView,
  'locale' | 'quote' | 'hidden' | 'typed' | 'errors' | 'shares' | 'newLink' | 'now'
>

const HEADING_ID = 'quote-share'
const LINK_ID = 'quote-share-link'

/** For how many days a link is valid unless the user says otherwise. */
const USUAL_DAYS = 30
const DAY_MS = 86_400_000

/** Links that show a quote to others: the new one, those that are valid, and a form for another. */
export function ShareSection(props: Props) {
  const { locale, quote, hidden, typed, errors, shares, newLink, now } = props
  if (shares === undefined) return null
  const t = getTranslator(locale, 'quotes')
  const error = errors.at(QUOTE_FIELDS.linkDay)
  return (
    <section aria-labelledby={HEADING_ID} className="no-print mt-10 max-w-prose">
      <h2 id={HEADING_ID} className="text-xl">
        {t('share.title')}
      </h2>
      <p className="mt-2">{t('share.text')}</p>
      {newLink !== undefined && <NewLink {...props} newLink={newLink} />}
      <ul className="mt-3 space-y-1">
        {shares.map(share => (
          <li key={share.id}>
            <Withdraw {...props} share={share} />
          </li>
        ))}
      </ul>
      <form
        method="post"
        action={quoteFormPath(locale, 'shares')}
        className="mt-3 space-y-3"
        noValidate
        data-storable
      >
        <QuoteHidden {...{ hidden, quote }} />
        <TextInput
          name={QUOTE_FIELDS.linkDay}
          type="date"
          label={t('share.day')}
          words={fieldWords(locale)}
          error={error}
          defaultValue={typed[QUOTE_FIELDS.linkDay] ?? dayOf(now + USUAL_DAYS * DAY_MS)}
        />
        <Button type="submit" variant="secondary">
          {t('share.create')}
        </Button>
      </form>
    </section>
  )
}

type NewLinkProps = Pick<Props, 'locale' | 'quote'> & { newLink: NonNullable<Props['newLink']> }

function NewLink({ locale, quote, newLink: { link, message } }: NewLinkProps) {
  const cart = getTranslator(locale, 'cart')
  const subject = getTranslator(locale, 'quotes')('share.pageTitle', { number: quote.code })
  const mail = new URLSearchParams({ subject, body: link })
  return (
    <div className="mt-4">
      <Banner
        tone="success"
        toneLabel={getTranslator(locale, 'layout')('tones.success')}
        title={message}
        announce="none"
      >
        <label htmlFor={LINK_ID} className="mt-2 block font-semibold">
          {cart('share.link')}
        </label>
        <input id={LINK_ID} type="text" readOnly value={link} className="control mt-1" />
        <p className="mt-1">
          <a href={`mailto:?${mail.toString().replaceAll('+', '%20')}`} className="inline-block py-1">
            {cart('share.mail')}
          </a>
        </p>
      </Banner>
    </div>
  )
}

function Withdraw({ locale, quote, hidden, share: { id, expiresAt } }: Props & { share: QuoteShare }) {
  const t = getTranslator(locale, 'quotes')
  const date = formatDate(locale, expiresAt) ?? expiresAt
  return (
    <form
      method="post"
      action={quoteFormPath(locale, 'shares')}
      className="flex flex-wrap items-center gap-x-4"
    >
      <QuoteHidden {...{ hidden, quote }} />
      <span>{t('share.until', { date })}</span>
      <Button
        type="submit"
        name={QUOTE_FIELDS.share}
        value={id}
        variant="quiet"
        aria-label={fill(getMessages(locale).quotes.share.withdrawNamed, { date })}
      >
        {t('share.withdraw')}
      </Button>
    </form>
  )
}
