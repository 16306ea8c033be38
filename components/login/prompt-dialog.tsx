'use client'

import { type ReactNode, useEffect, useRef } from 'react'

type Props = {
  /** Id of the heading that names the dialog. */
  labelledBy: string
  /** Id of the button that Escape presses; without one the prompt cannot be skipped. */
  escapeButtonId?: string
  children: ReactNode
}

/**
 * A prompt over the login page. The server renders an open dialog element, which scripts make modal: the
 * prompt is complete before and without them.
 */
export function PromptDialog({ labelledBy, escapeButtonId, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    if (element === null) return
    element.open = false
    element.showModal()
    element.querySelector<HTMLElement>('[data-first-focus], [autofocus]')?.focus()
  }, [])

  const pressEscapeButton = () => {
    if (escapeButtonId !== undefined) document.getElementById(escapeButtonId)?.click()
  }

  return (
    <dialog
      ref={dialog}
      open
      aria-labelledby={labelledBy}
      onCancel={event => {
        event.preventDefault()
        pressEscapeButton()
      }}
      // Browsers close a dialog at a second Escape even if the page prevents it.
      onClose={() => {
        dialog.current?.showModal()
        pressEscapeButton()
      }}
      className="m-auto max-h-[calc(100dvh-1rem)] w-[calc(100%-1rem)] max-w-prose rounded-md border border-edge bg-white p-4 text-base leading-normal text-ink shadow-raised backdrop:bg-accent-strong/60 sm:w-[calc(100%-2rem)] sm:p-7 [&:not(:modal)]:static [&:not(:modal)]:mx-0 [&:not(:modal)]:w-full"
    >
      {children}
    </dialog>
  )
}
