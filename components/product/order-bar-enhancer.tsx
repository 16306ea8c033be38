'use client'

import { useEffect } from 'react'
import { quantitiesOf, sumPlace, tellSum } from './order-sum'

/**
 * Tells in the order bar how many items are chosen and what they cost, and keeps whoever has chosen none from
 * leaving for a page that can only say so. The bar itself needs no script.
 */
export function OrderBarEnhancer() {
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    document.addEventListener('input', tellInput, { signal })
    document.addEventListener('submit', stayWithoutItems, { signal })
    return () => ended.abort()
  }, [])
  return null
}

function tellInput({ target }: Event): void {
  if (target instanceof HTMLInputElement && target.dataset.prices !== undefined && target.form)
    tellSum(target.form)
}

/**
 * A saved cart or a quote of nothing is no reason to sign in. What is typed wrong is told by the page that
 * follows.
 */
function stayWithoutItems(event: SubmitEvent): void {
  const { target: form, submitter } = event
  if (!(form instanceof HTMLFormElement) || submitter?.hasAttribute('formaction') !== true) return
  const output = sumPlace(form)
  if (!output || quantitiesOf(form).some(({ value }) => value.trim() !== '')) return
  event.preventDefault()
  output.value = output.dataset.none ?? ''
}
