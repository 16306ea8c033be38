import { z } from 'zod'
import { defineRead } from '@/lib/handlers/define-read.server'
import { localeSchema } from '@/lib/handlers/locale-schema'
import { FileCache } from '@/lib/seo/file-cache'
import { sitemapXml } from '@/lib/seo/sitemap'
import { loadPageAddresses, loadProductAddresses } from '@/lib/seo/sitemap-addresses.server'
import { respondXml } from '../../_sitemap/respond-xml'

export const dynamic = 'force-dynamic'

/** Cache for all requests; a file is rendered again after one hour at the earliest. */
const files = new FileCache({ bytes: 8_388_608, freshMs: 3_600_000 })

const PART = /^(?:pages|products-[1-9]\d{0,3})\.xml$/

const NEEDS = {
  limit: 'read',
  params: z.object({ locale: localeSchema, part: z.string().regex(PART) }),
} as const

/** One sitemap of a site: its pages, or a part of its products. */
export const GET = defineRead(NEEDS, ({ request, params: { locale, part } }) => {
  const number = /\d+/.exec(part)?.[0]
  const load = () =>
    number === undefined ? loadPageAddresses(locale) : loadProductAddresses(locale, Number(number))
  return files.get(`${locale}/${part}`, async () => respondXml(request, await load(), sitemapXml))
})
