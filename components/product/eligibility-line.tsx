'use client'

import type { ReactNode } from 'react'
import type { EligibilityWords } from '@/lib/catalogue/eligibility-words'
import { fetchEligibility } from './fetch-eligibility'
import { usePersonal } from './use-personal'

type Props = {
  path: string
  /** What strangers are told. */
  children: ReactNode
}

/**
 * Whether the person who is looking may order it. The page itself is everybody's: it comes with the words for
 * strangers, and those of a signed-in visitor take their place, within room that is kept for them where it
 * would move something.
 */
export function EligibilityLine({ path, children }: Props) {
  const told = usePersonal(path, fetchEligibility)
  return (
    <div className="level-room">
      <div className="level-own">{told === undefined ? children : <Told {...told} />}</div>
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
