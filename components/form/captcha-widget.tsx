'use client'

import { useEffect, useRef, useState } from 'react'
import { loadScript } from '@/components/ui/load-script'
import { NoScript } from './no-script'

/** The part of reCAPTCHA's script that this page uses. */
type Grecaptcha = {
  ready: (callback: () => void) => void
  render: (container: HTMLElement, options: { sitekey: string; callback: (token: string) => void }) => number
  reset: (widget: number) => void
}

export type CaptchaSite = { scriptUrl: string; siteKey: string }

type Props = {
  site: CaptchaSite
  /** Name of the hidden field that gets the token. */
  name: string
  texts: { heading: string; loadFailed: string; noScript?: string }
  /** A form sent by script is submitted on its page; one sent by the browser may be shown again by it. */
  restartsAfter: 'submit' | 'return'
  error?: string | undefined
}

const captchaApi = (): Grecaptcha | undefined => (window as { grecaptcha?: Grecaptcha }).grecaptcha

/**
 * A captcha in a form. Its token is valid once, so the widget is reset after each submission. The field is
 * sent only where the widget could be shown.
 */
export function CaptchaWidget({ site, name, texts, restartsAfter, error }: Props) {
  const { scriptUrl, siteKey } = site
  const containerRef = useRef<HTMLDivElement>(null)
  const fieldRef = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')

  useEffect(() => {
    const field = fieldRef.current
    const container = containerRef.current
    if (!field || !container) return
    let widget: number | undefined
    const keep = (token: string) => {
      field.value = token
    }
    void loadScript(scriptUrl).then(isLoaded => {
      const api = captchaApi()
      if (!isLoaded || api === undefined) return setState('failed')
      api.ready(() => {
        widget = api.render(container, { sitekey: siteKey, callback: keep })
        setState('shown')
      })
    })
    const resetLater = () =>
      setTimeout(() => {
        field.value = ''
        if (widget !== undefined) captchaApi()?.reset(widget)
      })
    // The event also ends the loading of a page, when the captcha may already be solved.
    const resetRestored = ({ persisted }: PageTransitionEvent) => {
      if (persisted) resetLater()
    }
    const { form } = field
    // A reload may bring the token of the page before it back.
    field.value = ''
    if (restartsAfter === 'submit') form?.addEventListener('submit', resetLater)
    else window.addEventListener('pageshow', resetRestored)
    return () => {
      form?.removeEventListener('submit', resetLater)
      window.removeEventListener('pageshow', resetRestored)
      container.replaceChildren()
    }
  }, [scriptUrl, siteKey, restartsAfter])

  return (
    <fieldset id={name} tabIndex={-1} aria-describedby={error === undefined ? undefined : `${name}-error`}>
      <legend className="mb-2 font-semibold">{texts.heading}</legend>
      {/* Without a default value: React would set it anew with each rendering, over the token. */}
      <input type="hidden" name={name} ref={fieldRef} disabled={state !== 'shown'} />
      <div ref={containerRef} />
      {error !== undefined && (
        <p id={`${name}-error`} className="font-semibold text-danger">
          {error}
        </p>
      )}
      {texts.noScript !== undefined && (
        <NoScript>
          <p className="max-w-prose font-semibold">{texts.noScript}</p>
        </NoScript>
      )}
      {state === 'failed' && (
        <p role="alert" className="max-w-prose font-semibold text-danger">
          {texts.loadFailed}
        </p>
      )}
    </fieldset>
  )
}
