import type { ReactNode } from 'react'
import { DescriptionList } from '@/components/ui/description-list'
import { TextLink } from '@/components/ui/text-link'
import { getTranslator } from '@/lib/i18n/translator'
import { isEmailUsername } from '@/lib/profile/email/email-fields'
import type { Locale } from '@/lib/site/sites'
import type { PasswordOwner } from '@/lib/validation/password'
import { DETAILS_HEADING, EMAIL_HEADING, PASSWORD_HEADING } from './headings'

type Props = {
  locale: Locale
  /** The account with which the user signs in. */
  owner: PasswordOwner
  /** Address at which the user resets the password without customer support. */
  resetHref: string | undefined
  /** The pending email change, or the form that requests one. */
  email: ReactNode
  /** The form with the user's details. */
  details: ReactNode
  /** The form that changes the password. */
  password: ReactNode
  /** The form that signs out everywhere else. */
  otherSessions: ReactNode
  /** Link to customer support, who can change the username. */
  support: ReactNode
}

/** The sign-in account, and the forms of the user's details and password (spec §3, profile form). */
export function Profile({
  locale,
  owner,
  resetHref,
  email,
  details,
  password,
  otherSessions,
  support,
}: Props) {
  const t = getTranslator(locale, 'profile')
  const isUsername = isEmailUsername(owner)
  return (
    <>
      <p className="mt-3 max-w-prose text-lg">{t('text')}</p>
      <h2 className="mt-8">{t('account')}</h2>
      <p className="mt-2 max-w-prose">{t('accountText')}</p>
      <div className="mt-4 max-w-prose wrap-anywhere">
        <DescriptionList
          descriptions={[
            { term: t('username'), description: owner.username },
            { term: t('email'), description: owner.email },
            {
              term: t('password.label'),
              description: (
                <>
                  {t('password.hidden')}
                  {resetHref !== undefined && (
                    <TextLink href={resetHref} className="block py-1">
                      {getTranslator(locale, 'signInHelp')('reset.label')}
                    </TextLink>
                  )}
                </>
              ),
            },
          ]}
        />
      </div>
      {isUsername && <p className="mt-4 max-w-prose">{t('usernameIsEmail')}</p>}
      <h2 id={EMAIL_HEADING} className="mt-10">
        {t('emailChange.heading')}
      </h2>
      {email}
      <h2 id={DETAILS_HEADING} className="mt-10">
        {t('details')}
      </h2>
      <div className="mt-4">{details}</div>
      <h2 id={PASSWORD_HEADING} className="mt-10">
        {t('password.heading')}
      </h2>
      <p className="mt-2 max-w-prose">{t('password.text')}</p>
      <div className="mt-4">{password}</div>
      {otherSessions}
      {!isUsername && (
        <>
          <h2 className="mt-10">{t('change')}</h2>
          {support}
        </>
      )}
    </>
  )
}
