import { act, render, screen } from '@testing-library/react'
import axe from 'axe-core'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { PlacingScreen } from '@/components/orders/placing-screen'
import { AttemptWatch } from '@/components/payment-frame/attempt-watch'
import { ORDER_DECLINE_REASONS } from '@/lib/contract/commerce/order/order-attempt'
import { getMessages } from '@/lib/i18n/messages'
import type { UnconfirmedAttempt } from '@/lib/orders/placing/attempt-state.server'
import type { FieldsFrame } from '@/lib/payment/payment-provider'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { cartPath, placingPath } from '@/lib/site/paths'
import { LOCALES, type Locale } from '@/lib/site/sites'
import { drawOnServer } from '../../support/render-from-server'

const server = setupServer()

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const LOCALE = 'en-us'
const TEXTS = getMessages(LOCALE).orders.placing

const CHALLENGE = { kind: 'frame', address: 'https://pay.test/c', origin: 'https://pay.test' } as const

type Circumstances = { mayRetry?: boolean; locale?: Locale; challenge?: FieldsFrame }

const screenOf = (
  attempt: UnconfirmedAttempt,
  { mayRetry = true, locale = LOCALE, challenge }: Circumstances = {},
) => (
  <PlacingScreen
    {...{ locale, attempt, challenge }}
    flags={{ 'checkout-retry': mayRetry }}
    supportHref="/support"
  />
)

const draw = (...given: Parameters<typeof screenOf>) => {
  document.body.innerHTML = drawOnServer(screenOf(...given))
  const links = [...document.querySelectorAll('main a, p a')].map(link => link.getAttribute('href'))
  return { links: links.filter(href => href !== '/support'), text: document.body.textContent ?? '' }
}

describe('the page of an order that is being placed', () => {
  it('asks to wait, and without script has a link that looks again', () => {
    const { links, text } = draw({ state: 'processing' })
    expect(text).toContain(TEXTS.processing.text)
    expect(links).toEqual([placingPath(LOCALE)])
  })

  it('says that it is unclear, with a reference, and offers no second order', () => {
    const { links, text } = draw({ state: 'unclear', reference: 'a1b2c3d4' })
    expect(text).toContain('a1b2c3d4')
    expect(links).toEqual([placingPath(LOCALE)])
  })

  it.each(ORDER_DECLINE_REASONS.filter(reason => reason !== 'cartChanged'))(
    'says why a payment was declined: %s',
    reason => {
      const { links, text } = draw({ state: 'declined', reason })
      expect(text).toContain(TEXTS.reasons[reason])
      expect(text).toContain(TEXTS.nothingOrdered)
      expect(links).toEqual([checkoutPath(LOCALE, 'payment'), checkoutPath(LOCALE, 'review')])
    },
  )

  it.each(LOCALES)('does not disclose in %s that a card counts as lost or stolen', locale => {
    const { lostOrStolen, generic } = getMessages(locale).orders.placing.reasons
    expect(lostOrStolen).toBe(generic)
  })

  it.each([
    [true, [checkoutPath(LOCALE, 'review')]],
    [false, [cartPath(LOCALE)]],
  ])('says that nothing was ordered; may it be tried again: %s', (mayRetry, ways) => {
    const { links, text } = draw({ state: 'lost' }, { mayRetry })
    expect(text).toContain(TEXTS.nothingOrdered)
    expect(links).toEqual(ways)
  })

  it('begins anew after a decline where it may not be tried again', () => {
    expect(draw({ state: 'declined', reason: 'generic' }, { mayRetry: false }).links).toEqual([
      cartPath(LOCALE),
    ])
  })

  it.each(LOCALES)('has its texts in %s', locale => {
    const { title, text, notYet } = getMessages(locale).orders.placing.challenge
    const drawn = draw({ state: 'challenge' }, { locale, challenge: CHALLENGE }).text
    expect(drawn).toContain(title)
    expect(drawn).toContain(text)
    expect(drawn).toContain(notYet)
  })

  it.each<UnconfirmedAttempt>([
    { state: 'processing' },
    { state: 'unclear', reference: 'a1b2c3d4' },
    { state: 'lost' },
    { state: 'declined', reason: 'generic' },
    { state: 'challenge' },
  ])('is accessible while $state', async attempt => {
    document.body.innerHTML = `<main>${drawOnServer(screenOf(attempt))}</main>`
    // There is no layout here, and so no color to contrast.
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id }) => id)).toEqual([])
  })

  it('points to no frame where there is none', () => {
    const { text } = draw({ state: 'challenge' })
    expect(text).toContain(TEXTS.challenge.elsewhere)
    expect(text).not.toContain(TEXTS.challenge.text)
  })
})

const PATH = 'http://store.test/api/orders/attempt'

/** The states that our server responds with, the last one from then on; returns how often it was asked. */
function serveStates(...states: readonly string[]) {
  const asked: string[] = []
  server.use(
    http.get('*/api/orders/attempt', () => {
      const state = states[Math.min(asked.length, states.length - 1)] ?? ''
      asked.push(state)
      return HttpResponse.json({ state })
    }),
  )
  return asked
}

/** Lets the waits between questions pass until a check holds. */
const untilTrue = (check: () => void): Promise<void> =>
  vi.waitFor(
    async () => {
      await act(() => vi.advanceTimersByTimeAsync(1_000))
      check()
    },
    { interval: 5, timeout: 30_000 },
  )

describe('waiting for the result', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it.each([
    ['that is being placed', 'processing', 'placed'],
    ['that is being placed', 'processing', 'challenge'],
    ['that the bank asks about, whatever its frame says', 'challenge', 'placed'],
    ['that the bank asks about, whatever its frame says', 'challenge', 'declined'],
  ] as const)('of an order %s goes on from %s to %s', async (_, shown, next) => {
    const asked = serveStates(shown, next)
    const onOver = vi.fn()
    render(<AttemptWatch path={PATH} {...{ shown, onOver }} />)
    await untilTrue(() => expect(onOver).toHaveBeenCalledOnce())
    expect(asked).toEqual([shown, next])
  })

  it('ends when the session has ended, because the page leads to sign-in', async () => {
    server.use(http.get('*/api/orders/attempt', () => new HttpResponse(null, { status: 401 })))
    const onOver = vi.fn()
    render(<AttemptWatch path={PATH} shown="processing" onOver={onOver} />)
    await untilTrue(() => expect(onOver).toHaveBeenCalledOnce())
  })

  it('is done on the page of a challenge', async () => {
    const asked = serveStates('challenge')
    const { unmount } = render(screenOf({ state: 'challenge' }, { challenge: CHALLENGE }))
    await untilTrue(() => expect(asked.length).toBeGreaterThan(0))
    unmount()
  })

  it('is only done where the result may still come', () => {
    const { unmount } = render(screenOf({ state: 'lost' }))
    expect(screen.queryByRole('status')).toBeNull()
    unmount()
    render(screenOf({ state: 'processing' }))
    expect(screen.getByRole('status').textContent).toBe(TEXTS.processing.text)
  })
})
