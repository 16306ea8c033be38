import { requireLocale } from '@/lib/i18n/require-locale.server'
import { getTranslator } from '@/lib/i18n/translator'
import { pageMetadata } from '../../../_shell/page-metadata'
import { noSuchPage } from '../_page/no-such-page'

type Props = { params: Promise<{ locale: string }> }

export const dynamic = 'force-dynamic'

export const generateMetadata = async ({ params }: Props) => {
  const locale = requireLocale((await params).locale)
  return pageMetadata(locale, getTranslator(locale, 'layout')('notFound.title'))
}

/** Every store address that no other page has. */
export default async function OtherStorePage({ params }: Props) {
  return noSuchPage(requireLocale((await params).locale))
}
