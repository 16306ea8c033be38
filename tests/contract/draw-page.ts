import { join } from 'node:path'
import { createElement, type ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { DEFAULT_FLAGS } from '@/lib/backends/flags/flag-values'
import { runInRequest } from '@/lib/request/request-context'

export type PageParameters = Readonly<Record<string, string>>

type Page = (props: {
  params: Promise<PageParameters>
  searchParams: Promise<PageParameters>
}) => Promise<ReactNode>

const PAGES = join(import.meta.dirname, '../../app/[locale]/(personal)')

/**
 * HTML of a page as the server renders it; `next/headers` and `next/navigation` are those of the test, with
 * the cookies of the user.
 * @param page its folder
 * @param code last segment of an address with parameters
 */
export async function drawPage(page: string, query: PageParameters, code = ''): Promise<string> {
  const { default: Page }: { default: Page } = await import(join(PAGES, page, 'page.tsx'))
  const { FlagsContext } = await import('@/components/flags/use-flag')
  const params = Promise.resolve({ locale: 'en-us', code, token: code })
  return runInRequest({ requestId: 'r', entryPoint: 'tests' }, async () => {
    const content = await Page({ params, searchParams: Promise.resolve(query) })
    const { prelude } = await prerender(createElement(FlagsContext, { value: DEFAULT_FLAGS.values }, content))
    return new Response(prelude).text()
  })
}
