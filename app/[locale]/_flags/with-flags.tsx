import type { ReactNode } from 'react'
import { FlagsProvider } from '@/components/flags/flags-provider'
import { flagSource } from '@/lib/flags/flag-source.server'
import { getFlags } from '@/lib/flags/get-flags.server'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; userId?: string | undefined; children: ReactNode }

/** Hands a visitor's flags to the client components below; without a user those of every stranger of the locale. */
export async function WithFlags({ locale, userId, children }: Props) {
  return (
    <FlagsProvider flags={await getFlags(locale, userId)} source={flagSource(locale, userId)}>
      {children}
    </FlagsProvider>
  )
}
