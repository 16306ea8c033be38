import { ButtonLink } from '@/components/ui/button'
import { HelpLink } from '@/components/ui/help-link'
import { getTranslator } from '@/lib/i18n/translator'
import { aToZPath, storePath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; retryHref: string; supportHref: string; requestId: string }

/** Commerce is away and nothing is kept of what was asked for: what that means, and the ways on. */
export function CatalogueOutage({ locale, retryHref, supportHref, requestId }: Props) {
  const t = getTranslator(locale, 'catalogue')
  const layout = getTranslator(locale, 'layout')
  return (
    <div className="column py-12 lg:py-20">
      <h1>{t('outage.title')}</h1>
      <p className="mt-4 max-w-prose text-lg">{t('outage.text')}</p>
      <p className="mt-8">
        <ButtonLink href={retryHref}>{layout('failure.retry')}</ButtonLink>
      </p>
      <ul className="mt-6 flex flex-wrap gap-x-6">
        <li>
          <a href={storePath(locale)} className="inline-block py-1">
            {getTranslator(locale, 'home')('explore.categories')}
          </a>
        </li>
        <li>
          <a href={aToZPath(locale)} className="inline-block py-1">
            {layout('searchPage.browse')}
          </a>
        </li>
        <li>
          <HelpLink href={supportHref}>{layout('failure.support')}</HelpLink>
        </li>
      </ul>
      <p className="mt-6 text-sm text-muted">
        {layout('failure.reference')} {requestId}
      </p>
    </div>
  )
}
