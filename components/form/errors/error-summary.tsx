'use client'

import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '@/components/ui/icon'

export type SummaryEntry = {
  /** Label of the field, before its message, with the colon of the language. */
  label?: string
  text: string
  /** Id of the control with the error; without one the entry is about the whole form. */
  fieldId?: string | undefined
}

type Props = {
  title: string
  entries: readonly SummaryEntry[]
  /** Number of attempts to submit: each new one moves the focus here again. */
  attempt?: number
  /** Help for errors that the user cannot correct. */
  children?: ReactNode
}

/**
 * Focuses the control and scrolls its label into sight too, or only the control if that is far from the label
 * of its group; without script the link does nearly the same.
 */
function visitField(event: MouseEvent<HTMLAnchorElement>) {
  const control = document.getElementById(event.currentTarget.hash.slice(1))
  if (control === null) return
  event.preventDefault()
  const heading =
    control.closest('fieldset') ?? document.querySelector(`label[for="${CSS.escape(control.id)}"]`)
  heading?.scrollIntoView({ block: 'start' })
  control.focus({ preventScroll: true })
  control.scrollIntoView({ block: 'nearest' })
}

const EntryText = ({ label, text }: { label: string | undefined; text: string }) => (
  <>
    {label !== undefined && <span>{label}</span>}
    {label !== undefined && ' '}
    <span>{text}</span>
  </>
)

/**
 * Error summary: everything that has to be corrected before the form can be submitted; it takes the focus
 * when it appears.
 */
export function ErrorSummary({ title, entries, attempt = 0, children }: Props) {
  const box = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt moves the focus, also with the same entries.
  useEffect(() => {
    box.current?.focus()
  }, [attempt])

  if (entries.length === 0) return null
  return (
    <div
      ref={box}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: this is how the summary gets the focus where scripts do not run.
      autoFocus
      className="mb-8 max-w-form rounded-sm border-2 border-l-8 border-danger bg-danger-soft p-5"
    >
      <div role="alert">
        <h2 className="flex items-start gap-2 text-xl">
          <Icon name="error" className="mt-0.5 size-6" />
          {title}
        </h2>
        <ul className="mt-3 space-y-1">
          {entries.map(({ label, text, fieldId }) => (
            <li key={`${fieldId} ${text}`}>
              {fieldId === undefined ? (
                <EntryText label={label} text={text} />
              ) : (
                <a
                  href={`#${fieldId}`}
                  onClick={visitField}
                  className="inline-block py-0.5 font-semibold text-danger"
                >
                  <EntryText label={label} text={text} />
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
      {children}
    </div>
  )
}
