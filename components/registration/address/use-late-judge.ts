'use client'

import { useEffect, useRef } from 'react'
import { loadPart } from '@/components/form/load-part'
import type { ValidateForm } from '@/components/form/use-checked-fields'
import type { ContactAddressContext } from '@/lib/registration/schemas/contact-address'
import type { IndustryChoices } from '../organisation/industry-fields'

/** A step's rule, given what addresses of the chosen country, and industries, are held against. */
export type Judge = (context: ContactAddressContext, industries: IndustryChoices) => ValidateForm

/** Until the rule is here nothing is wrong in the browser; the handler judges in any case. */
const LENIENT: Judge = () => () => []

/**
 * The rule of a form with an address, fetched once the page stands; what was left before it came is checked
 * then.
 */
export function useLateJudge(load: () => Promise<Judge>, checkLeft: () => void): () => Judge {
  const judge = useRef(LENIENT)
  useEffect(() => {
    void loadPart('rule', load).then(loaded => {
      if (loaded === undefined) return
      judge.current = loaded
      checkLeft()
    })
  }, [load, checkLeft])
  return () => judge.current
}
