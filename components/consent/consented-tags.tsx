'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { loadPart } from '@/components/form/load-part'
import { currentVisitor, useVisitor } from '@/components/session/visitor'
import { whenIdle } from '@/components/ui/when-idle'
import { type Consent, consentCookie, readConsent, withPrivacySignal } from '@/lib/consent/consent'
import type { Locale } from '@/lib/site/sites'
import { admitsTags, pageFacts } from '@/lib/tags/page-facts'
import type { ConsentBarProps } from './consent-bar'
import { onConsentSettings } from './consent-request'
import type { ConsentTexts } from './consent-texts'
import { asksForPrivacy } from './privacy-signal'

export type ConsentedTagsProps = { url: string; locale: Locale; texts: ConsentTexts }

/** `earlier`: the choice so far; without it the banner asks for the first time. */
type Question = { earlier: Consent | undefined; choosing: boolean }

/** Whether this view of the page has loaded tags; they cannot be unloaded. */
let isRunning = false

/**
 * Loads the tag manager late, and only where the visitor has consented and the page admits it (spec §7). Asks
 * for consent where there is no choice yet, and again when the visitor opens the settings.
 */
export function ConsentedTags({ url, locale, texts }: ConsentedTagsProps) {
  const isVisitorKnown = useVisitor() !== undefined
  const [question, setQuestion] = useState<Question>()
  const [Bar, setBar] = useState<ComponentType<ConsentBarProps>>()

  useEffect(() => {
    if (!isVisitorKnown) return
    const ask = (asked: Question) => {
      setQuestion(asked)
      void loadPart('consent', () => import('./consent-bar')).then(part => {
        if (part !== undefined) setBar(() => part.ConsentBar)
      })
    }
    const callOff = whenIdle(() => {
      const consent = readConsent(document.cookie)
      if (consent === undefined) ask({ earlier: undefined, choosing: false })
      else void start(consent, { url, locale })
    })
    const stop = onConsentSettings(() => ask({ earlier: readConsent(document.cookie), choosing: true }))
    return () => {
      callOff()
      stop()
    }
  }, [url, locale, isVisitorKnown])

  const choose = (consent: Consent) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not supported by every browser.
    document.cookie = consentCookie(consent, location.protocol === 'https:')
    setQuestion(undefined)
    if (isRunning) location.reload()
    else void start(consent, { url, locale })
  }

  if (question === undefined || Bar === undefined) return null
  const { earlier } = question
  return (
    <Bar
      {...{ texts, ...question }}
      onChoosing={() => setQuestion({ earlier, choosing: true })}
      onChoice={choose}
      onClose={() => setQuestion(earlier === undefined ? { earlier, choosing: false } : undefined)}
    />
  )
}

async function start(
  given: Consent,
  { url, locale }: Pick<ConsentedTagsProps, 'url' | 'locale'>,
): Promise<void> {
  const consent = withPrivacySignal(given, asksForPrivacy())
  const { pathname } = location
  if (isRunning || !(consent.statistics || consent.marketing) || !admitsTags(location, locale)) return
  isRunning = true
  const isSignedIn = currentVisitor()?.state === 'signedIn'
  const part = await loadPart('tag-manager', () => import('./tag-manager'))
  await part?.startTagManager(url, consent, pageFacts(pathname, locale, isSignedIn))
}
