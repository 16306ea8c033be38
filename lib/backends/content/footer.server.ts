import 'server-only'
import { builtInFooter } from '@/lib/backends/content/built-in'
import { contentReader } from '@/lib/backends/content/content-reader.server'
import { type FooterContent, footerContentSchema } from '@/lib/contract/content'
import type { Locale } from '@/lib/site/sites'

const readFooter = contentReader({
  operation: 'fetchFooter',
  pathOf: locale => `/content/${locale}/footer.json`,
  schema: footerContentSchema,
})

/** The footer's content for a locale, or the built-in copy (spec §7, §8). Never rejects. */
export const loadFooter = async (locale: Locale): Promise<FooterContent> =>
  (await readFooter(locale)) ?? builtInFooter(locale)
