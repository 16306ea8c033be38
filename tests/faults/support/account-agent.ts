import { TOTP } from 'otpauth'
import { expect } from 'vitest'
import { fill } from '@/lib/i18n/fill'
import { fullName } from '@/lib/i18n/full-name'
import { getMessages } from '@/lib/i18n/messages'
import { accountPath } from '@/lib/site/account-pages'
import { supportCustomerPath, supportPath } from '@/lib/site/support-paths'
import { customerOnlyWrite } from '@/lib/support/customer-only'
import { PEOPLE_PASSWORD } from '@/sandbox/seed/people'
import {
  type Action,
  breakSomething,
  fillOne,
  follow,
  pathsOf,
  sendAgain,
  sendOne,
  wander,
} from './account-actions'
import type { Agent } from './account-cast'
import type { OTHER_EVENTS } from './account-decisions'
import { effectsOf } from './account-effects'
import { AccountWalker, type Walking } from './account-walker'
import { type PlainForm, readPlainForm, readPlainForms, textOf, wordsOf } from './plain-form'

const isBarred = ({ action }: PlainForm): boolean =>
  customerOnlyWrite(action.split('?', 1)[0] ?? '') !== undefined

const SIGN_IN = '/api/support/sign-in'

/** A code is good for one use, and there is another one after this time. */
const CODE_MS = 30_000

/** An agent of customer support who acts as a user, in two tabs, while that user walks, too. */
export class AgentWalker extends AccountWalker {
  override readonly role = 'agent'
  /** What only the customer does is refused with a page that says so. */
  override readonly statuses = [200, 403, 404, 503]
  readonly #agent: Agent
  readonly #customer: AccountWalker
  /** What the bar says on every page. */
  readonly #acting: string

  constructor(walking: Walking, agent: Agent, customer: AccountWalker) {
    super(walking)
    this.#agent = agent
    this.#customer = customer
    const { firstName, lastName } = this.actor.person
    const { acting } = getMessages(this.locale).support.bar
    this.#acting = fill(acting, { name: fullName(firstName, lastName) })
  }

  /** Calls of an agent name the customer by number. */
  override get id(): string {
    return this.ledger.numberOf(this.actor.person.id)
  }

  /** Signs in with the code of the app, and begins to act as the user. */
  override async arrive(): Promise<void> {
    const { username, totpSecret } = this.#agent
    await this.#signIn(username, totpSecret)
    await this.browser.open(supportCustomerPath(this.locale, this.id))
    await this.#send('/api/support/start', { reasonCode: 'account', reason: '', ticket: 'CS-1' })
    await this.openWhole(accountPath(this.locale, 'accountHome'))
    this.takeOtherTab()
    await this.openWhole(accountPath(this.locale, 'addressBook'))
  }

  /** On a busy machine it may take longer than a request may. */
  async #signIn(username: string, secret: string): Promise<void> {
    const { html } = await this.browser.open(supportPath(this.locale))
    if (readPlainForm(html, SIGN_IN) === undefined) return
    const code = new TOTP({ secret }).generate()
    await this.#send(SIGN_IN, { username, password: PEOPLE_PASSWORD, code })
    if (readPlainForm(this.browser.screen.html, SIGN_IN) === undefined) return
    await new Promise(resolve => setTimeout(resolve, CODE_MS))
    await this.#signIn(username, secret)
  }

  async #send(action: string, values: Readonly<Record<string, string>>): Promise<void> {
    const form = readPlainForm(this.browser.screen.html, action)
    if (form === undefined) throw new Error(`no ${action}: ${textOf(this.browser.screen.html).slice(0, 400)}`)
    await this.browser.send(values, { form })
  }

  /** An agent is never asked to sign in, and sees no form that only the customer sends. */
  override check(foreign: readonly string[]): void {
    super.check(foreign)
    const { html, path } = this.browser.screen
    const forms = readPlainForms(html)
    expect(
      forms.filter(isBarred).map(({ action }) => action),
      `forms on ${path}`,
    ).toEqual([])
    expect(
      forms.some(({ action }) => action.startsWith('/api/sign-in')),
      `a sign-in on ${path}`,
    ).toBe(false)
    if (html.includes('data-support-bar')) expect(wordsOf(html), path).toContain(this.#acting)
  }

  /** Sends a form that the customer sees, and only the customer may send: nothing comes of it. */
  async sendBarred(): Promise<void> {
    const customer = this.#customer
    customer.random = this.random
    await customer.openWhole(this.random.pick(pathsOf(customer)))
    const sent = fillOne(customer, isBarred)
    if (sent === undefined) return
    const { form, values, intent } = sent
    const { action, controls } = form
    const user = this.actor.person.id
    const before = effectsOf(this.ledger, { action, controls, intent, values, locale: this.locale, user })
    const effects = before.filter(({ count }) => count() === 0)
    await this.browser.send(values, { form, ...(intent !== undefined && { intent }) })
    this.tally.add('barred')
    const { status, path } = this.browser.screen
    expect([403, 503], `${form.action} by an agent leads to ${path}`).toContain(status)
    for (const { what, count } of effects) expect(count(), `${what} by an agent`).toBe(0)
  }
}

/** Does it as an agent, and counts it where a form was sent. */
const counted =
  (what: (typeof OTHER_EVENTS)[number], run: Action['run']): Action['run'] =>
  async walker => {
    const before = walker.sent.length
    await run(walker)
    if (walker.sent.length > before) walker.tally.add(what)
  }

/** What an agent does, with weights. */
export const AGENT_ACTIONS: readonly Action[] = [
  { name: 'send a form', weight: 24, run: counted('form of an agent', sendOne(1)) },
  { name: 'send a form twice at once', weight: 4, run: sendOne(2) },
  { name: 'send a form again', weight: 8, run: sendAgain },
  {
    name: 'send what only the customer may',
    weight: 16,
    run: async walker => {
      if (walker instanceof AgentWalker) await walker.sendBarred()
    },
  },
  { name: 'follow a link', weight: 14, run: follow },
  { name: 'open a page', weight: 14, run: wander },
  { name: 'fault', weight: 12, run: breakSomething },
  { name: 'other tab', weight: 6, run: async walker => walker.takeOtherTab() },
]
