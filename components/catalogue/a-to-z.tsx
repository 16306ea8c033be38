import { staticMarkupData } from '@/components/ui/static-markup-data'
import type { AllTitles } from '@/lib/catalogue/all-titles.server'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { groupsOf, letterPagesOf } from './a-to-z-data'
import { AToZView } from './a-to-z-view'
import { StaleNotice } from './stale-notice'

type Props = AllTitles & { locale: Locale; asOf: number | undefined }

/**
 * All titles by letter, with anchor links to the letters; where there are too many titles for one page, a
 * list of the letter pages.
 */
export function AToZ({ locale, asOf, ...all }: Props) {
  const t = getTranslator(locale, 'catalogue')
  const groups = 'titles' in all ? groupsOf(locale, all.titles) : []
  const letters =
    'letters' in all
      ? letterPagesOf(locale, all.letters)
      : groups.map(({ id, name }) => ({ name, href: `#${id}` }))
  return (
    <>
      <p className="mt-3 max-w-prose text-lg text-muted">{t('aToZ.text', { count: all.total })}</p>
      {'letters' in all && <p className="mt-3">{t('aToZ.choose')}</p>}
      <StaleNotice locale={locale} asOf={asOf} />
      <AToZView data={staticMarkupData({ label: t('aToZ.letters'), letters, groups })} />
    </>
  )
}
