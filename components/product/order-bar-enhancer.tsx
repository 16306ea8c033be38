'use client'

import { useEffect } from 'react'
import { fill } from '@/lib/i18n/fill'
import { sumOfChosen } from './chosen-sum'

/** Tells in the order bar how many items are chosen and what they cost. The bar itself needs no script. */
export function OrderBarEnhancer() {
  useEffect(() => {
    const tell = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.dataset.prices !== undefined) tellSum(target.form)
    }
    document.addEventListener('input', tell)
    return () => document.removeEventListener('input', tell)
  }, [])
  return null
}

function tellSum(form: HTMLFormElement | null): void {
  const output = form?.querySelector<HTMLOutputElement>('[data-order-sum]')
  if (!form || !output) return
  const fields = [...form.querySelectorAll<HTMLInputElement>('[data-prices]')]
  const { count, sum } = sumOfChosen(fields.map(({ value, dataset }) => [value, dataset.prices ?? '']))
  const { orderSum: currency, one = '', several = '' } = output.dataset
  const { lang } = document.documentElement
  const price = new Intl.NumberFormat(lang, { style: 'currency', currency: currency ?? '' }).format(sum)
  output.value = count === 0 ? '' : fill(count === 1 ? one : several, { count: String(count), sum: price })
}
