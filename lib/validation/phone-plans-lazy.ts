import type { NumberingPlans } from './phone.ts'
import { createNumberingPlans } from './phone-plans.ts'

let loading: Promise<NumberingPlans> | undefined

async function importPlans(): Promise<NumberingPlans> {
  const [library, metadata] = await Promise.all([
    import('libphonenumber-js/core'),
    import('libphonenumber-js/max/metadata'),
  ])
  return createNumberingPlans(library, metadata.default)
}

/** The server's numbering plans for the browser, fetched once; a failed fetch rejects and is tried again next time. */
export function loadNumberingPlans(): Promise<NumberingPlans> {
  loading ??= importPlans().catch(error => {
    loading = undefined
    throw error
  })
  return loading
}
