import { expect } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { accountPath } from '@/lib/site/account-pages'
import { NOTIFICATIONS_PARAMETER, REJECTED_FORM_PARAMETER } from '@/lib/site/page-parameters'
import { homePath, loginPath } from '@/lib/site/paths'
import { preferencesActionPath } from '@/lib/site/preferences-paths'
import type { Locale } from '@/lib/site/sites'
import type { Actor } from './account-cast'
import type { Tally } from './account-decisions'
import { type Effect, effectsOf } from './account-effects'
import type { AccountLedger } from './account-ledger'
import { RAW_TEXT } from './fault-proxy'
import type { PlainBrowser, Screen } from './plain-browser'
import {
  type Control,
  type FormValues,
  headingOf,
  type PlainForm,
  readPlainForm,
  shownValues,
  textOf,
  wordsOf,
} from './plain-form'
import type { Random } from './random'
import type { Stage } from './stage'

/** A form as it was on an earlier page, with what was typed and pressed. */
export type SentForm = { form: PlainForm; values: FormValues; intent: string | undefined }

/** What a walker walks with. */
export type Walking = {
  stage: Stage
  ledger: AccountLedger
  actor: Actor
  locale: Locale
  random: Random
  tally: Tally
}

/** What a page tells of the form before, without script. */
const TELLS = /data-url-notifications="\[\{/
const ALERTS = /role="(?:alert|status)"/
/** A page with the form again, or with a question about it. */
const ASKS = new RegExp(`[?&]${REJECTED_FORM_PARAMETER}=`)
const PAUSE_MS = 160
const MOST_TRIES = 40
/** Fields that no page shows again. */
const NEVER_SHOWN = ['password', 'currentPassword', 'document', 'certificate']

/** Whether a control can show a value: a list that cannot be read at the moment offers none. */
const offers = ({ options }: Control, value: string | boolean): boolean =>
  options === undefined || options.includes(String(value))

/** A user of the pages of the account, in two tabs, while faults occur. */
export class AccountWalker {
  readonly stage: Stage
  readonly ledger: AccountLedger
  readonly actor: Actor
  readonly locale: Locale
  readonly tally: Tally
  /** Who it is in a trail. */
  readonly role: string = 'user'
  /** Statuses that a page may have. */
  readonly statuses: readonly number[] = [200, 404, 503]
  readonly sent: SentForm[] = []
  readonly effects: Effect[] = []
  /** What ends each fault that was injected. */
  readonly armed: (() => void)[] = []
  /** Passwords that may be valid: more than one after a change that nobody confirmed. */
  passwords: readonly string[]
  /** Whether nobody else, and no other tab, changes anything at the same time. */
  isAlone = true
  browser: PlainBrowser
  random: Random
  #tabs: readonly PlainBrowser[]
  #isPartlySaved = false

  constructor({ stage, ledger, actor, locale, random, tally }: Walking) {
    this.stage = stage
    this.ledger = ledger
    this.actor = actor
    this.locale = locale
    this.random = random
    this.tally = tally
    this.passwords = [actor.person.password]
    this.browser = stage.newBrowser()
    this.#tabs = [this.browser, this.browser.newTab()]
  }

  get id(): string {
    return this.actor.person.id
  }

  endFaults(): void {
    for (const disarm of this.armed.splice(0)) disarm()
  }

  takeOtherTab(): void {
    this.browser = this.#tabs.find(tab => tab !== this.browser) ?? this.browser
  }

  /** Opens the account home in both tabs, signed in. */
  async arrive(): Promise<void> {
    const home = accountPath(this.locale, 'accountHome')
    for (const path of [loginPath(this.locale, home), home]) {
      await this.openWhole(path)
      this.takeOtherTab()
    }
  }

  /** Opens a page, signs in where it asks for that, and comes again while it is not available. */
  async openWhole(path: string, browser = this.browser): Promise<void> {
    await browser.open(path)
    for (let count = 0; count < MOST_TRIES; count += 1) {
      const form = readPlainForm(browser.screen.html, '/api/sign-in')
      if (form !== undefined) await browser.send(this.#signIn(count), { form })
      else if (browser.screen.status === 503) {
        await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
        await browser.reload()
      } else return
    }
    throw new Error(`${path} stays ${browser.screen.status} at ${browser.screen.path}`)
  }

  #signIn(count: number): FormValues {
    const password = this.passwords[count % this.passwords.length] ?? ''
    return { username: this.ledger.usernameOf(this.actor.person.id), password }
  }

