const STORAGE_KEY = 'store.closed_notifications'

/** Older ids are forgotten first. */
const MAX_IDS = 50

/** Ids of notices this browser has closed (spec §4): a comma-separated list. Without storage nothing counts as closed. */
export function readClosedIds(): readonly string[] {
  try {
    return (localStorage.getItem(STORAGE_KEY) ?? '').split(',').filter(id => id !== '')
  } catch {
    return []
  }
}

/** Remembers a notice as closed. Where nothing can be stored it stays closed for this page only. */
export function rememberClosed(id: string): void {
  const ids = [...readClosedIds().filter(known => known !== id), id].slice(-MAX_IDS)
  try {
    localStorage.setItem(STORAGE_KEY, ids.join(','))
  } catch {
    // Storage is full or forbidden; there is nothing a visitor could do about it.
  }
}
