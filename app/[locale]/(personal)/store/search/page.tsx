import type { Metadata } from 'next'
import { SearchResults } from '@/components/layout/search-results'
import { getSettings } from '@/lib/config/env.server'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { getTranslator } from '@/lib/i18n/translator'

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const dynamic = 'force-dynamic'

/** Longer ones are not typed by people. */
const MAX_QUERY_LENGTH = 200

async function readQuery(searchParams: Props['searchParams']): Promise<string> {
  const { q } = await searchParams
  const query = Array.isArray(q) ? q[0] : q
  return [...(query ?? '').replace(/\p{Cc}|\p{Cf}/gu, ' ').trim()].slice(0, MAX_QUERY_LENGTH).join('')
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const t = getTranslator(requireLocale((await params).locale), 'layout')
  const query = await readQuery(searchParams)
  return {
    title: query === '' ? t('searchPage.title') : t('searchPage.titleFor', { query }),
    robots: { index: false },
  }
}

export default async function SearchPage({ params, searchParams }: Props) {
  const locale = requireLocale((await params).locale)
  const query = await readQuery(searchParams)
  return <SearchResults locale={locale} query={query} sections={[]} siteBase={getSettings().CONTENT_URL} />
}
