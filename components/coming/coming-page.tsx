import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { ButtonLink } from '@/components/ui/button'
import { storeCrumbs } from '@/lib/i18n/crumbs'
import { getTranslator } from '@/lib/i18n/translator'
import { loginPath, searchPath, storePath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'
import { stepHref } from '@/lib/site/step-paths'
import { ComingNotice } from './coming-notice'
import type { ComingPage } from './coming-pages'

type Props = { locale: Locale; page: ComingPage; path: string; signedIn: boolean; supportHref: string }

/** Placeholder of a page that opens later: its purpose, and the actions that are possible today. */
export function ComingPageView({ locale, page, path, signedIn, supportHref }: Props) {
  const t = getTranslator(locale, 'coming')
  const layout = getTranslator(locale, 'layout')
  const title = t(`pages.${page}.title`)
  return (
    <div className="column py-8 lg:py-12">
      <Breadcrumbs label={layout('breadcrumbs')} crumbs={[...storeCrumbs(locale), { label: title }]} />
      <h1 className="mt-4">{title}</h1>
      <ComingNotice locale={locale} page={page}>
        <p className="mt-2 max-w-prose">{signedIn ? t('todaySignedIn') : t('todayAnonymous')}</p>
        <div className="mt-6 flex flex-wrap gap-4">
          <ButtonLink href={supportHref}>{getTranslator(locale, 'home')('help.contact')}</ButtonLink>
          {!signedIn && <AccountLinks locale={locale} returnTo={storePath(locale, path)} />}
          <ButtonLink variant="quiet" href={searchPath(locale)}>
            {layout('search.label')}
          </ButtonLink>
        </div>
      </ComingNotice>
    </div>
  )
}

function AccountLinks({ locale, returnTo }: { locale: Locale; returnTo: string }) {
  const t = getTranslator(locale, 'layout')
  return (
    <>
      <ButtonLink variant="secondary" href={stepHref(locale, 'register')}>
        {t('account.register')}
      </ButtonLink>
      <ButtonLink variant="secondary" href={loginPath(locale, returnTo)}>
        {t('account.signIn')}
      </ButtonLink>
    </>
  )
}
