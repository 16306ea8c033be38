import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NotificationArea } from '@/components/notifications/notification-area'
import { NotificationEnhancer } from '@/components/notifications/notification-enhancer'
import { type Notice, notify } from '@/components/notifications/notify'
import { show } from '@/components/notifications/toast-stack'

const WORDS = {
  close: 'Close this notification',
  status: { SUCCESS: 'Success', ERROR: 'Error', PENDING: 'In progress', INFO: 'Information' },
}
const PATH = '/api/notifications?locale=en-us'

const answer = vi.fn<typeof fetch>()

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.stubGlobal('fetch', answer)
  answer.mockReset()
})

afterEach(() => history.replaceState(null, '', '/'))

function draw() {
  return render(
    <>
      <main tabIndex={-1}>
        <button type="button">Order</button>
      </main>
      <NotificationArea words={WORDS} />
      <NotificationEnhancer path={PATH} />
    </>,
  )
}

const tell = async (...notices: Notice[]) => {
  for (const notice of notices) await notify(notice)
}

const region = (level: 'polite' | 'assertive') =>
  within(document.querySelector<HTMLElement>(`[aria-live="${level}"]`) ?? document.body)

const closers = () => screen.getAllByRole('button', { name: WORDS.close })

describe('what is shown', () => {
  it.each([
    ['SUCCESS', 'polite', 'Success'],
    ['INFO', 'polite', 'Information'],
    ['PENDING', 'polite', 'In progress'],
    ['ERROR', 'assertive', 'Error'],
  ] as const)('%s is announced in the %s region, its kind in a word', async (status, level, word) => {
    draw()
    await tell({ message: 'Something happened', status })
    expect(region(level).getByText('Something happened')).toBeVisible()
    expect(region(level).getByText(word)).toBeVisible()
    expect(screen.getAllByText('Something happened')).toHaveLength(1)
  })

  it('shows words as words', async () => {
    draw()
    await tell({ message: '<b>Bold</b>' })
    expect(screen.getByText('<b>Bold</b>')).toBeVisible()
  })

  it('shows markup that our server has cleaned', () => {
    draw()
    show({ message: 'Order <b>7</b>', status: 'INFO', isHtml: true })
    expect(screen.getByText('7').tagName).toBe('B')
  })

  it('lets a result take the place of what was in progress', async () => {
    draw()
    await tell({ id: 'cart', message: 'Saving', status: 'PENDING' }, { message: 'Other' })
    await tell({ id: 'cart', message: 'Could not be saved', status: 'ERROR' })
    expect(screen.queryByText('Saving')).toBeNull()
    expect(region('assertive').getByText('Could not be saved')).toBeVisible()
    expect(closers()).toHaveLength(2)
  })

  it('is shown once per session under one id', async () => {
    const { unmount } = draw()
    const notice = { message: 'Once', showOncePerSessionNotificationId: 'a' }
    await tell(notice, notice)
    expect(screen.getAllByText('Once')).toHaveLength(1)
    unmount()
    draw()
    await tell(notice, { message: 'Again' })
    expect(screen.queryByText('Once')).toBeNull()
    expect(screen.getByText('Again')).toBeVisible()
  })

  it('is not shown again in a later session once it was closed', async () => {
    draw()
    const notice = { message: 'Once', showOncePerSessionNotificationId: 'a' }
    await tell(notice)
    await userEvent.click(closers()[0] ?? document.body)
    expect(localStorage.getItem('store.closed_notifications')).toBe('a')
    sessionStorage.clear()
    await tell(notice)
    expect(screen.queryByText('Once')).toBeNull()
  })
})

describe('closing', () => {
  it('moves the focus to the next notification, at last back to where it came from', async () => {
    draw()
    await tell({ message: 'One' }, { message: 'Two' })
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Order' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(screen.queryByText('One')).toBeNull()
    expect(closers()[0]).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByText('Two')).toBeNull()
    expect(screen.getByRole('button', { name: 'Order' })).toHaveFocus()
  })

  it('moves the focus to the page where nothing had it before', async () => {
    draw()
    await tell({ message: 'One' })
    await userEvent.click(closers()[0] ?? document.body)
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it('leaves the focus alone where it was elsewhere, and Escape to the others', async () => {
    draw()
    await tell({ message: 'One' })
    screen.getByRole('button', { name: 'Order' }).focus()
    await userEvent.keyboard('{Escape}')
    expect(screen.getByText('One')).toBeVisible()
  })

  it('informs any user who asked for it', async () => {
    draw()
    const onClose = vi.fn()
    await tell({ message: 'One', onClose })
    await userEvent.click(closers()[0] ?? document.body)
    expect(onClose).toHaveBeenCalledOnce()
  })
})

describe('what the address brings along', () => {
  const arrive = (value: string) =>
    history.replaceState({ kept: true }, '', `/en-us?a=1&notifications=${value}#top`)
  const told = [{ message: 'Saved', status: 'SUCCESS', isHtml: false }]

  it('is read by our server, shown, and taken out of the address', async () => {
    answer.mockResolvedValue(Response.json(told))
    arrive('abc%2B')
    draw()
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(answer).toHaveBeenCalledExactlyOnceWith(
      `${PATH}&notifications=abc%2B`,
      expect.objectContaining({ signal: expect.any(AbortSignal) }),
    )
    expect(location.pathname + location.search + location.hash).toBe('/en-us?a=1#top')
    expect(history.state).toEqual({ kept: true })
  })

  it('is taken from a personal page that has it already', async () => {
    arrive('abc')
    render(<div data-url-notifications={JSON.stringify(told)} />)
    draw()
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(answer).not.toHaveBeenCalled()
    expect(location.search).toBe('?a=1')
  })

  it('stays for the next attempt where our server does not answer', async () => {
    answer.mockRejectedValue(new TypeError('offline'))
    arrive('abc')
    draw()
    await waitFor(() => expect(answer).toHaveBeenCalled())
    expect(location.search).toContain('notifications=abc')
  })

  it('is looked for only where there is something', async () => {
    draw()
    await tell({ message: 'Later' })
    expect(answer).not.toHaveBeenCalled()
  })
})
