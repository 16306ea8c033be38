import { beforeEach, expect, it, vi } from 'vitest'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import { runInRequest } from '@/lib/request/request-context'
import { exemptionActionPath } from '@/lib/site/document-paths'
import { renderFor } from '../../support/page-request.ts'
import { serveOrders } from '../ordering/ordering-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

const store = serveOrders()
const { checkout, common } = getMessages('en-us')

beforeEach(() => store.arrive())

/** The title of a step that the user is led back to. */
async function titleOf(step: 'review' | 'payment', query: URLSearchParams) {
  renderFor(store.browser)
  const { generateMetadata } =
    step === 'review'
      ? await import('@/app/[locale]/(personal)/store/checkout/review/page')
      : await import('@/app/[locale]/(personal)/store/checkout/payment/page')
  return runInRequest({ requestId: 'r', entryPoint: 'tests' }, async () => {
    const params = Promise.resolve({ locale: 'en-us' })
    const searchParams = Promise.resolve(Object.fromEntries(query))
    return (await generateMetadata({ params, searchParams })).title
  })
}

const withError = (step: 'review' | 'payment'): string =>
  fill(common.errorTitlePrefix, { title: checkout.steps[step].title })

it('the title of the review says that a consent is missing', async () => {
  expect(await titleOf('review', new URLSearchParams())).toBe(checkout.steps.review.title)
  const { query } = await store.place((await store.review()).id, {})
  expect(await titleOf('review', query)).toBe(withError('review'))
})

it('the title of the payment says that a certificate was refused', async () => {
  const { query } = await store.sent(exemptionActionPath('en-us'), await store.orderForm())
  expect(await titleOf('payment', query)).toBe(withError('payment'))
})
