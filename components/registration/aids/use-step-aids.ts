'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { loadPart } from '@/components/form/load-part'
import { whenIdle } from '@/components/ui/when-idle'
import type { StepAidsProps } from './step-aids'

/**
 * The aids of a step's form once they are here: they come when the page is loaded and the browser has nothing
 * to do.
 */
export function useStepAids(): ComponentType<StepAidsProps> | undefined {
  const [Aids, setAids] = useState<ComponentType<StepAidsProps>>()
  useEffect(
    () =>
      whenIdle(() => {
        void loadPart('step-aids', () => import('./step-aids')).then(part => {
          if (part !== undefined) setAids(() => part.StepAids)
        })
      }),
    [],
  )
  return Aids
}
