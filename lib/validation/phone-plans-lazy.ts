import type { NumberingPlans } from './phone.ts'

let loading: Promise<NumberingPlans> | undefined

async function importPlans(): Promise<NumberingPlans> {
  const { NUMBERING_PLANS } = await import('./phone-plans-full.ts')
  return NUMBERING_PLANS
}

/**
 * The server's numbering plans for the browser, loaded once; a failed load rejects, and the next call
 * retries.
 */
export function loadNumberingPlans(): Promise<NumberingPlans> {
  loading ??= importPlans().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}
