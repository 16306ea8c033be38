'use client'

import { type FormEvent, type ReactNode, useState } from 'react'

type Props = { action: string; className?: string; children: ReactNode }

/**
 * The sign-out form. It works without script; with script it also notifies the other tabs and clears the
 * browser's data of the user. A question before leaving the page comes first.
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
        // If the script fails to load, the form is submitted natively.
        .catch(() => form.submit())
    }
    // Added while the event bubbles to the window, so this listener runs after all others there.
    window.addEventListener('submit', decide, { once: true })
  }

  return (
    <form method="post" action={action} onSubmit={takeOver} aria-busy={isBusy} className={className}>
      {children}
    </form>
  )
}
