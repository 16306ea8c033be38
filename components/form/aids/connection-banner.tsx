'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import type { SubmitAnswer } from '../send/submit-answer'
import type { FormAidTexts } from './form-aid-texts'

type Props = {
  form: HTMLFormElement
  answer: SubmitAnswer | undefined
  texts: FormAidTexts['connection']
}

function watchConnection(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

const isUnsent = (answer: SubmitAnswer | undefined): boolean =>
  answer?.kind === 'refused' && answer.formErrors.some(({ code }) => code === 'offline')

/**
 * Warns while there is no connection. A form that could not be sent is then sent by one press once the
 * connection is back, under the submission key of the first try.
 */
export function ConnectionBanner({ form, answer, texts }: Props) {
  const isOnline = useSyncExternalStore(watchConnection, () => navigator.onLine)
  const [waiting, setWaiting] = useState(false)

  useEffect(() => setWaiting(isUnsent(answer)), [answer])
  useEffect(() => {
    const sent = () => setWaiting(false)
    form.addEventListener('submit', sent)
    return () => form.removeEventListener('submit', sent)
  }, [form])

  return (
    <div role="status">
      {(!isOnline || waiting) && (
        <div className="mb-6 max-w-form">
          <Banner tone="warning" toneLabel={texts.toneLabel} announce="none">
            <p>{isOnline ? texts.unsent : texts.offline}</p>
            {isOnline && (
              <p className="mt-3">
                <Button variant="secondary" onClick={() => form.requestSubmit()}>
                  {texts.sendAgain}
                </Button>
              </p>
            )}
          </Banner>
        </div>
      )}
    </div>
  )
}
