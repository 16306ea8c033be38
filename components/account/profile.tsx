import { DescriptionList } from '@/components/ui/description-list'
import { TextLink } from '@/components/ui/text-link'
import type { User } from '@/lib/contract/commerce/user'
import { fullName } from '@/lib/i18n/full-name'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { SupportLink } from './support-link'

type Props = {
  locale: Locale
  record: User
  email: string
  /** Formatted phone number, if there is one. */
  phone: string | undefined
  supportHref: string
  /** Address at which the user resets the password without customer support. */
  resetHref: string | undefined
}

/** Name, sign-in data and phone of the user as they are on record (spec §3, profile form). */
export function Profile({ locale, record, email, phone, supportHref, resetHref }: Props) {
  const t = getTranslator(locale, 'account')
  const { firstName, middleName, lastName, iamUsername, jobTitle } = record
  return (
    <>
      <p className="mt-3 max-w-prose text-lg">{t('profile.text')}</p>
      <div className="mt-6 max-w-prose wrap-anywhere">
        <DescriptionList
          descriptions={[
            {
              term: t('profile.name'),
              description: fullName(firstName, middleName, lastName),
            },
            { term: t('profile.username'), description: iamUsername },
            { term: t('profile.email'), description: email },
            { term: t('profile.phone'), description: phone ?? t('profile.missing') },
            { term: t('profile.jobTitle'), description: jobTitle?.name ?? t('profile.missing') },
            {
              term: t('profile.password'),
              description: (
                <>
                  {t('profile.passwordText')}
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
      <h2 className="mt-10">{t('profile.change')}</h2>
      <SupportLink locale={locale} supportHref={supportHref} text={t('profile.changeText')} />
    </>
  )
}
