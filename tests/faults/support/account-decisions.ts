import { getMessages } from '@/lib/i18n/messages'
import { closeAccountPath } from '@/lib/site/account-closure-paths'
import { accountDetailPath, accountPath } from '@/lib/site/account-pages'
import { withParameter } from '@/lib/site/address-parameters'
import {
  HAND_OVER_PARAMETER,
  INVITATION_PARAMETER,
  LEAVE_PARAMETER,
  REMOVE_PARAMETER,
} from '@/lib/site/page-parameters'
import type { Locale } from '@/lib/site/sites'
import type { Actor } from './account-cast'
import { KINDS_OF_WRITES, toldKinds } from './account-kinds'

type Asker = { locale: Locale; actor: Actor }

const account = ({ locale, actor: { organization } }: Asker): string =>
  accountDetailPath(locale, 'accounts', organization.uid)

const asked =
  (parameter: string, value: (actor: Actor) => string) =>
  (asker: Asker): string =>
    withParameter(account(asker), parameter, value(asker.actor))

const offer = ({ locale, actor }: Asker): string =>
  withParameter(accountPath(locale, 'accounts'), INVITATION_PARAMETER, actor.invitation)

/** The page with the form of each decision about people and accounts, by the intent of its button. */
const PAGES = {
  approve: account,
  refuse: account,
  invite: account,
  withdraw: account,
  requestRole: account,
  accept: offer,
  decline: offer,
  leave: asked(LEAVE_PARAMETER, () => 'ask'),
  handOver: asked(HAND_OVER_PARAMETER, ({ colleague }) => colleague),
  remove: asked(REMOVE_PARAMETER, ({ colleague }) => colleague),
  close: ({ locale }: Asker) => closeAccountPath(locale),
  keep: ({ locale }: Asker) => accountPath(locale, 'preferences'),
} as const

/** A decision about people and accounts. */
export type Decision = keyof typeof PAGES

export const DECISIONS = Object.keys(PAGES) as readonly Decision[]

export const pageOfDecision = (decision: Decision, asker: Asker): string => PAGES[decision](asker)

/** The beginning of the message by which a page tells that a decision was carried out. */
export function toldOf(decision: Decision, locale: Locale): string {
  const { organisations, accountClosure } = getMessages(locale)
  const { done } = organisations
  const texts = {
    approve: done.approved,
    refuse: done.refused,
    invite: done.invited,
    withdraw: done.withdrawn,
    requestRole: done.roleRequested,
    accept: done.accepted,
    decline: done.declined,
    leave: done.left,
    handOver: done.handedOver,
    remove: done.removed,
    close: accountClosure.done.closed,
    keep: accountClosure.done.kept,
  } as const satisfies Record<Decision, string>
  return texts[decision].split('{', 1)[0] ?? ''
}

const isDecision = (intent: string | undefined): intent is Decision => intent !== undefined && intent in PAGES

/** What happens besides: forms of agents, which they may or may not send, and turns taken at once. */
export const OTHER_EVENTS = ['form of an agent', 'barred', 'two people', 'two tabs', 'the same row'] as const

type Happening = Decision | (typeof KINDS_OF_WRITES)[number] | (typeof OTHER_EVENTS)[number]

/** A form that was sent: its handler and the button that was pressed. */
type Pressed = { action: string; intent: string | undefined }

/** How often each decision was carried out and each kind of write done, as the pages told. */
export class Tally {
  readonly #counts = new Map<string, number>(
    [...DECISIONS, ...KINDS_OF_WRITES, ...OTHER_EVENTS].map(what => [what, 0]),
  )

  /** Notes what the screen after a form tells. */
  note(pressed: Pressed, words: string, locale: Locale): void {
    const { action, intent } = pressed
    const isAboutPeople = /^\/api\/(?:organisations\/actions|account-closure)/.test(action)
    if (isAboutPeople && isDecision(intent) && words.includes(toldOf(intent, locale))) this.add(intent)
    for (const kind of toldKinds(pressed, words, locale)) this.add(kind)
  }

  add(what: Happening): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1)
  }

  /** What has never happened. */
  missed(): readonly string[] {
    return [...this.#counts].filter(([, count]) => count === 0).map(([what]) => what)
  }
}
