import { CLOSED_NOTIFICATIONS_KEY } from '@/lib/notifications/closed-notices'

/** The oldest ids are dropped first. */
const MAX_IDS = 50

type Place = { storage: () => Storage; key: string }

const CLOSED: Place = { storage: () => localStorage, key: CLOSED_NOTIFICATIONS_KEY }
const SHOWN: Place = { storage: () => sessionStorage, key: 'store.shown_notifications' }

/**
 * Ids of notices that were closed in this browser (spec §4): a comma-separated list. Without storage, none
 * counts as closed.
 */
export const readClosedIds = (): readonly string[] => read(CLOSED)

/** Stores a notice as closed. Without storage it stays closed on this page only. */
export const rememberClosed = (id: string): void => remember(CLOSED, id)

/** Ids of the notifications that were already shown in this session (spec §2). */
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
    // Storage is full or forbidden; the visitor could do nothing about it.
  }
}
