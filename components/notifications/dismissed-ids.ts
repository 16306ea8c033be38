import { CLOSED_NOTIFICATIONS_KEY } from '@/lib/notifications/closed-notices'

/** Older ids are forgotten first. */
const MAX_IDS = 50

type Place = { storage: () => Storage; key: string }

const CLOSED: Place = { storage: () => localStorage, key: CLOSED_NOTIFICATIONS_KEY }
const SHOWN: Place = { storage: () => sessionStorage, key: 'store.shown_notifications' }

/**
 * Ids of notices this browser has closed (spec §4): a comma-separated list. Without storage nothing counts as
 * closed.
 */
export const readClosedIds = (): readonly string[] => read(CLOSED)

/** Remembers a notice as closed. Where nothing can be stored it stays closed for this page only. */
export const rememberClosed = (id: string): void => remember(CLOSED, id)

/** Ids of the notifications that were shown in this session already (spec §2). */
export const readShownIds = (): readonly string[] => read(SHOWN)

export const rememberShown = (id: string): void => remember(SHOWN, id)

function read({ storage, key }: Place): readonly string[] {
  try {
    return (storage().getItem(key) ?? '').split(',').filter(id => id !== '')
  } catch {
    return []
  }
}

function remember(place: Place, id: string): void {
  const ids = [...read(place).filter(known => known !== id), id].slice(-MAX_IDS)
  try {
    place.storage().setItem(place.key, ids.join(','))
  } catch {
    // Storage is full or forbidden; there is nothing a visitor could do about it.
  }
}
