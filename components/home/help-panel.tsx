import { useId } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { contentHref } from '@/lib/backends/content/href'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; siteBase: string }

/** Contact to customer support. */
export function HelpPanel({ locale, siteBase }: Props) {
  const headingId = useId()
  const t = getTranslator(locale, 'home')
  return (
    <section aria-labelledby={headingId} className="border-t border-sand bg-paper">
      <div className="column items-center justify-between gap-12 py-10 lg:flex lg:py-14">
        <div className="max-w-form">
          <h2 id={headingId}>{t('help.heading')}</h2>
          <p className="mt-3 text-muted">{t('help.text')}</p>
        </div>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 lg:mt-0">
          <ButtonLink href={contentHref('site:contact-us', locale, siteBase)} variant="secondary">
            {t('help.contact')}
          </ButtonLink>
          <a href={contentHref('site:international-contacts', locale, siteBase)} className="py-1">
            {t('help.international')}
          </a>
        </div>
      </div>
    </section>
  )
}
