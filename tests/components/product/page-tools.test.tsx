import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { notify } from '@/components/notifications/notify'
import { PageTools } from '@/components/product/page-tools'

vi.mock('@/components/notifications/notify', () => ({ notify: vi.fn() }))

const LABELS = { share: 'Share', copied: 'The link was copied.', print: 'Print' }

beforeEach(() => {
  vi.mocked(notify).mockClear()
  Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })
})

describe('sharing', () => {
  it('is left to the device where it can', async () => {
    const share = vi.fn(() => Promise.resolve())
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    render(<PageTools links={[]} labels={LABELS} />)
    await userEvent.click(screen.getByRole('button', { name: 'Share' }))
    expect(share).toHaveBeenCalledWith({ url: location.href, title: document.title })
    expect(notify).not.toHaveBeenCalled()
  })

  it('is quiet where somebody decides against it', async () => {
    const share = vi.fn(() => Promise.reject(new DOMException('no', 'AbortError')))
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    render(<PageTools links={[]} labels={LABELS} />)
    await userEvent.click(screen.getByRole('button', { name: 'Share' }))
    expect(notify).not.toHaveBeenCalled()
  })

  it('copies the address elsewhere, and says so', async () => {
    const user = userEvent.setup()
    render(<PageTools links={[]} labels={LABELS} />)
    await user.click(screen.getByRole('button', { name: 'Share' }))
    expect(await navigator.clipboard.readText()).toBe(location.href)
    expect(notify).toHaveBeenCalledWith({ message: LABELS.copied, status: 'SUCCESS', id: 'shared' })
  })
})

it('prints the page', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  render(<PageTools links={[]} labels={LABELS} />)
  await userEvent.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})
