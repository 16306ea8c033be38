import { staticMarkupData } from '@/components/ui/static-markup-data'
import { contentHref } from '@/lib/backends/content/href'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { ExploreView } from './tiles-view'

type Props = { locale: Locale; siteBase: string }

/** Links to the parts of the store and of the regional site. */
export function Explore({ locale, siteBase }: Props) {
  const t = getTranslator(locale, 'home')
  const tiles = [
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
    <ExploreView
      data={staticMarkupData({
        heading: t('explore.heading'),
        tiles: tiles.map(({ target, ...words }) => ({
          href: contentHref(target, locale, siteBase),
          ...words,
        })),
      })}
    />
  )
}
