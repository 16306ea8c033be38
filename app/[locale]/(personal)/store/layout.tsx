import type { ReactNode } from 'react'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { ActingAccountLine } from './_shell/acting-account-line'

type Props = { params: Promise<{ locale: string }>; children: ReactNode }

/** Layout of the personal pages on which is ordered. */
export default async function StoreLayout({ params, children }: Props) {
  return (
    <>
      <ActingAccountLine locale={requireLocale((await params).locale)} />
      {children}
    </>
  )
}
