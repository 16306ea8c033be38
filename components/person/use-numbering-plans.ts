'use client'

import { useEffect, useRef } from 'react'
import { loadPart } from '@/components/form/load-part'
import type { NumberingPlans } from '@/lib/validation/phone'
import { loadNumberingPlans } from '@/lib/validation/phone-plans-lazy'

/** Until the plans are loaded the browser accepts every number; the handler validates it in any case. */
const LENIENT_PLANS: NumberingPlans = () => ({
  callingCode: '0',
  parse: () => ({ e164: '', countryCallingCode: '0', nationalNumber: '', isValid: true, country: undefined }),
  lengthProblem: () => undefined,
})

/** The phone numbering plans, loaded after the page, because they are larger than its scripts. */
export function useNumberingPlans(): () => NumberingPlans {
  const plans = useRef(LENIENT_PLANS)
  useEffect(() => {
    void loadPart('phone-plans', loadNumberingPlans).then(loaded => {
      if (loaded !== undefined) plans.current = loaded
    })
  }, [])
  return () => plans.current
}
