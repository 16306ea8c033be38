import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { storePage } from '@/app/[locale]/(personal)/store/_shell/store-page'
import { type RequestContext, runInRequest } from '@/lib/request/request-context'

vi.mock('next/navigation', () => ({
  redirect: (to: string) => {
    throw new Error(`redirect ${to}`)
  },
}))
vi.mock('@/lib/backends/content/site-links.server', () => ({ supportHref: () => '/support' }))

const { generateMetadata, Page } = storePage({
  metadata: ({ parameters }) => ({ title: `About ${parameters.q}` }),
  canonicalAddress: ({ parameters }) => (parameters.q === 'OTHER' ? '/canonical' : undefined),
  load: async ({ parameters }) => parameters.q,
  isAway: loaded => loaded === 'away',
  render: (loaded, { locale, supportHref }) => <p>{[loaded, locale, supportHref].join(' ')}</p>,
})

/** Opens the page for a query, and tells the status that it has chosen. */
async function open(q: string): Promise<number | undefined> {
  const request: RequestContext = { requestId: 'r-1' }
  const params = Promise.resolve({ locale: 'en-us' })
  await runInRequest(request, async () =>
    render(await Page({ params, searchParams: Promise.resolve({ q }) })),
  )
  return request.pageStatus?.status
}

it('a store page draws what it has loaded for its address', async () => {
  expect(await open('memory')).toBeUndefined()
  expect(screen.getByText('memory en-us /support')).toBeInTheDocument()
})

it('a store page answers 503 while a back end is away, and draws that itself', async () => {
  expect(await open('away')).toBe(503)
  expect(screen.getByText('away en-us /support')).toBeInTheDocument()
})

it('a store page redirects an non-canonical address before it loads anything', async () => {
  await expect(open('OTHER')).rejects.toThrow('redirect /canonical')
})

it('a store page takes its title from its address', async () => {
  const params = Promise.resolve({ locale: 'en-us' })
  const searchParams = Promise.resolve({ q: 'memory' })
  expect(await generateMetadata({ params, searchParams })).toEqual({ title: 'About memory' })
})
