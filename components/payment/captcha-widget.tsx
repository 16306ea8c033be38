'use client'

import { useEffect, useRef, useState } from 'react'
import { loadScript } from '@/components/ui/load-script'

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
  texts: { heading: string; loadFailed: string }
}

const captchaApi = (): Grecaptcha | undefined => (window as { grecaptcha?: Grecaptcha }).grecaptcha

/** A captcha in a form. Its token is valid once, so the widget is reset after each submission. */
export function CaptchaWidget({ site: { scriptUrl, siteKey }, name, texts }: Props) {
  const containerRef = useRef<HTMLDivElement>(null)
  const fieldRef = useRef<HTMLInputElement>(null)
  const [hasFailed, setFailed] = useState(false)

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
      if (!isLoaded || api === undefined) return setFailed(true)
      api.ready(() => {
        widget = api.render(container, { sitekey: siteKey, callback: keep })
      })
    })
    const resetLater = () =>
      setTimeout(() => {
        field.value = ''
        if (widget !== undefined) captchaApi()?.reset(widget)
      })
    field.form?.addEventListener('submit', resetLater)
    return () => {
      field.form?.removeEventListener('submit', resetLater)
      container.replaceChildren()
    }
  }, [scriptUrl, siteKey])

  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{texts.heading}</legend>
      <input type="hidden" name={name} ref={fieldRef} defaultValue="" />
      <div ref={containerRef} />
      {hasFailed && (
        <p role="alert" className="max-w-prose font-semibold text-danger">
          {texts.loadFailed}
        </p>
      )}
    </fieldset>
  )
}
