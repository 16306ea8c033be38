import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import type { FlagValues } from '@/lib/backends/flags/flag-values'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import { hiddenAccountPages } from '@/lib/backends/flags/hidden-account-pages'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { newHiddenFields } from '@/lib/forms/new-hidden-fields.server'
import { rejectedFormAddress } from '@/lib/forms/rejected-form.server'
import { accountPageTitle } from '@/lib/i18n/account-page-title'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { oncePerRequest } from '@/lib/request/once-per-request'
import { isOutage, type Problem, type Result } from '@/lib/result/result'
import { readSession } from '@/lib/session/session.server'
import type { SignedIn } from '@/lib/session/session-state'
import { signedInContext } from '@/lib/session/signed-in-context.server'
import { accountPath, type MyAccountPage } from '@/lib/site/account-pages'
import { type AddressParameters, firstParam } from '@/lib/site/address-parameters'
import { REJECTED_FORM_PARAMETER } from '@/lib/site/page-parameters'
import { loginPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { pagesNotOffered } from '@/lib/support/menu-pages'
import { isCode } from '@/lib/validation/codes'
import { OutagePage } from '../../../../_shell/outage-page'
import { pageMetadata } from '../../../../_shell/page-metadata'
import { noSuchPage } from '../../_page/no-such-page'
import { AccountFrame } from './account-frame'

/** Parameters of the request; `code` is empty where the page has none. */
export type AccountRequest = { locale: Locale; code: string; parameters: AddressParameters }

/** Data that a page is loaded with: the request, the session and the context for calls of the back ends. */
export type AccountContext = AccountRequest & { session: SignedIn; context: SignedInContext }

/** Data that a page is rendered with: also the user's flags, and the hidden fields of every form. */
type AccountView = AccountContext & { flags: FlagValues; hidden: HiddenFieldValues }

type Declaration<T> = {
  page: MyAccountPage
  load: (context: AccountContext) => Promise<Result<T, Problem>>
  render: (value: T, view: AccountView) => ReactNode
  /**
   * Address to which sign-in and a retry return, where it is not the address of `page`; a form that is shown
   * again is added to it.
   */
  address?: (request: AccountRequest) => string
  /** Canonical address to redirect to; undefined where this one is it. */
  canonicalAddress?: (request: AccountRequest) => string | undefined
  /** Name of a page that lies below `page`. */
  below?: (request: AccountRequest) => string
  /** What a visitor without a session sees instead of being led to sign-in; undefined leads them there. */
  anonymous?: (request: AccountRequest) => ReactNode
  /** Title of the document, where it differs from the name of the page and of what it is a detail page of. */
  title?: (request: AccountRequest) => string
  /** Whether the title is marked because the submitted input has errors. */
  hasErrors?: (request: AccountRequest) => Promise<boolean>
  /** Rendered above the heading, for example an error summary. */
  before?: (value: T, view: AccountView) => ReactNode
  /** Detail page of the entity that `code` names: not found for every user but its owner. */
  detail?: {
    nameOf: (value: T, request: AccountRequest) => string
    /** The page above it, where it lies below the page of the entity; `value` is missing in an outage. */
    parent?: (request: AccountRequest, value: T | undefined) => { label: string; href: string }
  }
}

type Props = {
  params: Promise<{ locale: string; code?: string }>
  searchParams: Promise<AddressParameters>
}

async function readRequest({ params, searchParams }: Props): Promise<AccountRequest> {
  const { locale, code = '' } = await params
  return { locale: requireLocale(locale), code, parameters: await searchParams }
}

/**
 * Builds an account page from its declaration. It is for signed-in users; other visitors, and users with a
 * token that a back end refuses, sign in first and return (spec §4). A flag can disable the page (404).
 */
export function accountPage<T>(declaration: Declaration<T>) {
  const { page, below, title = below, hasErrors, detail } = declaration
  return {
    async generateMetadata(props: Props) {
      const request = await readRequest(props)
      const { locale } = request
      const name = title?.(request) ?? (await nameOfDetail(declaration, request))
      return pageMetadata(locale, name ?? accountPageTitle(locale, page), await hasErrors?.(request))
    },
    async Page(props: Props) {
      const request = await readRequest(props)
      const { locale, code } = request
      const canonical = declaration.canonicalAddress?.(request)
      if (canonical !== undefined) redirect(canonical)
      const address = addressOf(declaration, request)
      const session = await readSession()
      if (session.state === 'anonymous')
        return declaration.anonymous?.(request) ?? redirect(loginPath(locale, address))
      if (session.state === 'unavailable')
        return <OutagePage locale={locale} subject="session" retryHref={address} />
      if (detail !== undefined && !isCode(code)) return noSuchPage(locale)
      const context = { ...request, session, context: signedInContext(session, locale) }
      const { values: flags } = await getFlags(locale, session.user.id)
      if (hiddenAccountPages(flags).includes(page)) return noSuchPage(locale)
      const [answer, hidden] = await Promise.all([
        loadOnce(declaration, context),
        newHiddenFields(session.user.id),
      ])
      if (!answer.ok && answer.error.status === 401) redirect(loginPath(locale, address))
      if (!answer.ok && detail !== undefined && !isOutage(answer.error)) return noSuchPage(locale)
      return draw(declaration, { address, answer, view: { ...context, flags, hidden } })
    },
  }
}

/** What the page shows, also asked for its title. */
const loadOnce = <T,>({ page, load }: Declaration<T>, context: AccountContext) =>
  oncePerRequest(`account-page ${page} ${context.code}`, () => load(context))

/** The name of the entity of a detail page; undefined for other pages, and where the user does not see it. */
async function nameOfDetail<T>(declaration: Declaration<T>, request: AccountRequest) {
  const { page, detail } = declaration
  const session = await readSession()
  if (detail === undefined || !isCode(request.code) || session.state !== 'signedIn') return undefined
  const { values: flags } = await getFlags(request.locale, session.user.id)
  if (hiddenAccountPages(flags).includes(page)) return undefined
  const context = { ...request, session, context: signedInContext(session, request.locale) }
  const answer = await loadOnce(declaration, context)
  return answer.ok ? detail.nameOf(answer.value, request) : undefined
}

/** The address with the form that is shown again, so that what was typed survives sign-in and outages. */
function addressOf<T>({ page, address }: Declaration<T>, request: AccountRequest): string {
  const plain = address?.(request) ?? accountPath(request.locale, page)
  return rejectedFormAddress(plain, firstParam(request.parameters, REJECTED_FORM_PARAMETER))
}

type Loaded<T> = { address: string; answer: Result<T, Problem>; view: AccountView }

function draw<T>(declaration: Declaration<T>, { address, answer, view }: Loaded<T>) {
  const { page, detail, below, before, render } = declaration
  const name = answer.ok ? detail?.nameOf(answer.value, view) : view.code
  return (
    <AccountFrame
      {...{ page, address, answer }}
      locale={view.locale}
      hiddenPages={pagesNotOffered(view.session, view.flags)}
      below={detail === undefined ? below?.(view) : name}
      parent={detail?.parent?.(view, answer.ok ? answer.value : undefined)}
      before={answer.ok && before?.(answer.value, view)}
    >
      {value => render(value, view)}
    </AccountFrame>
  )
}
