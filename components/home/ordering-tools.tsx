import { stillData } from '@/components/ui/still-data'
import { getTranslator } from '@/lib/i18n/translator'
import { storePath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'
import { ToolsView } from './tiles-view'

type Props = { locale: Locale; heading: string; layout?: 'row' | 'column' }

/** The three tools of people who know what they want. */
export function OrderingTools({ locale, heading, layout = 'row' }: Props) {
  const t = getTranslator(locale, 'home')
  const tools = [
    { title: t('tools.quickOrder'), text: t('tools.quickOrderText'), page: 'quick-order' },
    { title: t('tools.orderStatus'), text: t('tools.orderStatusText'), page: 'order-status' },
    { title: t('tools.invoices'), text: t('tools.invoicesText'), page: 'invoices' },
  ]
  return (
    <ToolsView
      data={stillData({
        heading,
        inRow: layout === 'row',
        tiles: tools.map(({ page, ...words }) => ({ href: storePath(locale, page), ...words })),
      })}
    />
  )
}
