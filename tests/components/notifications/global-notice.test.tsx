import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readClosedIds, rememberClosed } from '@/components/notifications/dismissed-ids'
import { GlobalNotice } from '@/components/notifications/global-notice'
import { NoticeContents } from '@/components/notifications/notice-contents'
import { staticMarkupData } from '@/components/ui/static-markup-data'
import { renderFromServer } from '../../support/render-from-server'

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 26, 12), toFake: ['Date'] })
})

afterEach(() => {
  vi.useRealTimers()
})

/** The notice once its script has come, which takes it away or shows its button. */
async function draw(days: { showFrom?: string; showUntil?: string } = {}) {
  const view = renderFromServer(
    <>
      <GlobalNotice
        id="closure"
        label="Notice"
        days={{ timeZone: 'America/New_York', ...days }}
        contents={staticMarkupData({
          text: 'Support is closed on Friday.',
          link: { label: 'See hours', href: '/contact' },
          closeLabel: 'Close this notice',
        })}
      />
      <main tabIndex={-1}>Content</main>
    </>,
  )
  await waitFor(() => expect(notice().hidden || notice().querySelector('.invisible') === null).toBe(true))
  return view
}

const notice = () => screen.getByLabelText('Notice')
const closeButton = () => screen.getByRole('button', { name: 'Close this notice' })

it('shows its message and link in a landmark of its own', async () => {
  await draw()
  expect(screen.getByRole('complementary', { name: 'Notice' })).toHaveTextContent(
    'Support is closed on Friday.',
  )
  expect(screen.getByRole('link', { name: 'See hours' })).toHaveAttribute('href', '/contact')
  expect(closeButton()).toBeVisible()
})

it.each([
  [{ showFrom: '2026-11-19', showUntil: '2026-11-26' }, true],
  [{ showFrom: '2026-11-19', showUntil: '2026-11-25' }, false],
  [{ showFrom: '2026-11-27' }, false],
])('is taken from a kept page on days that it is not about: %j', async (days, isShown) => {
  await draw(days)
  expect(notice().hidden).toBe(!isShown)
})

it('stays closed on later pages once it was closed, and leaves the focus on the content', async () => {
  const { unmount } = await draw()
  await userEvent.click(closeButton())
  expect(notice()).not.toBeVisible()
  expect(screen.getByRole('main')).toHaveFocus()
  expect(localStorage.getItem('store.closed_notifications')).toBe('closure')
  unmount()
  await draw()
  expect(notice()).not.toBeVisible()
})

it.each([
  ['closure', true],
  ['another', false],
])(
  'is hidden by its own script before the page’s scripts arrive, where %s was closed: %s',
  (closed, hidden) => {
    rememberClosed(closed)
    const contents = renderToStaticMarkup(<NoticeContents text="Closed on Friday." closeLabel="Close" />)
    document.body.innerHTML = `<aside data-notice-id="closure">${contents}</aside>`
    const aside = document.querySelector('aside')
    // What is set as markup does not run; what is put into the page does.
    const script = document.createElement('script')
    script.text = aside?.querySelector('script')?.text ?? ''
    aside?.append(script)
    expect(aside?.hidden).toBe(hidden)
    document.body.innerHTML = ''
  },
)

it('keeps the ids closed before, each once, and forgets the oldest of many', () => {
  for (let number = 0; number <= 50; number += 1) rememberClosed(`notice-${number}`)
  rememberClosed('notice-7')
  expect(readClosedIds()).toHaveLength(50)
  expect(readClosedIds()).not.toContain('notice-0')
  expect(readClosedIds().at(-1)).toBe('notice-7')
})

it('closes for this page where nothing may be stored', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied')
  })
  await draw()
  await userEvent.click(closeButton())
  expect(notice()).not.toBeVisible()
})
