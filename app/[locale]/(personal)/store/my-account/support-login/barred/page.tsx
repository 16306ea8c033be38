import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { BarredNotice } from '@/components/support/barred-notice'
import { SupportFrame } from '@/components/support/support-frame'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { getTranslator } from '@/lib/i18n/translator'
import { setPageStatus } from '@/lib/request/request-context'
import { type AddressParameters, firstParam } from '@/lib/site/address-parameters'
import { BARRED_PARAMETER } from '@/lib/site/page-parameters'
import { supportPath } from '@/lib/site/support-paths'
import { CUSTOMER_ONLY } from '@/lib/support/customer-only'
import { supportOfPage } from '@/lib/support/support-page.server'
import { pageMetadata } from '../../../../../_shell/page-metadata'

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<AddressParameters> }

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale)
  return pageMetadata(locale, getTranslator(locale, 'support')('barred.title'))
}

/** Says to an agent what only the customer does (pages: Support login). */
export default async function BarredPage({ params, searchParams }: Props) {
  const locale = requireLocale((await params).locale)
  const support = await supportOfPage()
  if (support === undefined) redirect(supportPath(locale))
  setPageStatus(403)
  const named = firstParam(await searchParams, BARRED_PARAMETER)
  return (
    <SupportFrame locale={locale} title={getTranslator(locale, 'support')('barred.title')}>
      <BarredNotice
        locale={locale}
        part={CUSTOMER_ONLY.find(part => part === named)}
        isActing={support.record.acting !== undefined}
      />
    </SupportFrame>
  )
}
