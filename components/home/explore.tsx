import { useId } from 'react'
import { Icon } from '@/components/ui/icon'
import { contentHref } from '@/lib/content/href'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; siteBase: string }

/** Entrances to the parts of the store and of the regional site. */
export function Explore({ locale, siteBase }: Props) {
  const headingId = useId()
  const t = getTranslator(locale, 'home')
  const tiles = [
    { title: t('explore.categories'), text: t('explore.categoriesText'), target: 'store:a-z' },
    {
      title: t('explore.digital'),
      text: t('explore.digitalText'),
      target: 'site:digital-solutions/digital-library',
    },
    { title: t('explore.training'), text: t('explore.trainingText'), target: 'site:learning/training' },
    {
      title: t('explore.ordering'),
      text: t('explore.orderingText'),
      target: 'site:ordering/purchase-orders',
    },
  ]
  return (
    <section aria-labelledby={headingId} className="column py-12 lg:py-20">
      <h2 id={headingId}>{t('explore.heading')}</h2>
      <ul className="mt-8 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {tiles.map(({ title, text, target }) => (
          <li key={target} className="relative border-t-4 border-accent pt-4 hover:border-warm">
            <h3>
              <a
                href={contentHref(target, locale, siteBase)}
                className="text-accent no-underline after:absolute after:inset-0 hover:underline"
              >
                {title} <Icon name="arrow" className="ml-1 inline size-4" />
              </a>
            </h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
