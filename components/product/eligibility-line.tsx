'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { useVisitor } from '@/components/session/visitor'
import type { EligibilityWords } from '@/lib/catalogue/eligibility-words'
import { fetchEligibility } from './fetch-eligibility'

type Props = {
  path: string
  /** What strangers are told. */
  children: ReactNode
}

/**
 * Whether the person who is looking may order it. The page itself is everybody's: it comes with the words for strangers, and those
 * of a signed-in visitor take their place, within room that is kept for them where it would move something.
 */
export function EligibilityLine({ path, children }: Props) {
  const visitor = useVisitor()
  const visitorKey = visitor?.state === 'signedIn' ? visitor.visitorKey : undefined
  const [told, setTold] = useState<{ visitorKey: string; words: EligibilityWords }>()
  useEffect(() => {
    if (visitorKey === undefined) return
    const ended = new AbortController()
    void fetchEligibility(path, ended.signal).then(words => {
      if (words !== undefined && !ended.signal.aborted) setTold({ visitorKey, words })
    })
    return () => ended.abort()
  }, [path, visitorKey])
  return (
    <div className="level-room">
      <div className="level-own">
        {told === undefined || told.visitorKey !== visitorKey ? children : <Told {...told.words} />}
      </div>
    </div>
  )
}

const Told = ({ text, links }: EligibilityWords) => (
  <>
    <p className="font-semibold">{text}</p>
    <p className="mt-1 flex flex-wrap gap-x-5">
      {links.map(({ label, href }) => (
        <a key={href} href={href} className="inline-block py-1">
          {label}
        </a>
      ))}
    </p>
  </>
)
