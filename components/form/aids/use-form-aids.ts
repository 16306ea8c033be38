'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { whenIdle } from '@/components/ui/when-idle'
import { loadPart } from '../load-part'
import type { FormAidsProps } from './form-aids'

/** The aids of a form; undefined until they are loaded, once the page is loaded and the browser idle. */
export function useFormAids(): ComponentType<FormAidsProps> | undefined {
  const [Aids, setAids] = useState<ComponentType<FormAidsProps>>()
  useEffect(
    () =>
      whenIdle(() => {
        void loadPart('step-aids', () => import('./form-aids')).then(part => {
          if (part !== undefined) setAids(() => part.FormAids)
        })
      }),
    [],
  )
  return Aids
}
