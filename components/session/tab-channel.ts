/** What one tab of the browser tells the others. A hint only: whoever hears it asks our server. */
export type TabMessage =
  | { kind: 'signedOut' }
  | { kind: 'signedIn' }
  | {
      kind: 'activity'
      /** Epoch milliseconds by the clock of this browser. */
      at: number
    }

const CHANNEL = 'store.tabs'

/** Where the last message stands for browsers without channels: writing it tells the other tabs. */
const MESSAGE_KEY = 'store.tab_message'

function parseMessage(value: unknown): TabMessage | undefined {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return undefined
  if (value.kind === 'signedOut' || value.kind === 'signedIn') return { kind: value.kind }
  if (value.kind !== 'activity' || !('at' in value) || typeof value.at !== 'number') return undefined
  return { kind: 'activity', at: value.at }
}

function parseStored(text: string): TabMessage | undefined {
  try {
    return parseMessage(JSON.parse(text))
  } catch {
    return undefined
  }
}

const hasChannels = (): boolean => typeof BroadcastChannel === 'function'

/** Tells the other tabs of this browser. Never throws. */
export function tellTabs(message: TabMessage): void {
  if (hasChannels()) tellByChannel(message)
  else tellByStorage(message)
}

function tellByChannel(message: TabMessage): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(message)
  channel.close()
}

/**
 * Two equal messages in a row are told apart by their time, without which the second would change nothing.
 */
function tellByStorage(message: TabMessage): void {
  try {
    localStorage.setItem(MESSAGE_KEY, JSON.stringify({ ...message, sentAt: Date.now() }))
  } catch {
    // Where nothing can be stored the other tabs learn it from the server.
  }
}

/** Hears the other tabs. Returns what ends it. */
export function onTabMessage(listener: (message: TabMessage) => void): () => void {
  const hear = (message: TabMessage | undefined) => {
    if (message !== undefined) listener(message)
  }
  if (hasChannels()) {
    const channel = new BroadcastChannel(CHANNEL)
    channel.onmessage = ({ data }) => hear(parseMessage(data))
    return () => channel.close()
  }
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === MESSAGE_KEY && newValue !== null) hear(parseStored(newValue))
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
