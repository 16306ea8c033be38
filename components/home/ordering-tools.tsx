import { staticMarkupData } from '@/components/ui/static-markup-data'
import { getTranslator } from '@/lib/i18n/translator'
import { storePath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { ToolsView } from './tiles-view'

type Props = { locale: Locale; heading: string; layout?: 'row' | 'column' }

/** Entry links: product A–Z, fit finder and quotes. */
export function OrderingTools({ locale, heading, layout = 'row' }: Props) {
  const t = getTranslator(locale, 'home')
  const tools = [
    { title: getTranslator(locale, 'catalogue')('aToZ.title'), text: t('tools.aToZText'), page: 'a-z' },
    { title: getTranslator(locale, 'fit')('title'), text: t('tools.fitText'), page: 'fit' },
    { title: t('tools.quotes'), text: t('tools.quotesText'), page: 'cart' },
  ]
  return (
    <ToolsView
      data={staticMarkupData({
        heading,
        inRow: layout === 'row',
        tiles: tools.map(({ page, ...words }) => ({ href: storePath(locale, page), ...words })),
      })}
    />
  )
}
