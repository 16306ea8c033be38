'use client'

import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { Checkbox } from '@/components/form/checkbox'
import { ErrorSummary } from '@/components/form/error-summary'
import type { FieldLabels } from '@/components/form/field-props'
import { HiddenFields } from '@/components/form/hidden-fields'
import { Button } from '@/components/ui/button'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'

type Consent = 'terms' | 'statement'

type Props = {
  action: string
  hidden: HiddenFieldValues
  /** Id of what the review shows. */
  reviewed: string
  words: FieldLabels
  texts: {
    title: string
    submit: string
    progress: string
    summaryTitle: string
    marketing: string
    errors: Readonly<Record<Consent, string>>
  }
  /** Label with a link to the terms of sale. */
  terms: ReactNode
  /** The statement about the qualified user, where the order needs one. */
  statement?: string | undefined
}

const HEADING_ID = 'place-order'

const NO_ERRORS: readonly Consent[] = []

/**
 * The form that places the order. It is sent by the browser itself, so that it works without script and the
 * next page shows the result; a script only checks the boxes and lets it be sent once.
 */
export function PlaceOrderForm({ action, hidden, reviewed, words, texts, terms, statement }: Props) {
  const [missing, setMissing] = useState(NO_ERRORS)
  const [attempt, setAttempt] = useState(0)
  const [isSent, setIsSent] = useState(false)

  // A page that the browser restores can send its form again; the server makes that harmless.
  useEffect(() => {
    const reset = () => setIsSent(false)
    window.addEventListener('pageshow', reset)
    return () => window.removeEventListener('pageshow', reset)
  }, [])

  function check(event: FormEvent<HTMLFormElement>) {
    const ticked = new FormData(event.currentTarget)
    const asked: readonly Consent[] = statement === undefined ? ['terms'] : ['terms', 'statement']
    const unticked = asked.filter(name => !ticked.has(name))
    setMissing(unticked)
    if (isSent || unticked.length > 0) event.preventDefault()
    if (unticked.length > 0) setAttempt(attempt + 1)
    else setIsSent(true)
  }

  const errorOf = (name: Consent) => (missing.includes(name) ? texts.errors[name] : undefined)
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
      {statement !== undefined && <input type="hidden" name="statementAsked" value="yes" />}
      <div className="mt-4 space-y-4">
        <Checkbox name="terms" label={terms} words={words} error={errorOf('terms')} />
        {statement !== undefined && (
          <Checkbox name="statement" label={statement} words={words} error={errorOf('statement')} />
        )}
        <Checkbox name="marketing" label={texts.marketing} words={words} optional />
      </div>
      <p className="mt-6">
        <Button type="submit">{texts.submit}</Button>
      </p>
      <p role="status" className="mt-3 min-h-6">
        {isSent && texts.progress}
      </p>
    </form>
  )
}
