'use client'

import { useEffect } from 'react'
import { quantitiesOf, sumPlace, updateOrderSum } from './order-sum'

/**
 * Shows number and total price of the chosen items in the order bar, and stops a submission without items,
 * which would lead to a page that only reports this. The bar itself needs no script.
 */
export function OrderBarEnhancer() {
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    document.addEventListener('input', announceInput, { signal })
    document.addEventListener('submit', stayWithoutItems, { signal })
    return () => ended.abort()
  }, [])
  return null
}

function announceInput({ target }: Event): void {
  if (target instanceof HTMLInputElement && target.dataset.prices !== undefined && target.form)
    updateOrderSum(target.form)
}

/**
 * Stops a request for a saved cart or quote without items, which would ask for sign-in in vain. Invalid
 * quantities are reported by the next page.
 */
function stayWithoutItems(event: SubmitEvent): void {
  const { target: form, submitter } = event
  if (!(form instanceof HTMLFormElement) || submitter?.hasAttribute('formaction') !== true) return
  const output = sumPlace(form)
  if (!output || quantitiesOf(form).some(({ value }) => value.trim() !== '')) return
  event.preventDefault()
  output.value = output.dataset.none ?? ''
}
