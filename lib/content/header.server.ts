import 'server-only'
import { builtInHeader } from '@/lib/content/built-in'
import { contentReader } from '@/lib/content/content-reader.server'
import { type HeaderContent, headerContentSchema } from '@/lib/contract/content'
import type { Locale } from '@/lib/site/sites'

const readHeader = contentReader({
  operation: 'fetchHeader',
  pathOf: locale => `/content/${locale}/header.json`,
  schema: headerContentSchema,
})

/** The header's content for a locale, or the built-in copy (spec §7, §8). Never rejects. */
export const loadHeader = async (locale: Locale): Promise<HeaderContent> =>
  (await readHeader(locale)) ?? builtInHeader(locale)
