import { IDLE_WARNING_SECONDS, SUPPORT_IDLE_SECONDS } from '@/lib/config/limits'
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
  /** Warning text once little time is left. */
  soon: readonly string[]
  secondsLeft: number
  /** Label of the button that extends the session; empty if the absolute limit is near. */
  stay: string
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
  const { isFinal, organization = '', endsAt } = assisted
  const minutes = (most: number, name: 'bar.left' | 'bar.soon' | 'bar.final') =>
    Array.from({ length: most / MINUTE_SECONDS + 1 }, (_, count) => t(name, { minutes: count }))
  return {
    label: t('bar.label'),
    acting: t('bar.acting', { name: fullName(user.firstName, user.lastName) }),
    organization,
    left: minutes(SUPPORT_IDLE_SECONDS, 'bar.left'),
    soon: minutes(IDLE_WARNING_SECONDS, isFinal ? 'bar.final' : 'bar.soon'),
    secondsLeft: Math.max(0, Math.round((endsAt - now) / 1000)),
    stay: isFinal ? '' : t('bar.stay'),
    end: t('bar.end'),
    action: supportActionPath(locale, 'end'),
    endedHref: supportEndedPath(locale),
  }
}

/** The text of the time that is left: minutes that have begun count. */
export const timeLeftText = ({ left }: Pick<SupportBarWords, 'left'>, secondsLeft: number): string =>
  left[Math.min(Math.ceil(secondsLeft / MINUTE_SECONDS), left.length - 1)] ?? ''

/** The warning before the timeout; undefined while enough time is left. */
export const warningText = (
  { soon }: Pick<SupportBarWords, 'soon'>,
  secondsLeft: number,
): string | undefined =>
  secondsLeft > IDLE_WARNING_SECONDS ? undefined : soon[Math.ceil(secondsLeft / MINUTE_SECONDS)]
