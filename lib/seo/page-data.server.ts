import 'server-only'
import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { getTranslator } from '@/lib/i18n/translator'
import { mediaPath, productPath } from '@/lib/site/paths'
import { getSite, type Locale } from '@/lib/site/sites'
import { publicAddress } from './alternates.server'
import { breadcrumbData, productData, type Thing } from './structured-data'

type Crumb = { label: string; href?: string }

/** Structured data of a page's breadcrumbs; the page itself, which they do not link, is at `path`. */
export function wayData(locale: Locale, crumbs: readonly Crumb[], path: string): readonly Thing[] {
  const named = crumbs.map(({ label, href = path }) => ({
    name: label,
    address: publicAddress(locale, href),
  }))
  const known = named.flatMap(({ name, address }) => (address === undefined ? [] : [{ name, address }]))
  return known.length === crumbs.length ? [breadcrumbData(known)] : []
}

/** Structured data of a title and its offers; none where the deployment does not know its own address. */
export function titleData(locale: Locale, title: TitleProduct): readonly Thing[] {
  const address = publicAddress(locale, productPath(locale, title))
  if (address === undefined) return []
  const cover = title.images?.find(({ imageType }) => imageType === 'PRIMARY')
  return [
    productData(title, {
      address,
      image: cover && publicAddress(locale, mediaPath(cover.url)),
      publisher: getTranslator(locale, 'common')('siteName'),
      taxIncluded: getSite(locale).priceBasis === 'included',
    }),
  ]
}
