import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { CaptchaWidget } from '@/components/form/captcha-widget'

const TEXTS = { heading: 'Security check', loadFailed: 'It could not be loaded.' }
const SITE = { scriptUrl: 'https://captcha.test/api.js', siteKey: 'site' }

const draw = (restartsAfter: 'submit' | 'return' = 'submit') =>
  render(
    <form aria-label="card" onSubmit={event => event.preventDefault()}>
      <CaptchaWidget site={SITE} name="captchaToken" texts={TEXTS} restartsAfter={restartsAfter} />
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

/** The script arrives, and the widget is shown. */
async function load() {
  const reset = vi.fn<(widget: number) => void>()
  const calls: { sitekey: string; callback: (token: string) => void }[] = []
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
  return reset
}

it('puts its token into the form, and starts anew after a submission', async () => {
  draw()
  const reset = await load()
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(field()).toHaveValue(''))
  expect(reset).toHaveBeenCalledExactlyOnceWith(1)
})

it('keeps its token for a form that the browser sends, and starts anew when the page is shown again', async () => {
  draw('return')
  const reset = await load()
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))
  expect(field()).toHaveValue('token-1')
  await vi.waitFor(() => expect(field()).toHaveValue(''))
  expect(reset).toHaveBeenCalledExactlyOnceWith(1)
})

it('keeps its token when the page has finished loading after it was solved', async () => {
  draw('return')
  const reset = await load()
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: false }))
  await new Promise(resolve => setTimeout(resolve))
  expect(field()).toHaveValue('token-1')
  expect(reset).not.toHaveBeenCalled()
})

it('says so when its script cannot be loaded', async () => {
  draw()
  fireEvent.error(script())
  expect(await screen.findByRole('alert')).toHaveTextContent(TEXTS.loadFailed)
  expect(field()).toBeDisabled()
})
