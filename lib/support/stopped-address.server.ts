import 'server-only'
import type { CookieMap } from '@/lib/cookies/cookie-change'
import { flashAddress } from '@/lib/flash/flash-address.server'
import { fill } from '@/lib/i18n/fill'
import { fullName } from '@/lib/i18n/full-name'
import { getMessages } from '@/lib/i18n/messages'
import type { Locale } from '@/lib/site/sites'
import { supportPath } from '@/lib/site/support-paths'
import { type ActingSupport, dropActing } from './audit-log.server'

type Stopped = { locale: Locale; cookies: CookieMap; stopped: ActingSupport }

/**
 * The search, which says that the agent cannot go on as the customer: commerce has refused it.
 * @param now epoch milliseconds
 */
export async function stoppedAddress({ locale, cookies, stopped }: Stopped, now: number): Promise<string> {
  await dropActing(cookies, stopped, now)
  const { firstName, lastName } = stopped.record.acting
  const message = fill(getMessages(locale).support.stopped, { name: fullName(firstName, lastName) })
  return flashAddress(supportPath(locale), { tone: 'danger', message })
}
