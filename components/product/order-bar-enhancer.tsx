'use client'

import { useEffect } from 'react'
import { fill } from '@/lib/i18n/fill'
import { sumOfChosen } from './chosen-sum'

/**
 * Tells in the order bar how many items are chosen and what they cost, and keeps whoever has chosen none from leaving for a page that
 * can only say so. The bar itself needs no script.
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

const quantitiesOf = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>('[data-prices]')]

const sumPlace = (form: HTMLFormElement | null) => form?.querySelector<HTMLOutputElement>('[data-order-sum]')

function tellInput({ target }: Event): void {
  if (target instanceof HTMLInputElement && target.dataset.prices !== undefined) tellSum(target.form)
}

function tellSum(form: HTMLFormElement | null): void {
  const output = sumPlace(form)
  if (!form || !output) return
  const chosen = quantitiesOf(form).map(({ value, dataset }) => [value, dataset.prices ?? ''] as const)
  const { count, sum } = sumOfChosen(chosen)
  const { orderSum: currency, one = '', several = '' } = output.dataset
  const { lang } = document.documentElement
  const price = new Intl.NumberFormat(lang, { style: 'currency', currency: currency ?? '' }).format(sum)
  output.value = count === 0 ? '' : fill(count === 1 ? one : several, { count: String(count), sum: price })
}

/** A saved cart or a quote of nothing is no reason to sign in. What is typed wrong is told by the page that follows. */
function stayWithoutItems(event: SubmitEvent): void {
  const { target: form, submitter } = event
  if (!(form instanceof HTMLFormElement) || submitter?.hasAttribute('formaction') !== true) return
  const output = sumPlace(form)
  if (!output || quantitiesOf(form).some(({ value }) => value.trim() !== '')) return
  event.preventDefault()
  output.value = output.dataset.none ?? ''
}
