import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { GlobalNotice } from '@/components/notifications/global-notice'
import { readClosedIds, rememberClosed } from '@/components/notifications/kept-ids'
import { NoticeStart } from '@/components/notifications/notice-start'
import { stillData } from '@/components/ui/still-data'
import { renderFromServer } from '../../support/render-from-server'

beforeEach(() => localStorage.clear())

const DrawnNotice = () => (
  <GlobalNotice
    id="support-closure"
    label="Notice"
    contents={stillData({
      text: 'Support is closed on Friday.',
      link: { label: 'See hours', href: '/contact' },
      moreLabel: 'More',
      closeLabel: 'Close this notice',
    })}
  />
)

const draw = ({ withScript = true } = {}) =>
  renderFromServer(
    <>
      <DrawnNotice />
      {withScript && <NoticeStart />}
    </>,
  )

const notice = () => screen.getByLabelText('Notice')

it('shows its message and link in a landmark of its own', () => {
  draw()
  expect(screen.getByRole('complementary', { name: 'Notice' })).toHaveTextContent(
    'Support is closed on Friday.',
  )
  expect(screen.getByRole('link', { name: 'See hours' })).toHaveAttribute('href', '/contact')
})

it('is drawn whole and without dead buttons where no script runs', () => {
  draw({ withScript: false })
  expect(notice()).toHaveClass('unless-scripted')
  expect(notice()).not.toHaveAttribute('data-cut')
  expect(screen.queryByRole('button')).toBeNull()
})

it('is shown as one line by the script, which its button opens and cuts again', async () => {
  draw()
  expect(notice()).not.toHaveClass('unless-scripted')
  expect(notice()).toHaveAttribute('data-cut')
  const more = screen.getByRole('button', { name: 'More', expanded: false })
  await userEvent.click(more)
  expect(more).toHaveAttribute('aria-expanded', 'true')
  expect(notice()).not.toHaveAttribute('data-cut')
  await userEvent.click(more)
  expect(more).toHaveAttribute('aria-expanded', 'false')
  expect(notice()).toHaveAttribute('data-cut')
})

it('stays closed on later pages once it was closed', async () => {
  const { unmount } = draw()
  await userEvent.click(screen.getByRole('button', { name: 'Close this notice' }))
  expect(notice()).toHaveClass('unless-scripted')
  expect(screen.queryByRole('button')).toBeNull()
  expect(localStorage.getItem('store.closed_notifications')).toBe('support-closure')
  unmount()
  draw()
  expect(notice()).toHaveClass('unless-scripted')
  expect(screen.queryByRole('button')).toBeNull()
})

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
  draw()
  await userEvent.click(screen.getByRole('button', { name: 'Close this notice' }))
  expect(notice()).toHaveClass('unless-scripted')
  expect(screen.queryByRole('button')).toBeNull()
})
