import { type BannerDays, isShownOn } from '@/lib/backends/content/current-banner'
import { dayIn } from '@/lib/format/calendar-day'
import { readClosedIds, rememberClosed } from './dismissed-ids'

/** Dates on which a notice applies, in the time zone of its site. */
export type NoticeDays = BannerDays & { timeZone: string }

type Notice = { id: string; days: NoticeDays }

/**
 * Removes a notice that was closed in this browser, or that has expired on a cached page; otherwise activates
 * its close button, until `left` aborts.
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
    // The focused element is gone: the focus moves to the content below the notice.
    document.querySelector('main')?.focus({ preventScroll: true })
  }

  button.classList.remove('invisible')
  button.addEventListener('click', close, { signal: left })
  left.addEventListener('abort', () => button.classList.add('invisible'))
}
