import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { getTranslator } from '@/lib/i18n/translator'
import { newEvidenceHref } from '@/lib/site/qualification-paths'
import { pageMetadata } from '../../../../../_shell/page-metadata'

type Props = { params: Promise<{ locale: string }> }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale)
  return pageMetadata(locale, getTranslator(locale, 'qualifications')('new'))
}

/** New evidence without its kind leads to where the kinds are offered. */
export default async function NewEvidencePage({ params }: Props) {
  redirect(newEvidenceHref(requireLocale((await params).locale)))
}
