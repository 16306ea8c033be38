import type { Metadata } from 'next'
import { LetterOfAToZ } from '@/components/catalogue/letter-of-a-to-z'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { letterName } from '@/lib/catalogue/letter-name'
import { siteTag } from '@/lib/catalogue/page-tags'
import { storeCrumbs } from '@/lib/i18n/crumbs'
import { getTranslator } from '@/lib/i18n/translator'
import { tagPage } from '@/lib/request/request-context'
import { sharedMetadata } from '@/lib/seo/sharing.server'
import { aToZPath, letterPath } from '@/lib/site/paths'
import { getSite } from '@/lib/site/sites'
import { catalogueMetadata } from '../../_screen/catalogue-context'
import { CatalogueScreen } from '../../_screen/catalogue-screen'
import { type LetterParams, readLetterAddress } from './read-letter'

type Props = { params: LetterParams }

/** The page has no alternate versions: other sites have other titles under a letter. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, visit } = await readLetterAddress(params)
  return catalogueMetadata(locale, visit, ({ letter, segment }) =>
    sharedMetadata(locale, {
      title: getTranslator(locale, 'catalogue')('aToZ.letterTitle', { letter: letterName(locale, letter) }),
      pathOn: site => (site === locale ? letterPath(site, segment) : undefined),
    }),
  )
}

/** The titles of one letter, on a site with too many for one page (spec §2, store pages). */
export default async function LetterPage({ params }: Props) {
  const { locale, visit } = await readLetterAddress(params)
  const t = getTranslator(locale, 'catalogue')
  tagPage([siteTag(getSite(locale).siteId)])
  return (
    <CatalogueScreen
      locale={locale}
      visit={visit}
      draw={shown => (
        <div className="column py-8 lg:py-12">
          <Breadcrumbs
            label={getTranslator(locale, 'layout')('breadcrumbs')}
            crumbs={[
              ...storeCrumbs(locale),
              { label: t('aToZ.title'), href: aToZPath(locale) },
              { label: letterName(locale, shown.letter) },
            ]}
          />
          <h1 className="mt-4">{t('aToZ.letterTitle', { letter: letterName(locale, shown.letter) })}</h1>
          <LetterOfAToZ locale={locale} {...shown} />
        </div>
      )}
    />
  )
}
