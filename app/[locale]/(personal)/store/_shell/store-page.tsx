import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { supportHref } from '@/lib/backends/content/site-links.server'
import { requireLocale } from '@/lib/i18n/require-locale.server'
import { setPageStatus } from '@/lib/request/request-context'
import type { AddressParameters } from '@/lib/site/address-parameters'
import type { Locale } from '@/lib/site/sites'

/** Locale and query parameters of the request. */
export type StoreRequest = { locale: Locale; parameters: AddressParameters }

type Declaration<T> = {
  metadata: (request: StoreRequest) => Metadata | Promise<Metadata>
  /** Returns the canonical address to redirect to, or undefined where this one is canonical. */
  canonicalAddress?: (request: StoreRequest) => string | undefined
  load: (request: StoreRequest) => Promise<T>
  /** Whether the loaded data report a back-end outage: the page renders it, with the status 503. */
  isAway: (loaded: T) => boolean
  render: (loaded: T, view: { locale: Locale; supportHref: string }) => ReactNode
}

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<AddressParameters> }

async function readRequest({ params, searchParams }: Props): Promise<StoreRequest> {
  return { locale: requireLocale((await params).locale), parameters: await searchParams }
}

/** Builds a store page from its declaration, for visitors and signed-in users alike. */
export const storePage = <T,>({ metadata, canonicalAddress, load, isAway, render }: Declaration<T>) => ({
  generateMetadata: async (props: Props): Promise<Metadata> => metadata(await readRequest(props)),
  async Page(props: Props) {
    const request = await readRequest(props)
    const { locale } = request
    const address = canonicalAddress?.(request)
    if (address !== undefined) redirect(address)
    const loaded = await load(request)
    if (isAway(loaded)) setPageStatus(503)
    return render(loaded, { locale, supportHref: supportHref(locale) })
  },
})
