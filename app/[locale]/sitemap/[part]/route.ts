import { refuseFlood } from '@/lib/handlers/refuse-flood.server'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { FileCache } from '@/lib/seo/file-cache'
import { sitemapXml } from '@/lib/seo/sitemap'
import { loadPageAddresses, loadProductAddresses } from '@/lib/seo/sitemap-addresses.server'
import { noSuchSitemap, xmlAnswer } from '../../_sitemap/xml-answer'

export const dynamic = 'force-dynamic'

/** Made again every hour at most, for everybody. */
const files = new FileCache({ bytes: 8_388_608, freshMs: 3_600_000 })

type Context = { params: Promise<{ locale: string; part: string }> }

const PART = /^(?:(?<pages>pages)|products-(?<number>[1-9]\d{0,3}))\.xml$/

/** One sitemap of a site: its pages, or a part of its products. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const flood = await refuseFlood(request)
  if (flood !== undefined) return flood
  const { locale: name, part } = await params
  const locale = requireLocale(name)
  const groups = PART.exec(part)?.groups
  if (groups === undefined) return noSuchSitemap()
  const load = () =>
    groups.pages === undefined
      ? loadProductAddresses(locale, Number(groups.number))
      : loadPageAddresses(locale)
  return files.get(`${locale}/${part}`, async () => xmlAnswer(await load(), sitemapXml))
}
