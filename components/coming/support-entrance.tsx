import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { ButtonLink } from '@/components/ui/button'
import { accountPageTitle } from '@/lib/i18n/account-page-title'
import { storeCrumbs } from '@/lib/i18n/crumbs'
import { getTranslator } from '@/lib/i18n/translator'
import { accountPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'
import { ComingNotice } from './coming-notice'

type Props = { locale: Locale; supportHref: string }

/**
 * Placeholder of the sign-in for support staff. It belongs to no customer account, so it is rendered outside
 * of the account and requires no sign-in.
 */
export function SupportEntrance({ locale, supportHref }: Props) {
  const t = getTranslator(locale, 'coming')
  const layout = getTranslator(locale, 'layout')
  const title = accountPageTitle(locale, 'supportLogin')
  return (
    <div className="column py-8 lg:py-12">
      <Breadcrumbs label={layout('breadcrumbs')} crumbs={[...storeCrumbs(locale), { label: title }]} />
      <h1 className="mt-4">{title}</h1>
      <ComingNotice locale={locale} page="supportLogin">
        <p className="mt-2 max-w-prose">{t('todaySupport')}</p>
        <div className="mt-6 flex flex-wrap gap-4">
          <ButtonLink href={accountPath(locale, 'accountHome')}>{layout('account.label')}</ButtonLink>
          <ButtonLink variant="secondary" href={supportHref}>
            {getTranslator(locale, 'home')('help.contact')}
          </ButtonLink>
        </div>
      </ComingNotice>
    </div>
  )
}
