import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { notify } from '@/components/notifications/notify'
import { PageTools } from '@/components/product/page-tools'

vi.mock('@/components/notifications/notify', () => ({ notify: vi.fn() }))

const LABELS = { share: 'Share', copied: 'The link was copied.', byHand: 'Copy this:', print: 'Print' }

const offer = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true })

const refuse = (name: string) => vi.fn(() => Promise.reject(new DOMException('no', name)))

async function press(): Promise<void> {
  render(<PageTools links={[]} labels={LABELS} />)
  await userEvent.click(screen.getByRole('button', { name: 'Share' }))
}

const byHand = () => screen.queryByRole('textbox', { name: LABELS.byHand })

beforeEach(() => {
  vi.mocked(notify).mockReset()
  offer('share', undefined)
})

describe('sharing', () => {
  it('is left to the device where it can', async () => {
    const share = vi.fn(() => Promise.resolve())
    offer('share', share)
    await press()
    expect(share).toHaveBeenCalledWith({ url: location.href, title: document.title })
    expect(notify).not.toHaveBeenCalled()
  })

  it('is quiet where a user decides against it', async () => {
    offer('share', refuse('AbortError'))
    await press()
    expect(notify).not.toHaveBeenCalled()
    expect(byHand()).not.toBeInTheDocument()
  })

  it.each([
    ['has nothing for it', undefined],
    ['refuses', refuse('NotAllowedError')],
  ])('copies the address where the device %s, and says so', async (_, share) => {
    const user = userEvent.setup()
    offer('share', share)
    render(<PageTools links={[]} labels={LABELS} />)
    await user.click(screen.getByRole('button', { name: 'Share' }))
    expect(await navigator.clipboard.readText()).toBe(location.href)
    await vi.waitFor(() =>
      expect(notify).toHaveBeenCalledWith({ message: LABELS.copied, status: 'SUCCESS', id: 'shared' }),
    )
    expect(byHand()).not.toBeInTheDocument()
  })

  it.each([
    ['refuses to copy', { writeText: refuse('NotAllowedError') }],
    ['has no clipboard, as over plain HTTP', undefined],
  ])('shows the address, chosen to be copied by hand, where the browser %s', async (_, clipboard) => {
    render(<PageTools links={[]} labels={LABELS} />)
    const user = userEvent.setup()
    offer('clipboard', clipboard)
    await user.click(screen.getByRole('button', { name: 'Share' }))
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: LABELS.byHand })
    expect(field).toHaveFocus()
    expect(field).toHaveValue(location.href)
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(location.href)
    expect(notify).not.toHaveBeenCalled()
  })
})

it('a link that compares names its title, so that it joins those chosen before', () => {
  const compare = { label: 'Compare', href: '#compare?codes=P900000011', compare: 'P900000011' }
  render(<PageTools links={[compare, { label: 'Mail', href: '#mail' }]} labels={LABELS} />)
  expect(screen.getByRole('link', { name: 'Compare' })).toHaveAttribute('data-compare', 'P900000011')
  expect(screen.getByRole('link', { name: 'Mail' })).not.toHaveAttribute('data-compare')
})

it('prints the page', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  render(<PageTools links={[]} labels={LABELS} />)
  await userEvent.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})
