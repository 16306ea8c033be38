'use client'

import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { type CaptchaSite, CaptchaWidget } from '@/components/form/captcha-widget'
import { ErrorSummary } from '@/components/form/errors/error-summary'
import { Checkbox } from '@/components/form/fields/checkbox'
import type { FieldLabels } from '@/components/form/fields/field-props'
import { HiddenFields } from '@/components/form/fields/hidden-fields'
import { Button } from '@/components/ui/button'
import { CAPTCHA_TOKEN } from '@/lib/captcha/captcha-field'
import { SHOWN_ON, type ShownOn } from '@/lib/checkout/shown-on'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'

type Consent = 'terms' | 'statement'

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
}

const HEADING_ID = 'place-order'

const NO_ERRORS: readonly Needed[] = []

/**
 * The form that places the order. It is sent by the browser itself, so that it works without script and the
 * next page shows the result; a script only checks the boxes and lets it be sent once.
 */
export function PlaceOrderForm({
  action,
  hidden,
  reviewed,
  shownOn,
  quote,
  words,
  texts,
  terms,
  statement,
  captcha,
}: Props) {
  const [missing, setMissing] = useState(NO_ERRORS)
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

  function check(event: FormEvent<HTMLFormElement>) {
    const sent = new FormData(event.currentTarget)
    const consents: readonly Consent[] = statement === undefined ? ['terms'] : ['terms', 'statement']
    const unticked = consents.filter(name => !sent.has(name))
    // Where the captcha could not be shown, its field is not sent, and the server offers another way.
    const needed = sent.get(CAPTCHA_TOKEN) === '' ? ([...unticked, CAPTCHA_TOKEN] as const) : unticked
    setMissing(needed)
    if (isSent || needed.length > 0) event.preventDefault()
    if (needed.length > 0) setAttempt(attempt + 1)
    else setIsSent(true)
  }

  const errorOf = (name: Needed) => (missing.includes(name) ? texts.errors[name] : undefined)
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
        <Checkbox name="terms" label={terms} words={words} error={errorOf('terms')} />
        {statement !== undefined && (
          <Checkbox name="statement" label={statement} words={words} error={errorOf('statement')} />
        )}
        <Checkbox name="marketing" label={texts.marketing} words={words} optional />
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
