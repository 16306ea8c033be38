import { createPortal } from 'react-dom'
import { NotificationCard } from './notification-card'
import type { AreaWords, ShownNotification } from './shown-notifications'

type Props = {
  area: HTMLElement
  words: AreaWords
  shown: readonly ShownNotification[]
  onClose: (id: string) => void
}

/** Errors interrupt who listens, the others wait until there is a pause. */
export function Regions({ area, words, shown, onClose }: Props) {
  return [true, false].map(urgent => {
    const region = area.querySelector(`[aria-live="${urgent ? 'assertive' : 'polite'}"]`)
    const cards = shown
      .filter(({ status }) => (status === 'ERROR') === urgent)
      // A result is a new text in the place of the one before, so that it is announced as a whole.
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
