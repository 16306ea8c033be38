import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import type { Notification } from '@/lib/notifications/notification'
import { mayShow, withNotificationAdded } from '@/lib/notifications/show-plan'
import { avoidOverlap } from './avoid-overlap'
import { readClosedIds, readShownIds, rememberClosed, rememberShown } from './dismissed-ids'
import { Regions } from './regions'
import { AREA_ID, type AreaLabels, type ShownNotification } from './shown-notifications'

type Stack = { area: HTMLElement; root: Root; words: AreaLabels; cameFrom: HTMLElement | undefined }

let stack: Stack | undefined
let shown: readonly ShownNotification[] = []
let count = 0

/**
 * Shows a notification unless it was closed before or already shown in this session (spec §2, §4). It
 * replaces one with the same id.
 */
export function show(
  wanted: Notification & Partial<Pick<ShownNotification, 'id' | 'onClose' | 'action'>>,
): void {
  stack = stack?.area.isConnected ? stack : open()
  if (stack === undefined) return
  const { showOncePerSessionNotificationId: onceId } = wanted
  const takesPlace = shown.some(({ id }) => id === wanted.id)
  if (!takesPlace && !mayShow(onceId, { closed: readClosedIds(), shown: readShownIds() })) return
  if (onceId !== undefined) rememberShown(onceId)
  count += 1
  shown = withNotificationAdded(shown, { ...wanted, id: wanted.id ?? `notification-${count}` })
  draw(stack)
}

/** Finds the area that the server has rendered; a page that failed as a whole has none. */
function open(): Stack | undefined {
  const area = document.getElementById(AREA_ID)
  if (area === null) return undefined
  // Written by our own server, of the same build.
  const words = JSON.parse(area.dataset.labels ?? '') as AreaLabels
  const opened: Stack = { area, words, root: createRoot(document.createElement('div')), cameFrom: undefined }
  shown = []
  area.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !area.contains(relatedTarget)) opened.cameFrom = relatedTarget
  })
  area.addEventListener('keydown', event => {
    if (event.key !== 'Escape' || !(event.target instanceof Element)) return
    const card = event.target.closest<HTMLElement>('[data-notification]')
    event.stopPropagation()
    close(opened, card?.dataset.notification)
  })
  avoidOverlap(area)
  return opened
}

/** Closes the notification with this id, if it is shown. */
export function hide(id: string): void {
  if (stack !== undefined) close(stack, id)
}

function close(from: Stack, id: string | undefined): void {
  const closed = shown.find(notification => notification.id === id)
  if (closed === undefined) return
  const { showOncePerSessionNotificationId: onceId, onClose } = closed
  if (onceId !== undefined) rememberClosed(onceId)
  shown = shown.filter(notification => notification !== closed)
  draw(from)
  onClose?.()
}

/**
 * Renders the current notifications. The focus of a removed notification moves to its neighbor, or back to
 * where it came from.
 */
function draw(into: Stack): void {
  const { area, root, words } = into
  const place = [...area.querySelectorAll('button')].findIndex(button => button.matches(':focus'))
  flushSync(() =>
    root.render(<Regions area={area} words={words} onClose={id => close(into, id)} shown={shown} />),
  )
  if (place < 0 || area.contains(document.activeElement)) return
  const buttons = area.querySelectorAll('button')
  const back = into.cameFrom?.isConnected ? into.cameFrom : document.querySelector<HTMLElement>('main')
  const next = buttons[Math.min(place, buttons.length - 1)] ?? back
  next?.focus()
}
