import { act, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { CaptchaSite } from '@/components/form/captcha-widget'
import { PlaceOrderForm } from '@/components/orders/place-order-form'
import type { SentConsents } from '@/lib/orders/placing/consents'
import { drawOnServer } from '../../support/render-from-server'

const TEXTS = {
  title: 'Place your order',
  submit: 'Place order',
  progress: 'We are placing it',
  summaryTitle: 'There is a problem',
  errorTitle: 'Error: {title}',
  marketing: 'News',
  total: 'Total: $10.00',
  errors: {
    terms: 'Accept the terms',
    statement: 'Confirm the statement',
    captchaToken: 'Complete the check',
  },
  captcha: { heading: 'Security check', loadFailed: 'No check', noScript: 'No script' },
}

const form = (statement?: string, captcha?: CaptchaSite, consents?: SentConsents) => (
  <PlaceOrderForm
    action="/api/orders"
    hidden={{ submissionKey: 'k1', formOwner: 'o1' }}
    reviewed="look"
    words={{ errorPrefix: 'Error:', optional: '(optional)' }}
    texts={TEXTS}
    terms="I accept the terms"
    statement={statement}
    captcha={captcha}
    consents={consents}
  />
)

const press = () => fireEvent.submit(screen.getByRole('form'))
const tick = (name: RegExp) => fireEvent.click(screen.getByRole('checkbox', { name }))

describe('the form that places an order', () => {
  it('has nothing ticked and is complete without script', () => {
    document.body.innerHTML = drawOnServer(form('I am qualified'))
    const sent = new FormData(document.querySelector('form') ?? undefined)
    expect(Object.fromEntries(sent)).toEqual({
      submissionKey: 'k1',
      formOwner: 'o1',
      reviewed: 'look',
    })
    document.body.innerHTML = ''
  })

  it('is sent once, and says that the order is being placed', () => {
    render(form())
    tick(/terms/)
    expect(press()).toBe(true)
    expect(screen.getByRole('status').textContent).toBe(TEXTS.progress)
    expect(press()).toBe(false)
  })

  it('can be sent again when the browser shows the page again', () => {
    render(form())
    tick(/terms/)
    press()
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))
    expect(screen.getByRole('status').textContent).toBe('')
    expect(press()).toBe(true)
  })

  it('is not sent while a box is unticked, and names each', () => {
    render(form('I am qualified'))
    expect(press()).toBe(false)
    expect(screen.getAllByRole('link').map(link => link.textContent?.trim())).toEqual([
      TEXTS.errors.terms,
      TEXTS.errors.statement,
    ])
    tick(/terms/)
    tick(/qualified/)
    expect(press()).toBe(true)
    expect(screen.queryAllByRole('link')).toEqual([])
  })

  it('says in the title of the page that it has errors, until it is sent', () => {
    document.title = 'Review your order'
    render(form())
    press()
    expect(document.title).toBe('Error: Review your order')
    tick(/terms/)
    press()
    expect(document.title).toBe('Review your order')
  })

  it('drops the error beside a box as soon as it is ticked', () => {
    render(form('I am qualified'))
    press()
    const box = screen.getByRole('checkbox', { name: /terms/ })
    expect(box).toBeInvalid()
    fireEvent.click(box)
    expect(box).toBeValid()
    expect(screen.getByRole('checkbox', { name: /qualified/ })).toBeInvalid()
  })

  it('shows without script which boxes are missing, and keeps the others ticked', () => {
    const sent = { missing: ['statement'], ticked: ['terms', 'marketing'] } as const
    document.body.innerHTML = drawOnServer(form('I am qualified', undefined, sent))
    expect(screen.getByRole('link')).toHaveAttribute('href', '#statement')
    expect(screen.getByRole('checkbox', { name: /qualified/ })).toHaveAccessibleDescription(
      `Error: ${TEXTS.errors.statement}`,
    )
    for (const name of [/terms/, /News/]) expect(screen.getByRole('checkbox', { name })).toBeChecked()
    document.body.innerHTML = ''
  })

  it('is sent with the token of a captcha that is solved, whatever the form shows meanwhile', async () => {
    let solve = (_token: string): void => undefined
    render(form('I am qualified', { scriptUrl: 'https://captcha.test/api.js', siteKey: 'site' }))
    vi.stubGlobal('grecaptcha', {
      ready: (done: () => void) => done(),
      render: (_: HTMLElement, { callback }: { callback: typeof solve }) => {
        solve = callback
        return 0
      },
      reset: vi.fn(),
    })
    fireEvent.load(document.head.querySelector('script') ?? window)
    await act(async () => {})
    solve('solved')
    press()
    for (const name of [/terms/, /qualified/]) tick(name)
    expect(press()).toBe(true)
    // The browser reads the fields when the handlers have run, and the form is drawn anew.
    const sent = new FormData(screen.getByRole<HTMLFormElement>('form'))
    expect(sent.get('captchaToken')).toBe('solved')
    document.head.querySelector('script')?.remove()
    vi.unstubAllGlobals()
  })

  it('asks for the captcha where it is shown, and is sent without it where it is not', async () => {
    render(form(undefined, { scriptUrl: 'https://captcha.test/api.js', siteKey: 'site' }))
    tick(/terms/)
    vi.stubGlobal('grecaptcha', { ready: (done: () => void) => done(), render: () => 0, reset: vi.fn() })
    fireEvent.load(document.head.querySelector('script') ?? document)
    await act(async () => {})
    expect(press()).toBe(false)
    expect(screen.getByRole('link').textContent?.trim()).toBe(TEXTS.errors.captchaToken)
    document.querySelector('[name=captchaToken]')?.setAttribute('disabled', '')
    expect(press()).toBe(true)
    vi.unstubAllGlobals()
    document.head.replaceChildren()
  })
})
