'use client'

import type { ReactNode } from 'react'
import type { EligibilityTexts } from '@/lib/catalogue/eligibility-texts'
import { fetchEligibility } from './fetch-eligibility'
import { usePersonal } from './use-personal'

type Props = {
  path: string
  /** Text for anonymous visitors. */
  children: ReactNode
}

/**
 * Whether the user may order the title. The page is cached, so it contains the text for anonymous visitors;
 * the text for a signed-in user replaces it, within reserved space (instead of a loading skeleton) where the
 * swap would move something.
 */
export function EligibilityLine({ path, children }: Props) {
  const loaded = usePersonal(path, fetchEligibility)
  return (
    <div className="level-room">
      <div className="level-own">{loaded === undefined ? children : <Eligibility {...loaded} />}</div>
    </div>
  )
}

const Eligibility = ({ text, links }: EligibilityTexts) => (
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
