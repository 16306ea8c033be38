'use client'

import { createContext, type ReactNode, useContext } from 'react'
import type { Serialized } from '@/components/ui/serialized'

type FailureTexts = {
  title: string
  text: string
  retry: string
  home: { label: string; href: string }
  support: { label: string; href: string }
  reference: string
}

const FailureTextsContext = createContext<Serialized<FailureTexts> | undefined>(undefined)

type Props = { words: Serialized<FailureTexts>; children: ReactNode }

/** Provides the error page with its texts in advance: when it is needed, it cannot load them. */
export const FailureTextsProvider = ({ words, children }: Props) => (
  <FailureTextsContext value={words}>{children}</FailureTextsContext>
)

/** What happened, what to do next, and the error digest that our logs contain. */
export function FailureNotice({ digest, onRetry }: { digest: string | undefined; onRetry: () => void }) {
  const given = useContext(FailureTextsContext)
  if (given === undefined) return null
  const words: FailureTexts = JSON.parse(given)
  return (
    <div role="alert" className="column py-12 lg:py-20">
      <title>{words.title}</title>
      <h1>{words.title}</h1>
      <p className="mt-4 max-w-prose text-lg">{words.text}</p>
      <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <button
          type="button"
          onClick={onRetry}
          className="min-h-11 rounded-sm bg-accent px-5 font-semibold text-white hover:bg-accent-strong"
        >
          {words.retry}
        </button>
        <a href={words.home.href}>{words.home.label}</a>
        <a href={words.support.href} data-dialog="help">
          {words.support.label}
        </a>
      </p>
      {digest !== undefined && (
        <p className="mt-8 text-sm text-muted">
          {words.reference} <code className="text-ink">{digest}</code>
        </p>
      )}
    </div>
  )
}
