import 'server-only'
import { sharedState } from '@/lib/state/shared-state.server'

/** How long a save that was left unfinished is remembered; the next one of its user completes it. */
const KEPT_SECONDS = 30 * 24 * 60 * 60

const keyOf = (user: string): string => `profile-save/${user}`

type UnfinishedSave = {
  /** An earlier save was left in part, or its process died: the back ends may have different values. */
  wasUnfinished: boolean
  /** Forgets it, once all back ends have the same values. */
  end: () => Promise<void>
}

/** Notes that a save of the profile begins, before its first write. */
export async function noteUnfinishedSave(user: string): Promise<UnfinishedSave> {
  const isFirst = await sharedState().setIfAbsent(keyOf(user), 'begun', KEPT_SECONDS)
  return { wasUnfinished: !isFirst, end: () => sharedState().delete(keyOf(user)) }
}