  /**
   * Submits a form, perhaps twice at once; checks what the next screen says against what was written. An old
   * form gets its first answer again, whatever has become of the effect since.
   */
  async send(sent: SentForm, { times = 1, isOld = false, browser = this.browser } = {}): Promise<void> {
    const { form, values, intent } = sent
    const { action, controls } = form
    const { locale, tally } = this
    const user = this.actor.person.id
    const effects = effectsOf(this.ledger, { action, intent, values, controls, locale, user })
    const options = { form, ...(intent !== undefined && { intent }) }
    const screens = await Promise.all(Array.from({ length: times }, () => browser.send(values, options)))
    this.effects.push(...effects)
    const words = wordsOf(browser.screen.html)
    if (times === 1 && !isOld) tally.note({ action, intent }, words, locale)
    for (const { what, count, told } of effects) {
      expect(count(), what).toBeLessThanOrEqual(1)
      if (isOld || told === undefined || !words.includes(told)) continue
      if (this.isAlone) expect(count(), `${what} is told of`).toBe(1)
    }
    this.#notePassword(action, values, words)
    if (times === 1) this.#checkTold(sent, browser)
    if (times === 1) await this.#checkTyped(sent, browser, isOld)
    if (action.startsWith('/api/account/profile'))
      this.#checkProfile(
        values,
        [...screens, browser.screen].map(({ html }) => wordsOf(html)),
        isOld,
      )
  }

  /** After a form, the next screen says what happened: it is done, it is not, or nobody knows. */
  #checkTold({ form: { action }, intent }: SentForm, { screen: { status, path, html } }: PlainBrowser): void {
    const what = `${action} ${intent ?? ''} leads to ${status} ${path}: ${textOf(html).slice(0, 200)}`
    if (path.includes(`${NOTIFICATIONS_PARAMETER}=`)) expect(TELLS.test(html), what).toBe(true)
    else if (!ASKS.test(path)) expect(ALERTS.test(html), what).toBe(true)
  }

  /** What was typed is shown again with every error, also after a reload. */
  async #checkTyped({ form, values }: SentForm, browser: PlainBrowser, isOld: boolean): Promise<void> {
    const { path, status } = browser.screen
    // The preferences show what is saved instead, next to why it was not changed.
    if (!/[?&]form=/.test(path) || form.action.startsWith(preferencesActionPath(this.locale))) return
    if (status === 503) await this.openWhole(path, browser)
    const again = readPlainForm(browser.screen.html, form.action)
    const words = wordsOf(browser.screen.html).slice(0, 300)
    // What another tab, or this one since an old form, has done may leave nothing to fill in.
    if (again === undefined && (isOld || !this.isAlone)) return
    expect(again, `the form of ${form.action} on ${path}: ${words}`).toBeDefined()
    const shown = again === undefined ? {} : shownValues(again)
    const isPlain = again?.controls.some(({ name }) => name in values)
    for (const [name, value] of Object.entries(isPlain ? values : {}).filter(
      ([key, value]) =>
        !NEVER_SHOWN.includes(key) &&
        again?.controls.some(control => control.name === key && offers(control, value)),
    ))
      expect(shown[name] ?? false, `typed ${name} of ${form.action}`).toBe(value === true ? 'on' : value)
  }

  #notePassword(action: string, values: FormValues, words: string): void {
    if (!action.startsWith('/api/account/password')) return
    const next = String(values.password)
    const { changed } = getMessages(this.locale).profile.password
    const isTold = words.includes(changed.split('{', 1)[0] ?? changed)
    if (next !== '')
      this.passwords = isTold && this.isAlone ? [next] : [...new Set([...this.passwords, next])]
  }

  /**
   * The name is changed at the identity provider and in commerce, or in neither; else a page says so, which
   * may be that of one of several submissions, or come only after an outage.
   */
  #checkProfile(values: FormValues, pages: readonly string[], isOld: boolean): void {
    const { profile, forms } = getMessages(this.locale)
    const says = (text: string) => pages.some(words => words.includes(text.split('{', 1)[0] ?? text))
    if (says(profile.partlySaved) || says(forms.failed.unconfirmed)) this.#isPartlySaved = true
    else if (this.isAlone && !isOld && says(profile.saved)) {
      this.#isPartlySaved = false
      expect(this.ledger.lastNamesOf(this.id)).toEqual([values.lastName, values.lastName])
    }
  }

  /** The page is whole, has a way on, and shows nothing that is somebody else's. */
  check(foreign: readonly string[]): void {
    for (const { screen } of this.#tabs) this.#checkScreen(screen, foreign)
    const { uid } = this.actor.organization
    expect(this.ledger.administratorsOf(uid), `administrators of ${uid}`).toBeGreaterThanOrEqual(1)
    const { all, defaults } = this.ledger.addressesOf(this.actor.person.id)
    expect(defaults, 'default addresses').toBe(all === 0 ? 0 : 1)
  }

  #checkScreen({ status, path, html }: Screen, foreign: readonly string[]): void {
    const page = `${path}: ${wordsOf(html).slice(0, 200)}`
    expect(this.statuses, page).toContain(status)
    expect(headingOf(html), page).toBeTruthy()
    expect(html, page).not.toContain(RAW_TEXT)
    expect(html, page).toContain(`href="${homePath(this.locale)}`)
    expect(
      foreign.filter(mark => html.includes(mark)),
      page,
    ).toEqual([])
  }

  /** Once all faults are over: everything exists at most once, and the pages show what is written. */
  async checkTruth(): Promise<void> {
    for (const { what, count } of this.effects) expect(count(), what).toBeLessThanOrEqual(1)
    if (!this.#isPartlySaved) {
      const [commerce, identity] = this.ledger.lastNamesOf(this.id)
      expect(identity, 'the name at the identity provider').toBe(commerce)
    }
    await this.openWhole(accountPath(this.locale, 'addressBook'))
    const { html } = this.browser.screen
    for (const company of this.ledger.companiesOf(this.id)) expect(html).toContain(company)
  }
}
