import { HiddenFields } from '@/components/form/fields/hidden-fields'
import { Button, ButtonLink } from '@/components/ui/button'
import type { EmailLink } from '@/lib/contract/email-change'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { getTranslator } from '@/lib/i18n/translator'
import { EMAIL_LINK_PARAMETER } from '@/lib/site/page-parameters'
import { emailConfirmationActionPath, profilePath } from '@/lib/site/profile-paths'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  hidden: HiddenFieldValues
  link: EmailLink
  code: string
  /** Whether the username changes with the email. */
  isUsername: boolean
}

/** The page of a mailed link: asks to confirm the new email, or says why the link no longer works. */
export function EmailLinkQuestion({ locale, hidden, link, code, isUsername }: Props) {
  const t = getTranslator(locale, 'profile')
  const { state, email = '' } = link
  if (state === 'open')
    return (
      <div className="mt-4 max-w-prose">
        <h2 className="wrap-anywhere">{t('emailChange.page.question', { email })}</h2>
        <p className="mt-2">{t('emailChange.page.text')}</p>
        {isUsername && <p className="mt-2 wrap-anywhere">{t('emailChange.page.username', { email })}</p>}
        <form
          method="post"
          action={emailConfirmationActionPath(locale)}
          className="mt-6 flex flex-wrap items-center gap-3"
        >
          <HiddenFields {...hidden} />
          <input type="hidden" name={EMAIL_LINK_PARAMETER} value={code} />
          <Button type="submit">{t('emailChange.page.confirm')}</Button>
          <ButtonLink href={profilePath(locale)} variant="secondary">
            {t('emailChange.page.notNow')}
          </ButtonLink>
        </form>
      </div>
    )
  return (
    <div className="mt-4 max-w-prose">
      <h2 className="wrap-anywhere">{t(`emailChange.page.${state}`, { email })}</h2>
      <p className="mt-2">{t(`emailChange.page.${state}Text`)}</p>
      <p className="mt-6">
        <ButtonLink href={profilePath(locale)}>{t('emailChange.page.back')}</ButtonLink>
      </p>
    </div>
  )
}
