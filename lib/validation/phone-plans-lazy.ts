import type { NumberingPlans } from './phone.ts'

let loading: Promise<NumberingPlans> | undefined

async function importPlans(): Promise<NumberingPlans> {
  const { NUMBERING_PLANS } = await import('./phone-plans-full.ts')
  return NUMBERING_PLANS
}

/**
 * The server's numbering plans for the browser, fetched once; a failed fetch rejects and is tried again next
 * time.
 */
export function loadNumberingPlans(): Promise<NumberingPlans> {
  loading ??= importPlans().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}
