import type { ReactNode } from 'react'
import { serialize } from '@/components/ui/serialized'
import { type FlagUser, flagSource } from '@/lib/backends/flags/flag-source.server'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import type { Locale } from '@/lib/site/sites'
import { FlagsProvider } from './deferred-client-runtime'

type Props = { locale: Locale; user?: FlagUser | undefined; children: ReactNode }

/**
 * Passes a visitor's flags to the client components below; without a user, those of an anonymous visitor of
 * the locale.
 */
export async function WithFlags({ locale, user, children }: Props) {
  return (
    <FlagsProvider
      visitor={serialize({ flags: await getFlags(locale, user?.id), source: flagSource(locale, user) })}
    >
      {children}
    </FlagsProvider>
  )
}
