import { Badge } from '@/components/ui/badge'
import { getTranslator } from '@/lib/i18n/translator'
import type { MyAccountPage } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'
import { SupportLink } from './support-link'

type Props = { locale: Locale; page: MyAccountPage; siteBase: string }

/** A page of the account that opens later: what it will be for, and who does it meanwhile. */
export function AccountComing({ locale, page, siteBase }: Props) {
  const t = getTranslator(locale, 'coming')
  return (
    <>
      <p className="mt-3">
        <Badge>{t('notOpen')}</Badge>
      </p>
      <p className="mt-4 max-w-prose text-lg">{t(`pages.${page}.text`)}</p>
      <h2 className="mt-10">{t('today')}</h2>
      <SupportLink locale={locale} siteBase={siteBase} text={t('todaySignedIn')} />
    </>
  )
}
