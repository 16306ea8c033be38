/**
 * Keys of the messages that an address may name; their texts are `messages` of
 * locales/<language>/notifications.json.
 */
export const MESSAGE_KEYS = [
  'signedOut',
  'timedOut',
  'saved',
  'sent',
  'working',
  'siteChanged',
  'linkExpired',
  'notAvailable',
  'failed',
  'organisationAdded',
  'organisationRequested',
] as const

export type MessageKey = (typeof MESSAGE_KEYS)[number]

export const toMessageKey = (value: unknown): MessageKey | undefined =>
  MESSAGE_KEYS.find(key => key === value)
