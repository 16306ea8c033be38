'use client'

import { type FormEvent, type ReactNode, useState } from 'react'

type Props = { action: string; className?: string; children: ReactNode }

/**
 * The form that signs out. It works without script; with it the other tabs are told, and what the browser
 * keeps of the person is cleared. Whoever asks before the page is left comes first.
 */
export function SignOutForm({ action, className, children }: Props) {
  const [isBusy, setBusy] = useState(false)

  const takeOver = ({ currentTarget: form }: FormEvent<HTMLFormElement>) => {
    const decide = (event: Event) => {
      if (event.defaultPrevented || event.target !== form) return
      event.preventDefault()
      setBusy(true)
      void import('./sign-out')
        .then(({ signOutFromHere }) => signOutFromHere({ timeout: false }))
        // Its part of the scripts cannot be had: the form itself still can.
        .catch(() => form.submit())
    }
    // Added while the event is on its way to the window, so it is heard after everybody else there.
    window.addEventListener('submit', decide, { once: true })
  }

  return (
    <form method="post" action={action} onSubmit={takeOver} aria-busy={isBusy} className={className}>
      {children}
    </form>
  )
}
