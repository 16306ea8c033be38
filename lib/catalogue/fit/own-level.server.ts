import 'server-only'
import { fetchUser } from '@/lib/backends/commerce/users.server'
import { readSession } from '@/lib/session/session.server'
import { signedInContext } from '@/lib/session/signed-in-context.server'
import type { Locale } from '@/lib/site/sites'
import { heldLevel } from '../held-level'
import { OWN_LEVELS, type OwnLevel } from './fit-criteria'

/**
 * The level that the signed-in user holds now. It only presets the form, so an outage counts as an unknown
 * level.
 */
export async function readOwnLevel(locale: Locale): Promise<OwnLevel | undefined> {
  const session = await readSession()
  if (session.state !== 'signedIn') return undefined
  const user = await fetchUser(signedInContext(session, locale))
  const level = user.ok ? heldLevel(locale, user.value.qualification, Date.now()) : undefined
  return OWN_LEVELS.find(known => known === level)
}
