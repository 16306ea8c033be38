'use client'

import { useEffect, useRef } from 'react'
import { loadPart } from '@/components/form/load-part'
import type { ValidateForm } from '@/components/form/use-checked-fields'
import type { ContactAddressContext } from '@/lib/registration/schemas/contact-address'
import type { IndustryChoices } from '../organisation/industry-fields'

/**
 * Validation of a step, given the reference data for addresses of the selected country, and the industries.
 */
export type Judge = (context: ContactAddressContext, industries: IndustryChoices) => ValidateForm

/** Until the validation is loaded the browser accepts everything; the handler validates in any case. */
const LENIENT: Judge = () => () => []

/**
 * Validation of a form with an address, loaded after the page; fields that were left before are validated
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
