import { Badge } from '@/components/ui/badge'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { ButtonLink } from '@/components/ui/button'
import { contentHref } from '@/lib/content/href'
import { getTranslator } from '@/lib/i18n/translator'
import { stepHref } from '@/lib/registration/step-paths'
import { homePath, loginPath, searchPath, storePath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'
import type { ComingPage } from './coming-pages'

type Props = { locale: Locale; page: ComingPage; path: string; signedIn: boolean; siteBase: string }

/** A page that opens later: what it will be for, and what can be done today. */
export function ComingPageView({ locale, page, path, signedIn, siteBase }: Props) {
  const t = getTranslator(locale, 'coming')
  const layout = getTranslator(locale, 'layout')
  const home = getTranslator(locale, 'home')
  const title = t(`pages.${page}.title`)
  return (
    <div className="column py-8 lg:py-12">
      <Breadcrumbs
        label={layout('breadcrumbs')}
        crumbs={[
          { label: layout('home'), href: homePath(locale) },
          { label: home('store.title'), href: storePath(locale) },
          { label: title },
        ]}
      />
      <h1 className="mt-4">{title}</h1>
      <p className="mt-3">
        <Badge>{t('notOpen')}</Badge>
      </p>
      <p className="mt-4 max-w-prose text-lg">{t(`pages.${page}.text`)}</p>
      <h2 className="mt-10">{t('today')}</h2>
      <p className="mt-2 max-w-prose">{signedIn ? t('todaySignedIn') : t('todayAnonymous')}</p>
      <div className="mt-6 flex flex-wrap gap-4">
        <ButtonLink href={contentHref('site:contact-us', locale, siteBase)}>
          {home('help.contact')}
        </ButtonLink>
        {!signedIn && <AccountLinks locale={locale} returnTo={storePath(locale, path)} />}
        <ButtonLink variant="quiet" href={searchPath(locale)}>
          {layout('search.label')}
        </ButtonLink>
      </div>
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
