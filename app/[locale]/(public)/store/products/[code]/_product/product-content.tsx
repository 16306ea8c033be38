import { coverAddress } from '@/components/catalogue/cover-address'
import { StaleNotice } from '@/components/catalogue/stale-notice'
import { AboutProduct } from '@/components/product/about-product'
import { EditionNotices } from '@/components/product/edition-notices'
import { EligibilityLine } from '@/components/product/eligibility-line'
import { ItemList } from '@/components/product/item-list'
import { LevelPanel } from '@/components/product/level-panel'
import { ProductHead } from '@/components/product/product-head'
import { ProductTools } from '@/components/product/product-tools'
import { WithdrawnTitle } from '@/components/product/withdrawn-title'
import { StructuredData } from '@/components/search-engines/structured-data'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { contentHref } from '@/lib/backends/content/href'
import { supportHref } from '@/lib/backends/content/site-links.server'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import type { ItemFlags } from '@/lib/backends/flags/item-flags'
import { OPEN_RANK } from '@/lib/catalogue/eligibility'
import { pictureSource } from '@/lib/catalogue/embedded-pictures.server'
import { productTag, siteTag } from '@/lib/catalogue/page-tags'
import { similarTitles, suppliesOf } from '@/lib/catalogue/related'
import { neededRanks } from '@/lib/catalogue/title-items'
import { titleState } from '@/lib/catalogue/title-state'
import { getSettings } from '@/lib/config/env.server'
import { storeCrumbs } from '@/lib/i18n/crumbs'
import { getTranslator } from '@/lib/i18n/translator'
import { setPageStatus, tagPage } from '@/lib/request/request-context'
import { publicAddress } from '@/lib/seo/alternates.server'
import { titleData, wayData } from '@/lib/seo/page-data.server'
import { categoryPath, eligibilityPath, loginPath, productPath } from '@/lib/site/paths'
import { getSite, type Locale } from '@/lib/site/sites'
import type { ShownProduct } from './read-product'
import { SimilarTitles } from './similar-titles'

type Props = ShownProduct & { locale: Locale; asOf: number | undefined }

/** Page of a title: for sale, sold by other sites only, or withdrawn. */
export async function ProductContent({ locale, title, references, asOf }: Props) {
  tagPage([siteTag(getSite(locale).siteId), productTag(title.code)])
  const state = titleState(locale, title)
  if (state === 'withdrawn') setPageStatus(410)
  const support = supportHref(locale)
  // The page is the same for all visitors, so its flags are those of an anonymous visitor of the locale.
  const { values: flags } = await getFlags(locale, undefined)
  const notices = (
    <>
      <StaleNotice locale={locale} asOf={asOf} />
      <EditionNotices locale={locale} title={title} />
    </>
  )
  return (
    <div className="product-page">
      <div className="column pt-8 pb-10 print:pb-1">
        <Crumbs locale={locale} title={title} />
        {state === 'withdrawn' ? (
          <WithdrawnTitle locale={locale} title={title} supportHref={support} />
        ) : (
          <ProductHead
            locale={locale}
            title={title}
            cover={pictureSource(coverAddress(title, 'large'))}
            flags={flags}
            notices={notices}
            tools={
              <ProductTools
                locale={locale}
                title={title}
                address={publicAddress(locale, productPath(locale, title))}
              />
            }
          />
        )}
      </div>
      {state !== 'withdrawn' && (
        <Offering locale={locale} title={title} references={references} askHref={support} flags={flags} />
      )}
    </div>
  )
}

type OfferingProps = Omit<Props, 'asOf'> & { askHref: string; flags: ItemFlags }

/** Description of the title, its items and similar titles. */
function Offering({ locale, title, references, askHref, flags }: OfferingProps) {
  return (
    <>
      <div className="column product-reading grid gap-x-12 gap-y-8 pb-6 lg:grid-cols-[minmax(0,1fr)_22rem] print:pb-1">
        <div>
          <AboutProduct locale={locale} title={title} />
        </div>
        <Level locale={locale} title={title} />
      </div>
      {titleState(locale, title) === 'sold' && (
        <div className="border-t border-sand">
          <ItemList
            locale={locale}
            title={title}
            supplies={suppliesOf(title, references)}
            askHref={askHref}
            flags={flags}
          />
        </div>
      )}
      <SimilarTitles locale={locale} titles={similarTitles(references)} />
    </>
  )
}

/** Breadcrumbs and, where the title is sold, structured data for search engines. */
function Crumbs({ locale, title }: Pick<Props, 'locale' | 'title'>) {
  const area = title.categories?.[0]
  const crumbs = [
    ...storeCrumbs(locale),
    ...(area === undefined ? [] : [{ label: area.name, href: categoryPath(locale, area) }]),
    { label: title.assessment.acronym },
  ]
  const isSold = titleState(locale, title) === 'sold'
  return (
    <>
      <Breadcrumbs label={getTranslator(locale, 'layout')('breadcrumbs')} crumbs={crumbs} />
      {isSold && (
        <StructuredData
          things={[...wayData(locale, crumbs, productPath(locale, title)), ...titleData(locale, title)]}
        />
      )}
    </>
  )
}

/** The qualification rule is always shown; its meaning for the visitor only where an item can be ordered. */
function Level({ locale, title }: Pick<Props, 'locale' | 'title'>) {
  const { title: rank, items } = neededRanks(title)
  const isGated = titleState(locale, title) === 'sold' && Math.max(rank, ...items) > OPEN_RANK
  return (
    <LevelPanel
      locale={locale}
      title={title}
      qualificationsHref={contentHref('site:ordering/qualifications', locale, getSettings().CONTENT_URL)}
      personal={
        isGated && (
          <EligibilityLine path={eligibilityPath(locale, title.code)}>
            <p className="font-semibold">{getTranslator(locale, 'product')('level.signIn')}</p>
            <p>
              <a href={loginPath(locale, productPath(locale, title))} className="inline-block py-1">
                {getTranslator(locale, 'layout')('account.signIn')}
              </a>
            </p>
          </EligibilityLine>
        )
      }
    />
  )
}
