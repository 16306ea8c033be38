import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { cookieMapOf } from '@/lib/cookies/cookie-change'
import { flashAddress } from '@/lib/flash/flash-address.server'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { getTranslator } from '@/lib/i18n/translator'
import { type InvoicePayer, payerOf } from '@/lib/invoices/payment/payer.server'
import type { Problem, Result } from '@/lib/result/result'
import { customerOf } from '@/lib/session/customer.server'
import { readSession } from '@/lib/session/session.server'
import type { AddressParameters } from '@/lib/site/address-parameters'
import { invoicesPath } from '@/lib/site/invoice-paths'
import { loginPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { OutagePage } from '../../../../_shell/outage-page'
import { pageMetadata } from '../../../../_shell/page-metadata'

/** Request of a page about the payment of invoices. */
export type PayerRequest = { locale: Locale; parameters: AddressParameters }

type Declaration<T> = {
  title: (locale: Locale) => string
  /** Address of this page, to which sign-in and a retry return. */
  address: (request: PayerRequest) => string
  hasErrors?: (parameters: AddressParameters) => Promise<boolean>
  load: (payer: InvoicePayer, request: PayerRequest) => Promise<Result<T, Problem>>
  render: (value: T, view: PayerRequest & { payer: InvoicePayer }) => ReactNode | Promise<ReactNode>
}

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<AddressParameters> }

const readRequest = async ({ params, searchParams }: Props): Promise<PayerRequest> => ({
  locale: requireLocale((await params).locale),
  parameters: await searchParams,
})

/**
 * Builds a page for those who can pay invoices: signed-in users, and guests who have looked up one invoice.
 * Other visitors are redirected to the look-up form, which also links the sign-in.
 */
export const payerPage = <T,>({ title, address, hasErrors, load, render }: Declaration<T>) => ({
  async generateMetadata(props: Props): Promise<Metadata> {
    const { locale, parameters } = await readRequest(props)
    return pageMetadata(locale, title(locale), await hasErrors?.(parameters))
  },
  async Page(props: Props) {
    const request = await readRequest(props)
    const { locale } = request
    const own = address(request)
    const customer = customerOf(await readSession(), locale)
    const payer = await payerOf(customer, cookieMapOf(await cookies()), locale)
    if (payer === 'unavailable') return <OutagePage locale={locale} subject="session" retryHref={own} />
    if (payer === undefined) redirect(invoicesPath(locale))
    const answer = await load(payer, request)
    if (answer.ok) return render(answer.value, { ...request, payer })
    const { error } = answer
    if (error.status === 401 && payer.kind === 'user') redirect(loginPath(locale, own))
    // The look-up is over, or commerce refuses what is asked for: the next page begins anew.
    if (error.status === 401 || error.status === 404) redirect(await lookUpAgain(locale, payer))
    return <OutagePage {...{ locale }} subject="invoices" retryHref={own} requestId={error.requestId} />
  },
})

const lookUpAgain = async (locale: Locale, { kind }: InvoicePayer): Promise<string> =>
  kind === 'user'
    ? invoicesPath(locale)
    : flashAddress(invoicesPath(locale), {
        tone: 'caution',
        message: getTranslator(locale, 'invoices')('lookup.over'),
      })
