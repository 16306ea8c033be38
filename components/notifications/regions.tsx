import { createPortal } from 'react-dom'
import { NotificationCard } from './notification-card'
import type { AreaLabels, ShownNotification } from './shown-notifications'

type Props = {
  area: HTMLElement
  words: AreaLabels
  shown: readonly ShownNotification[]
  onClose: (id: string) => void
}

/** Live regions: errors interrupt a screen reader, the others wait for a pause. */
export function Regions({ area, words, shown, onClose }: Props) {
  return [true, false].map(urgent => {
    const region = area.querySelector(`[aria-live="${urgent ? 'assertive' : 'polite'}"]`)
    const cards = shown
      .filter(({ status }) => (status === 'ERROR') === urgent)
      // A replacing notification gets a new element, so that it is announced as a whole.
      .map(notification => (
        <NotificationCard
          key={`${notification.id} ${notification.status} ${notification.message}`}
          notification={notification}
          words={words}
          onClose={onClose}
        />
      ))
    return region && createPortal(cards, region, String(urgent))
  })
}
