import { requireLocale } from '@/lib/i18n/require-locale.server'
import { sitemapXml } from '@/lib/search-engines/sitemap'
import { loadPageAddresses, loadProductAddresses } from '@/lib/search-engines/sitemap-addresses.server'
import { noSuchSitemap, xmlAnswer } from '../../_sitemap/xml-answer'

/** Made again every hour at most, for everybody. */
export const revalidate = 3600

export const generateStaticParams = () => []

type Context = { params: Promise<{ locale: string; part: string }> }

const PART = /^(?:(?<pages>pages)|products-(?<number>[1-9]\d{0,3}))\.xml$/

/** One sitemap of a site: its pages, or a part of its products. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { locale: name, part } = await params
  const locale = requireLocale(name)
  const groups = PART.exec(part)?.groups
  if (groups === undefined) return noSuchSitemap()
  const load =
    groups.pages === undefined
      ? loadProductAddresses(locale, Number(groups.number))
      : loadPageAddresses(locale)
  return xmlAnswer(await load, sitemapXml)
}
