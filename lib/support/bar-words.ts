import { SUPPORT_IDLE_SECONDS } from '@/lib/config/limits'
import { fullName } from '@/lib/i18n/full-name'
import { getTranslator } from '@/lib/i18n/translator'
import type { SignedIn } from '@/lib/session/session-state'
import type { Locale } from '@/lib/site/sites'
import { supportActionPath, supportEndedPath } from '@/lib/site/support-paths'

/** Content of the bar of an agent who acts as a customer, with texts in the language of the page. */
export type SupportBarWords = {
  label: string
  acting: string
  organization: string
  /** Texts of the time that is left, by whole minutes. */
  left: readonly string[]
  secondsLeft: number
  end: string
  action: string
  /** Where the agent goes once the time is up. */
  endedHref: string
}

const MINUTE_SECONDS = 60

/**
 * The bar of a session; undefined for that of a customer.
 * @param now epoch milliseconds
 */
export function supportBarWords(
  locale: Locale,
  { user, assisted }: Pick<SignedIn, 'user' | 'assisted'>,
  now: number,
): SupportBarWords | undefined {
  if (assisted === undefined) return undefined
  const t = getTranslator(locale, 'support')
  const most = SUPPORT_IDLE_SECONDS / MINUTE_SECONDS
  return {
    label: t('bar.label'),
    acting: t('bar.acting', { name: fullName(user.firstName, user.lastName) }),
    organization: assisted.organization ?? '',
    left: Array.from({ length: most + 1 }, (_, minutes) => t('bar.left', { minutes })),
    secondsLeft: Math.max(0, Math.round((assisted.endsAt - now) / 1000)),
    end: t('bar.end'),
    action: supportActionPath(locale, 'end'),
    endedHref: supportEndedPath(locale),
  }
}

/** The text of the time that is left: minutes that have begun count. */
export const timeLeftText = ({ left }: Pick<SupportBarWords, 'left'>, secondsLeft: number): string =>
  left[Math.min(Math.ceil(secondsLeft / MINUTE_SECONDS), left.length - 1)] ?? ''
