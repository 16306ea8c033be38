import { getMessages } from '@/lib/i18n/messages'
import type { Locale } from '@/lib/site/sites'
import type { Messages } from '@/locales/en/messages'

/** A kind of write: its handler, the buttons that mean it, and what the next page tells. */
type Kind = {
  action: string
  intents?: readonly string[]
  told: (messages: Messages) => readonly string[]
}

/** Every kind of write of the account besides the decisions about people. */
const KINDS = {
  'new address': { action: '/api/addresses', told: ({ addressBook }) => [addressBook.done.saved] },
  'deleted address': {
    action: '/api/addresses/actions',
    intents: ['delete'],
    told: ({ addressBook }) => [addressBook.done.deleted],
  },
  'default address': {
    action: '/api/addresses/actions',
    intents: ['default-delivery', 'default-billing'],
    told: ({ addressBook }) => [addressBook.done.defaultSet],
  },
  'address of the organization': {
    action: '/api/organisations/addresses',
    told: ({ addressBook }) => [addressBook.done.saved],
  },
  evidence: { action: '/api/qualifications', told: ({ qualifications }) => [qualifications.told.saved] },
  document: {
    action: '/api/qualifications/submission',
    told: ({ qualifications }) => [qualifications.told.fileAdded],
  },
  'sent evidence': {
    action: '/api/qualifications/submission',
    intents: ['send'],
    told: ({ qualifications }) => [qualifications.told.sent],
  },
  'withdrawn evidence': {
    action: '/api/qualifications/withdrawal',
    intents: ['withdraw'],
    told: ({ qualifications }) => [qualifications.told.withdrawn],
  },
  exemption: { action: '/api/organisations/exemption', told: ({ checkout }) => [checkout.exemption.sent] },
  preferences: {
    action: '/api/preferences',
    told: ({ preferences: { topics, interests, dates, site } }) => [
      topics.saved,
      topics.unsubscribed,
      interests.saved,
      interests.cleared,
      dates.saved,
      site.saved,
    ],
  },
  'default account': {
    action: '/api/organisations/actions',
    intents: ['default'],
    told: ({ organisations }) => [organisations.done.defaultSet],
  },
  approver: {
    action: '/api/organisations/actions',
    intents: ['appoint', 'dismiss'],
    told: ({ organisations: { done } }) => [done.appointed, done.dismissed],
  },
  'purchase order rule': {
    action: '/api/organisations/actions',
    intents: ['purchaseOrder'],
    told: ({ organisations: { done } }) => [done.purchaseOrderOn, done.purchaseOrderOff],
  },
  password: {
    action: '/api/account/password',
    told: ({ profile: { password } }) => [password.changed, password.changedMailed],
  },
  profile: { action: '/api/account/profile', told: ({ profile }) => [profile.saved] },
  'change of email': { action: '/api/account/email', told: ({ profile }) => [profile.emailChange.sent] },
  'confirmed email': {
    action: '/api/account/email/confirmation',
    told: ({ profile }) => [profile.emailChange.changed],
  },
} as const satisfies Record<string, Kind>

type KindOfWrite = keyof typeof KINDS

// The keys of the table above.
export const KINDS_OF_WRITES = Object.keys(KINDS) as readonly KindOfWrite[]

/** Whether words contain a message, whatever is filled into it. */
const tells = (words: string, message: string): boolean =>
  message.split(/\{\w+\}/).every(part => words.includes(part.trim()))

/** The kinds of write that the page after a form tells of. */
export function toldKinds(
  { action, intent }: { action: string; intent: string | undefined },
  words: string,
  locale: Locale,
): readonly KindOfWrite[] {
  const messages = getMessages(locale)
  const path = action.split('?', 1)[0]
  return KINDS_OF_WRITES.filter(name => {
    const kind: Kind = KINDS[name]
    if (kind.action !== path || kind.intents?.includes(intent ?? '') === false) return false
    return kind.told(messages).some(message => tells(words, message))
  })
}
