import { type BannerDays, isShownOn } from '@/lib/backends/content/current-banner'
import { dayIn } from '@/lib/format/calendar-day'
import { readClosedIds, rememberClosed } from './dismissed-ids'

/** When a notice concerns anybody, in the time of its site. */
export type NoticeDays = BannerDays & { timeZone: string }

type Notice = { id: string; days: NoticeDays }

/**
 * Takes the notice away that this browser has closed, or whose days are over on a page that was kept; gives
 * the others their button, until `left`.
 */
export function enhanceNotice(notice: HTMLElement, { id, days }: Notice, left: AbortSignal): void {
  if (left.aborted) return
  const button = notice.querySelector('button')
  const isDue = isShownOn(days, dayIn(days.timeZone, Date.now()))
  if (button === null || !isDue || readClosedIds().includes(id)) {
    notice.hidden = true
    return
  }

  const close = () => {
    rememberClosed(id)
    notice.hidden = true
    // What held the focus is gone: the content that the notice stood above comes next.
    document.querySelector('main')?.focus({ preventScroll: true })
  }

  button.classList.remove('invisible')
  button.addEventListener('click', close, { signal: left })
  left.addEventListener('abort', () => button.classList.add('invisible'))
}
