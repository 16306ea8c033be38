import { formatDateTime } from '@/lib/format/date'
import { getTranslator } from '@/lib/i18n/translator'
import type { SignIn } from '@/lib/session/sign-in-activity.server'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  signIns: readonly SignIn[]
  /** Pseudonymous id of the current session. */
  current: string
}

/** Recent sign-ins of the user, so that they notice unauthorized access. */
export function SignInActivity({ locale, signIns, current }: Props) {
  const t = getTranslator(locale, 'profile')
  const nameOf = ({ browser, system }: SignIn): string => {
    const name = browser ?? t('signIns.unknown')
    return system === undefined ? name : t('signIns.on', { browser: name, system })
  }
  return (
    <>
      <h2 className="mt-10">{t('signIns.heading')}</h2>
      <p className="mt-2 max-w-prose">{t('signIns.text')}</p>
      {signIns.length === 0 ? (
        <p className="mt-4">{t('signIns.none')}</p>
      ) : (
        <ol className="mt-4 max-w-prose divide-y divide-line border-y border-line">
          {signIns.map(signIn => (
            <li key={signIn.key} className="flex flex-wrap gap-x-4 py-2">
              <span className="grow">{formatDateTime(locale, new Date(signIn.at).toISOString())}</span>
              <span>{nameOf(signIn)}</span>
              {signIn.key === current && <strong>{t('signIns.here')}</strong>}
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
