'use client'

import { type KeyboardEvent, type ReactNode, useRef } from 'react'

type Props = { className?: string; children: ReactNode }

/** Fields of a part of a form with a button of its own: Enter presses that one, not the first of the form. */
export function EnterSubmits({ className, children }: Props) {
  const part = useRef<HTMLDivElement>(null)
  const press = (event: KeyboardEvent) => {
    const { target } = event
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    if (!(target instanceof HTMLInputElement) || target.type === 'file') return
    event.preventDefault()
    part.current?.querySelector<HTMLButtonElement>('button[type=submit]')?.click()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the fields in it.
    <div ref={part} className={className} onKeyDown={press}>
      {children}
    </div>
  )
}
