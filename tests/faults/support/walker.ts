import { expect } from 'vitest'
import { newPerson, type Person } from '@/e2e/support/people'
import { decideStep } from '@/lib/registration/decide-step'
import { toProgress } from '@/lib/registration/progress'
import { homePath } from '@/lib/site/paths'
import { LOCALES, type Locale } from '@/lib/site/sites'
import { flowOf, stepHref } from '@/lib/site/step-paths'
import type { SubmittableStep } from '@/lib/site/steps'
import { RAW_TEXT } from './fault-proxy'
import type { PlainBrowser } from './plain-browser'
import { type FormValues, headingOf, type PlainForm, shownValues, textOf } from './plain-form'
import type { Random } from './random'
import { accountsOf, reportOf } from './registry'
import type { Stage } from './stage'
import { answersTo, look, pathOf, placeOf, type Sight } from './walker-screen'
import { fitting, typeInto } from './walker-values'

/** A form as it was on an earlier page, with its entered values. */
export type Sent = { form: PlainForm; values: FormValues; step: SubmittableStep }

const CUT_OFF = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE']

/** A user who registers on two devices while faults occur. */
export class Walker {
  readonly stage: Stage
  readonly random: Random
  readonly person: Person = newPerson()
  readonly visited: string[] = []
  readonly sent: Sent[] = []
  locale: Locale
  browser: PlainBrowser
  #id: string | undefined
  #devices: readonly PlainBrowser[]

  constructor(stage: Stage, random: Random) {
    this.stage = stage
    this.random = random
    this.locale = random.pick(LOCALES)
    this.browser = stage.newBrowser()
    this.#devices = [this.browser, stage.newBrowser()]
  }

  get sight(): Sight {
    return look(this.browser.screen)
  }

  /** Id of the account, once there is one. */
  get id(): string | undefined {
    this.#id ??= accountsOf(this.stage, this.person.email)[0]
    return this.#id
  }

  takeOtherDevice(): void {
    this.browser = this.#devices.find(device => device !== this.browser) ?? this.browser
  }

  /** A new device with a new network address. */
  takeNewDevice(): void {
    this.browser = this.stage.newBrowser()
  }

  /** Calls the store, which may be restarted meanwhile: then the page is loaded again. */
  async attempt(doing: () => Promise<unknown>): Promise<void> {
    try {
      await doing()
    } catch (fault) {
      const code = fault instanceof Error && 'code' in fault ? String(fault.code) : ''
      if (!CUT_OFF.includes(code)) throw fault
      await this.stage.untilReady()
      await this.attempt(() => this.browser.reload())
    }
  }

  async open(path: string): Promise<void> {
    await this.attempt(() => this.browser.open(path))
    this.visited.push(pathOf(this.browser.screen))
  }

  /** Does what the page asks for. */
  async goOn(): Promise<void> {
    const { sight } = this
    switch (sight.kind) {
      case 'form':
        return this.fillAndSend(sight)
      case 'question':
        return this.answer(sight.form)
      case 'login':
        return this.signIn(sight)
      case 'outage':
        await new Promise(resolve => setTimeout(resolve, 160))
        return this.attempt(() => this.browser.reload())
      case 'words':
        return this.open(sight.links[0] ?? stepHref(this.locale, 'register'))
    }
  }

  async fillAndSend({ form, step, locale }: Extract<Sight, { step: SubmittableStep }>): Promise<void> {
    const typed = typeInto(step, locale, this.person, this.random)
    const isOtherCountry = typed.country !== undefined && shownValues(form).country !== typed.country
    if (isOtherCountry && step === 'contact-address')
      await this.attempt(() =>
        this.browser.send({ country: typed.country ?? '' }, { form, intent: 'country' }),
      )
    const { sight } = this
    if (sight.kind !== 'form' || sight.step !== step) return
    const values = fitting(sight.form, typed)
    this.sent.push({ form: sight.form, values, step })
    await this.sendAndCheck(sight.form, step, values)
  }

  /** Submits a form; if the step is shown again, it has every submitted value except the password. */
  async sendAndCheck(form: PlainForm, step: SubmittableStep, values: FormValues): Promise<void> {
    const { restarts } = this.stage
    await this.attempt(() => this.browser.send(values, { form }))
    const { sight } = this
    const isBack = sight.kind === 'form' && sight.step === step
    if (!isBack || this.stage.restarts !== restarts) return
    const shown = shownValues(sight.form)
    for (const [name, value] of Object.entries(values).filter(([key]) => key !== 'password'))
      expect(shown[name] ?? '', `typed ${name} of ${step}`).toBe(value === true ? 'on' : value)
  }

  async answer(form: PlainForm): Promise<void> {
    const intent = this.random.pick(answersTo(form))
    const option = form.controls.find(({ kind, name }) => kind === 'choice' && name === 'addressToUse')
    const values = option && intent === 'use-address' ? { addressToUse: option.value } : {}
    await this.attempt(() => this.browser.send(values, { form, intent }))
  }

  async signIn({ form, locale }: Extract<Sight, { kind: 'login' }>): Promise<void> {
    if (this.id === undefined) return this.open(stepHref(locale, 'register'))
    const { username, password } = this.person
    await this.attempt(() => this.browser.send({ username, password }, { form }))
  }

  /** The page is complete and readable, and its step may be entered by the state in commerce. */
  async check(): Promise<void> {
    const { screen } = this.browser
    expect([200, 503], `status of ${screen.path}: ${textOf(screen.html).slice(0, 200)}`).toContain(
      screen.status,
    )
    expect(headingOf(screen.html), `heading of ${screen.path}`).toBeTruthy()
    expect(screen.html).not.toContain(RAW_TEXT)
    expect(screen.html).toContain(`href="${homePath(placeOf(pathOf(screen)).locale)}`)
    await this.#checkStep()
  }

  async #checkStep(): Promise<void> {
    const { locale, step } = placeOf(pathOf(this.browser.screen))
    const { kind } = this.sight
    if (step === undefined || step === 'register' || kind === 'outage' || kind === 'login') return
    const report = await reportOf(this.stage, this.id ?? '')
    const record = {
      jobTitle: report?.jobTitle,
      registrationStatus: report?.registrationStatus === 'REGISTERED' ? ('REGISTERED' as const) : undefined,
      hasAddress: (report?.addresses.length ?? 0) > 0,
    }
    const decision = decideStep(flowOf(locale), step, toProgress(record, step === 'registered'))
    expect(decision, `${step} of ${locale} is shown`).toEqual({ kind: 'enter' })
  }
}
