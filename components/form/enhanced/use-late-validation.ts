'use client'

import { useEffect, useRef } from 'react'
import { loadPart } from '../load-part'

/**
 * Rules of a form that are loaded after the page. Once loaded, they check the fields that have already lost
 * the focus.
 * @param lenient accepts everything until then; the handler validates in any case
 */
export function useLateValidation<Rules>(
  load: () => Promise<Rules>,
  lenient: Rules,
  checkLeft: () => void,
): () => Rules {
  const rules = useRef(lenient)
  useEffect(() => {
    void loadPart('rule', load).then(loaded => {
      if (loaded === undefined) return
      rules.current = loaded
      checkLeft()
    })
  }, [load, checkLeft])
  return () => rules.current
}
