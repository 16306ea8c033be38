'use client'

import {
  type ChangeEvent,
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useEffect,
  useState,
} from 'react'
import { type CaptchaSite, CaptchaWidget } from '@/components/form/captcha-widget'
import { ErrorSummary } from '@/components/form/errors/error-summary'
import { withErrorTitle, withoutErrorTitle } from '@/components/form/errors/error-title'
import { Checkbox } from '@/components/form/fields/checkbox'
import type { FieldLabels } from '@/components/form/fields/field-props'
import { HiddenFields } from '@/components/form/fields/hidden-fields'
import { Button } from '@/components/ui/button'
import { CAPTCHA_TOKEN } from '@/lib/captcha/captcha-field'
import { SHOWN_ON, type ShownOn } from '@/lib/checkout/shown-on'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import type { Consent, SentConsents } from '@/lib/orders/placing/consents'

type Needed = Consent | typeof CAPTCHA_TOKEN

type Props = {
  action: string
  hidden: HiddenFieldValues
  /** Id of what the review shows. */
  reviewed: string
  /** The page that the form stands on, if it is not the review. */
  shownOn?: ShownOn
  /** Number of the quote that is ordered. */
  quote?: string | undefined
  words: FieldLabels
  texts: {
    title: string
    submit: string
    progress: string
    summaryTitle: string
    /** Title of a page with errors, `Error: {title}`. */
    errorTitle: string
    marketing: string
    /** What is to be paid; undefined where commerce has not stated it. */
    total: string | undefined
    errors: Readonly<Record<Needed, string>>
    captcha: ComponentProps<typeof CaptchaWidget>['texts']
  }
  /** Label with a link to the terms of sale. */
  terms: ReactNode
  /** The statement about the qualified user, where the order needs one. */
  statement?: string | undefined
  /** Present where a captcha is asked for. */
  captcha?: CaptchaSite | undefined
  /** What the form was sent with, if it was sent without a consent. */
  consents?: SentConsents | undefined
}

const HEADING_ID = 'place-order'

/** What of the form is missing, and whether it was sent. */
function usePlacing({ consents, statement, texts }: Pick<Props, 'consents' | 'statement' | 'texts'>) {
  const [missing, setMissing] = useState<readonly Needed[]>(consents?.missing ?? [])
  // The summary stays as it was read; an error beside a box goes as soon as the box is ticked.
  const [wrong, setWrong] = useState(missing)
  const [attempt, setAttempt] = useState(0)
  const [isSent, setIsSent] = useState(false)

  // A page that the browser restores can send its form again; the server makes that harmless.
  useEffect(() => {
    const reset = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setIsSent(false)
    }
    window.addEventListener('pageshow', reset)
    return () => window.removeEventListener('pageshow', reset)
  }, [])

  const show = (needed: readonly Needed[]) => {
    const mark = needed.length > 0 ? withErrorTitle : withoutErrorTitle
    document.title = mark(document.title, texts.errorTitle)
    setMissing(needed)
    setWrong(needed)
    if (needed.length > 0) setAttempt(attempt + 1)
    else setIsSent(true)
  }

  const check = (event: FormEvent<HTMLFormElement>) => {
    const sent = new FormData(event.currentTarget)
    const required: readonly Consent[] = statement === undefined ? ['terms'] : ['terms', 'statement']
    const unticked = required.filter(name => !sent.has(name))
    // Where the captcha could not be shown, its field is not sent, and the server offers another way.
    const needed = sent.get(CAPTCHA_TOKEN) === '' ? ([...unticked, CAPTCHA_TOKEN] as const) : unticked
    if (isSent || needed.length > 0) event.preventDefault()
    show(needed)
  }

  const errorOf = (name: Needed) => (wrong.includes(name) ? texts.errors[name] : undefined)
  return {
    ...{ missing, attempt, isSent, check, errorOf },
    /** Attributes of a box. */
    box: (name: Consent) => ({
      name,
      error: errorOf(name),
      defaultChecked: consents?.ticked.includes(name) === true,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        if (target.checked) setWrong(wrong.filter(other => other !== name))
      },
    }),
  }
}

/**
 * The form that places the order. It is sent by the browser itself, so that it works without script and the
 * next page shows the result; a script only checks the boxes and lets it be sent once.
 */
export function PlaceOrderForm(props: Props) {
  const { action, hidden, reviewed, shownOn, quote, words, texts, terms, statement, captcha, consents } =
    props
  const { missing, attempt, isSent, check, errorOf, box } = usePlacing(props)
  return (
    <form
      method="post"
      action={action}
      noValidate
      onSubmit={check}
      aria-labelledby={HEADING_ID}
      className="mt-10"
    >
      <ErrorSummary
        title={texts.summaryTitle}
        attempt={attempt}
        entries={missing.map(name => ({ text: texts.errors[name], fieldId: name }))}
      />
      <h2 id={HEADING_ID} className="text-xl">
        {texts.title}
      </h2>
      <HiddenFields {...hidden} />
      <input type="hidden" name="reviewed" value={reviewed} />
      {shownOn !== undefined && <input type="hidden" name={SHOWN_ON} value={shownOn} />}
      {quote !== undefined && <input type="hidden" name="quote" value={quote} />}
      <div className="mt-4 space-y-4">
        <Checkbox {...box('terms')} label={terms} words={words} />
        {statement !== undefined && <Checkbox {...box('statement')} label={statement} words={words} />}
        <Checkbox
          name="marketing"
          label={texts.marketing}
          words={words}
          optional
          defaultChecked={consents?.ticked.includes('marketing') === true}
        />
        {captcha !== undefined && (
          <CaptchaWidget
            site={captcha}
            name={CAPTCHA_TOKEN}
            texts={texts.captcha}
            restartsAfter="return"
            error={errorOf(CAPTCHA_TOKEN)}
          />
        )}
      </div>
      {texts.total !== undefined && <p className="mt-6 text-lg font-semibold">{texts.total}</p>}
      <p className="mt-3">
        <Button type="submit">{texts.submit}</Button>
      </p>
      <p role="status" className="mt-3 min-h-6">
        {isSent && texts.progress}
      </p>
    </form>
  )
}
