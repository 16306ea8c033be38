import 'server-only'
import { builtInHeader } from '@/lib/backends/content/built-in'
import { contentReader } from '@/lib/backends/content/content-reader.server'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import { type HeaderContent, headerContentSchema } from '@/lib/contract/content'
import { withPartnerCourses } from '@/lib/menu/partner-courses'
import type { Locale } from '@/lib/site/sites'

const readHeader = contentReader({
  operation: 'fetchHeader',
  pathOf: locale => `/content/${locale}/header.json`,
  schema: headerContentSchema,
})

/**
 * Loads the header's content for a locale, or the built-in copy (spec §7, §8), with a link to the partner
 * courses where the flag `tpp` is on. Never rejects.
 */
export async function loadHeader(locale: Locale): Promise<HeaderContent> {
  // The header is the same for all visitors, so the flags are those of an anonymous user of the locale.
  const [read, { values: flags }] = await Promise.all([readHeader(locale), getFlags(locale, undefined)])
  const header = read ?? builtInHeader(locale)
  return flags.tpp ? withPartnerCourses(header, locale) : header
}
