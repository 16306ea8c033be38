import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { getTranslator } from '@/lib/i18n/translator'
import type { AddressParameters } from '@/lib/site/address-parameters'
import { supportPath } from '@/lib/site/support-paths'
import { supportOfPage } from '@/lib/support/support-page.server'
import { pageMetadata } from '../../../../../../_shell/page-metadata'
import { EntriesContent } from '../../_content/entries-content'

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<AddressParameters> }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale)
  return pageMetadata(locale, getTranslator(locale, 'support')('log.all'))
}

/** Everything that agents did on this site, one by one, or in one session (pages: Support login). */
export default async function SupportEntriesPage({ params, searchParams }: Props) {
  const locale = requireLocale((await params).locale)
  const support = await supportOfPage()
  if (support === undefined) redirect(supportPath(locale))
  return <EntriesContent {...{ locale, support }} parameters={await searchParams} />
}
