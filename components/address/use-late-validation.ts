'use client'

import { useEffect, useRef } from 'react'
import { loadPart } from '@/components/form/load-part'
import type { ValidateForm } from '@/components/form/use-checked-fields'
import type { IndustryChoices } from '@/lib/forms/choices'
import type { ContactAddressContext } from '@/lib/registration/schemas/contact-address'

/** Validation of a form with an address, from the reference data of its country and the industries. */
export type AddressValidation = (context: ContactAddressContext, industries: IndustryChoices) => ValidateForm

/** Accepts everything until the validation is loaded; the handler validates in any case. */
const LENIENT: AddressValidation = () => () => []

/**
 * Validation of a form with an address, loaded after the page. Once loaded, it checks the fields that have
 * already lost the focus.
 */
export function useLateValidation(
  load: () => Promise<AddressValidation>,
  checkLeft: () => void,
): () => AddressValidation {
  const validation = useRef(LENIENT)
  useEffect(() => {
    void loadPart('rule', load).then(loaded => {
      if (loaded === undefined) return
      validation.current = loaded
      checkLeft()
    })
  }, [load, checkLeft])
  return () => validation.current
}
