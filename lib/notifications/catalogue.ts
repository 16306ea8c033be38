/** Why a form was not taken before it was read; their texts are those of the forms themselves. */
const FORM_REFUSALS = ['fileTooLarge', 'malformed', 'notReceived', 'tooLarge', 'tooSlow'] as const

export type FormRefusal = (typeof FORM_REFUSALS)[number]

/** Messages whose texts are `messages` of locales/<language>/notifications.json. */
const MESSAGES = [
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
  'organisationInReview',
  'organisationRequested',
  'organisationRequestedOfService',
  'paymentNotConfirmed',
] as const

/** Keys of the messages that an address may name. */
export const MESSAGE_KEYS = [...MESSAGES, ...FORM_REFUSALS] as const

export type MessageKey = (typeof MESSAGE_KEYS)[number]

export const toMessageKey = (value: unknown): MessageKey | undefined =>
  MESSAGE_KEYS.find(key => key === value)

/** Whether a message says why a form was not taken. */
export const isFormRefusal = (key: MessageKey): key is FormRefusal => FORM_REFUSALS.some(name => name === key)
