import { join } from 'node:path'
import { createElement, type ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { DEFAULT_FLAGS } from '@/lib/backends/flags/flag-values'
import { type RequestContext, runInRequest } from '@/lib/request/request-context'
import type { Locale } from '@/lib/site/sites'

export type PageParameters = Readonly<Record<string, string>>

type Page = (props: {
  params: Promise<PageParameters>
  searchParams: Promise<PageParameters>
}) => Promise<ReactNode>

const PAGES = join(import.meta.dirname, '../../../app/[locale]/(personal)')

/**
 * HTML of a page as the server renders it; `next/headers` and `next/navigation` are those of the test, with
 * the cookies of the user.
 * @param page its folder
 * @param code last segment of an address with parameters
 * @param locale the site
 */
export const drawPage = (
  page: string,
  query: PageParameters,
  code = '',
  locale: Locale = 'en-us',
): Promise<string> => draw({ requestId: 'r', entryPoint: 'tests' }, page, query, { code, locale })

/** The status with which the server answers a page. */
export async function statusOf(page: string, code = ''): Promise<number> {
  const context: RequestContext = { requestId: 'r', entryPoint: 'tests' }
  await draw(context, page, {}, { code, locale: 'en-us' })
  return context.pageStatus?.status ?? 200
}

async function draw(
  context: RequestContext,
  page: string,
  query: PageParameters,
  { code, locale }: { code: string; locale: Locale },
): Promise<string> {
  const { default: Page }: { default: Page } = await import(join(PAGES, page, 'page.tsx'))
  const { FlagsContext } = await import('@/components/flags/use-flag')
  const params = Promise.resolve({ locale, code, token: code })
  return runInRequest(context, async () => {
    const content = await Page({ params, searchParams: Promise.resolve(query) })
    const { prelude } = await prerender(createElement(FlagsContext, { value: DEFAULT_FLAGS.values }, content))
    return new Response(prelude).text()
  })
}
