/**
 * Message from one browser tab to the others. It is only a hint: a tab that receives it checks with our
 * server.
 */
export type TabMessage =
  | { kind: 'signedOut' }
  | { kind: 'signedIn' }
  | {
      kind: 'activity'
      /** Epoch milliseconds by the clock of this browser. */
      at: number
    }

const CHANNEL = 'store.tabs'

/** Storage key for browsers without BroadcastChannel: writing it notifies the other tabs. */
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

/** Notifies the other tabs of this browser. Never throws. */
export function notifyTabs(message: TabMessage): void {
  if (hasChannels()) sendByChannel(message)
  else sendByStorage(message)
}

function sendByChannel(message: TabMessage): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(message)
  channel.close()
}

/** The time makes two equal messages in a row differ; without it the second would fire no storage event. */
function sendByStorage(message: TabMessage): void {
  try {
    localStorage.setItem(MESSAGE_KEY, JSON.stringify({ ...message, sentAt: Date.now() }))
  } catch {
    // Without storage the other tabs learn it from the server.
  }
}

/** Listens to messages of the other tabs. Returns the cleanup function. */
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
