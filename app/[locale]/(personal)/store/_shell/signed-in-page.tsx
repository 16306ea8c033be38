import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import type { UnavailableSubject } from '@/components/page/service-unavailable'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import type { FlagValues } from '@/lib/backends/flags/flag-values'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { isOutage, type Problem, type Result } from '@/lib/result/result'
import { readSession } from '@/lib/session/session.server'
import { signedInContext } from '@/lib/session/signed-in-context.server'
import type { AddressParameters } from '@/lib/site/address-parameters'
import { loginPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { OutagePage } from '../../../_shell/outage-page'
import { pageMetadata } from '../../../_shell/page-metadata'
import { noSuchPage } from '../_page/no-such-page'

/** Parameters of the request; `code` is empty where the page has none. */
type OwnRequest = { locale: Locale; code: string; parameters: AddressParameters }

type Declaration<T> = {
  title: (locale: Locale, parameters: AddressParameters, code: string) => string | Promise<string>
  /** Address of this page, to which sign-in and a retry return. */
  address: (request: OwnRequest) => string
  subject: UnavailableSubject
  /** Whether the page shows a form with errors, which its title says first. */
  hasErrors?: (parameters: AddressParameters) => Promise<boolean>
  load: (request: OwnRequest & { context: SignedInContext }) => Promise<Result<T, Problem>>
  render: (value: T, view: OwnRequest & { flags: FlagValues }) => ReactNode
  /** What a visitor without a session sees instead of being led to sign-in. */
  anonymous?: (request: OwnRequest) => ReactNode | Promise<ReactNode>
}

type Props = { params: Promise<{ locale: string; code?: string }>; searchParams: Promise<AddressParameters> }

async function readRequest({ params, searchParams }: Props): Promise<OwnRequest> {
  const { locale, code = '' } = await params
  return { locale: requireLocale(locale), code, parameters: await searchParams }
}

/**
 * Builds a page of the store that only signed-in users have: other visitors sign in first and return. What
 * commerce refuses to the user does not exist.
 */
export const signedInPage = <T,>(declaration: Declaration<T>) => ({
  async generateMetadata(props: Props): Promise<Metadata> {
    const { locale, parameters, code } = await readRequest(props)
    const { title, hasErrors } = declaration
    return pageMetadata(locale, await title(locale, parameters, code), await hasErrors?.(parameters))
  },
  async Page(props: Props) {
    const request = await readRequest(props)
    const { locale } = request
    const { address, subject, load, render, anonymous } = declaration
    const own = address(request)
    const session = await readSession()
    if (session.state === 'anonymous') return anonymous?.(request) ?? redirect(loginPath(locale, own))
    if (session.state === 'unavailable')
      return <OutagePage locale={locale} subject="session" retryHref={own} />
    const [answer, { values: flags }] = await Promise.all([
      load({ ...request, context: signedInContext(session, locale) }),
      getFlags(locale, session.user.id),
    ])
    if (answer.ok) return render(answer.value, { ...request, flags })
    const { error } = answer
    if (error.status === 401) redirect(loginPath(locale, own))
    if (!isOutage(error)) return noSuchPage(locale)
    return <OutagePage {...{ locale, subject }} retryHref={own} requestId={error.requestId} />
  },
})
