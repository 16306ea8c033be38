import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { AccountShell } from '@/components/account/account-shell'
import { NotFoundPage } from '@/components/layout/not-found-page'
import { PartUnavailable } from '@/components/page/service-unavailable'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import type { FlagValues } from '@/lib/backends/flags/flag-values'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import { hiddenAccountPages } from '@/lib/backends/flags/hidden-account-pages'
import { isCode } from '@/lib/catalogue/codes'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { newHiddenFields } from '@/lib/forms/new-hidden-fields.server'
import { setPageStatus } from '@/lib/request/request-context'
import { isOutage, type Problem, type Result } from '@/lib/result/result'
import { readSession } from '@/lib/session/session.server'
import { signedInContext } from '@/lib/session/signed-in-context.server'
import { accountDetailPath } from '@/lib/site/account-pages'
import { loginPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'
import { AccountUnavailable } from '../_content/account-unavailable'

type Props<T> = {
  locale: Locale
  page: 'quotes' | 'savedCarts'
  code: string
  /** Where sign-in and another try lead back to. */
  address?: string
  load: (context: SignedInContext) => Promise<Result<T, Problem>>
  nameOf: (value: T) => string
  /** Drawn above the heading, for example an error summary. */
  before?: (value: T) => ReactNode
  draw: (value: T, page: { flags: FlagValues; hidden: HiddenFieldValues }) => ReactNode
}

/** The page of one saved cart or quote: for whoever it belongs to; to everybody else there is none. */
export async function DetailPage<T>(props: Props<T>) {
  const { locale, page, code, load, nameOf, before, draw } = props
  const session = await readSession()
  const { address = accountDetailPath(locale, page, code) } = props
  if (session.state === 'anonymous') redirect(loginPath(locale, address))
  if (session.state === 'unavailable')
    return <AccountUnavailable locale={locale} page={page} retryHref={address} />
  if (!isCode(code)) return notFound(locale)
  const [loaded, { values: flags }, hidden] = await Promise.all([
    load(signedInContext(session, locale)),
    getFlags(locale, session.user.id),
    newHiddenFields(session.user.id),
  ])
  if (!loaded.ok && loaded.error.status === 401) redirect(loginPath(locale, address))
  if (!loaded.ok && !isOutage(loaded.error)) return notFound(locale)
  if (!loaded.ok) setPageStatus(503)
  return (
    <AccountShell
      locale={locale}
      page={page}
      below={loaded.ok ? nameOf(loaded.value) : code}
      hiddenPages={hiddenAccountPages(flags)}
      before={loaded.ok && before?.(loaded.value)}
    >
      {loaded.ok ? (
        draw(loaded.value, { flags, hidden })
      ) : (
        <PartUnavailable
          subject="account"
          locale={locale}
          retryHref={address}
          requestId={loaded.error.requestId}
        />
      )}
    </AccountShell>
  )
}

function notFound(locale: Locale) {
  setPageStatus(404)
  return <NotFoundPage locale={locale} />
}
