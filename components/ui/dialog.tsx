'use client'

import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from './icon'

type Props = {
  title: string
  open: boolean
  /** Called after Escape, the close button or any other way out. */
  onClose: () => void
  closeLabel: string
  children: ReactNode
  /** Id of the control that gets the focus afterwards; by default the focus returns to where it was. */
  returnTo?: string
  /** Buttons below the content, the most likely first. */
  actions?: ReactNode
}

/**
 * A modal dialog, named by its heading. The heading gets the focus, so that it is read first, and again
 * whenever it changes. The browser makes the rest of the page inert; the focus returns to where it was.
 */
export function Dialog({ title, open, onClose, closeLabel, children, returnTo, actions }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  const latestReturn = useRef(returnTo)
  useEffect(() => {
    latestReturn.current = returnTo
  })

  useEffect(() => {
    const element = dialog.current
    if (!open || element === null) return
    const before = document.activeElement
    element.showModal()
    return () => {
      element.close()
      const control =
        latestReturn.current === undefined ? null : document.getElementById(latestReturn.current)
      if (control !== null) control.focus()
      else if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [open])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another content.
  useEffect(() => {
    if (open) heading.current?.focus()
  }, [open, title])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      onClose={() => {
        if (open) onClose()
      }}
      className="m-auto max-h-[calc(100dvh-1rem)] w-[calc(100%-1rem)] max-w-prose rounded-md border border-edge bg-white p-0 text-base leading-normal text-ink shadow-raised backdrop:bg-accent-strong/60 sm:w-[calc(100%-2rem)]"
    >
      <div className="p-4 sm:p-7">
        <div className="flex items-start justify-between gap-4">
          <h2 ref={heading} id={headingId} tabIndex={-1} className="max-sm:text-xl">
            {title}
          </h2>
          <button
            type="button"
            onClick={() => dialog.current?.close()}
            aria-label={closeLabel}
            className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-sm hover:bg-mist"
          >
            <Icon name="close" />
          </button>
        </div>
        <div className="mt-3 space-y-2 sm:mt-4 sm:space-y-4">{children}</div>
        {actions !== undefined && <div className="mt-4 flex flex-wrap gap-3 sm:mt-6">{actions}</div>}
      </div>
    </dialog>
  )
}
