import { AreaGrid } from '@/components/catalogue/area-grid'
import { StaleNotice } from '@/components/catalogue/stale-notice'
import { TitleList } from '@/components/catalogue/title-list'
import { HomeSection } from '@/components/home/home-section'
import { loadCategories, loadTitles } from '@/lib/catalogue/catalogue.server'
import { filledCategories } from '@/lib/catalogue/find-category'
import { siteTag } from '@/lib/catalogue/page-tags'
import { newestTitles } from '@/lib/catalogue/title-searches'
import { getTranslator } from '@/lib/i18n/translator'
import { tagPage } from '@/lib/request/request-context'
import { aToZPath } from '@/lib/site/paths'
import { getSite, type Locale } from '@/lib/site/sites'

/** Number of titles that fills even rows. */
const SHOWN_NEW = 6

const NEWEST_ID = 'newest-titles'

type Props = { locale: Locale }

/**
 * Areas of the catalogue. The page is complete without them, so they are omitted while commerce is
 * unavailable.
 */
export async function Areas({ locale }: Props) {
  const t = getTranslator(locale, 'home')
  tagPage([siteTag(getSite(locale).siteId)])
  const tree = await loadCategories(locale)
  const areas = tree.ok ? filledCategories(tree.value.value.categories) : []
  return (
    areas.length > 0 && (
      <HomeSection heading={t('areas.heading')} text={t('areas.text')}>
        <AreaGrid locale={locale} categories={areas} />
        <p className="mt-8">
          <a href={aToZPath(locale)} className="inline-block py-1 font-semibold">
            {t('areas.all')}
          </a>
        </p>
      </HomeSection>
    )
  )
}

/** The newest titles, omitted likewise. */
export async function NewestTitles({ locale }: Props) {
  const t = getTranslator(locale, 'home')
  tagPage([siteTag(getSite(locale).siteId)])
  const newest = await loadTitles(locale, newestTitles(SHOWN_NEW))
  const titles = newest.ok ? newest.value.value.products : []
  return (
    titles.length > 0 && (
      <HomeSection heading={t('newest.heading')} text={t('newest.text')} tone="paper">
        <div className="space-y-6">
          <StaleNotice locale={locale} asOf={newest.ok ? newest.value.asOf : undefined} />
          <TitleList locale={locale} id={NEWEST_ID} titles={titles} />
        </div>
      </HomeSection>
    )
  )
}
