import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { changeSettings, fetchSettings } from '@/lib/backends/commerce/customer-settings.server'
import type { Problem, Result } from '@/lib/result/result'
import { changedCodes, type TickedCodes, withChanges } from './changed-codes'
import { AGE_BANDS } from './interest-ages'

const isAge = (code: string): boolean => AGE_BANDS.some(band => band.code === code)

/**
 * Saves the user's changes to the interests, or clears them. Idempotent. Call it under a lock: what another
 * tab saves between its read and its write would be undone.
 */
export async function saveInterests(
  context: SignedInContext,
  { codes, takesBack }: { codes: TickedCodes; takesBack: boolean },
): Promise<Result<undefined, Problem>> {
  if (takesBack) return changeSettings(context, { interests: null })
  const settings = await fetchSettings(context)
  if (!settings.ok) return settings
  const { areas = [], ages = [] } = settings.value.interests ?? {}
  const chosen = withChanges([...areas, ...ages], changedCodes(codes))
  const interests = { areas: chosen.filter(code => !isAge(code)), ages: chosen.filter(isAge) }
  return changeSettings(context, { interests: chosen.length === 0 ? null : interests })
}
