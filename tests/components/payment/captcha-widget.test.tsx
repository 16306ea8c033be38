import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { CaptchaWidget } from '@/components/payment/captcha-widget'

const TEXTS = { heading: 'Security check', loadFailed: 'It could not be loaded.' }
const SITE = { scriptUrl: 'https://captcha.test/api.js', siteKey: 'site' }

const draw = () =>
  render(
    <form aria-label="card" onSubmit={event => event.preventDefault()}>
      <CaptchaWidget site={SITE} name="captchaToken" texts={TEXTS} />
      <button type="submit">Save</button>
    </form>,
  )

const script = () => {
  const found = document.head.querySelector('script')
  if (found === null) throw new Error('no script was added')
  return found
}

const field = () => document.querySelector('input[name=captchaToken]')

afterEach(() => {
  vi.unstubAllGlobals()
  for (const element of document.head.querySelectorAll('script')) element.remove()
})

it('puts its token into the form, and starts anew after a submission', async () => {
  const reset = vi.fn<(widget: number) => void>()
  const calls: { sitekey: string; callback: (token: string) => void }[] = []
  draw()
  expect(script().src).toBe(SITE.scriptUrl)
  vi.stubGlobal('grecaptcha', {
    ready: (callback: () => void) => callback(),
    render: (_: HTMLElement, options: (typeof calls)[number]) => calls.push(options),
    reset,
  })
  fireEvent.load(script())
  await act(async () => {})
  expect(calls[0]?.sitekey).toBe('site')
  calls[0]?.callback('token-1')
  expect(field()).toHaveValue('token-1')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(field()).toHaveValue(''))
  expect(reset).toHaveBeenCalledExactlyOnceWith(1)
})

it('says so when its script cannot be loaded', async () => {
  draw()
  fireEvent.error(script())
  expect(await screen.findByRole('alert')).toHaveTextContent(TEXTS.loadFailed)
})
