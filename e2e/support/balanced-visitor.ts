import { type APIRequestContext, type APIResponse, expect, request } from 'playwright/test'
import { homePath, signInActionPath, stepActionPath } from '@/lib/site/paths'
import { stepHref } from '@/lib/site/step-paths'
import type { SubmittableStep } from '@/lib/site/steps'
import { type Instance, PUBLIC_HOST } from './instances'
import type { Person } from './people'
import { freshAddress } from './raw-request'
import { IS_LED_ON } from './sign-in'

const LOCALE = 'en-us'
const ORIGIN = `http://${PUBLIC_HOST}`

type Form = Readonly<Record<string, string>>

/**
 * A browser without script whose every request goes to the instance that the test names. Cookies are not
 * bound to ports.
 */
export class BalancedVisitor {
  readonly #context: APIRequestContext

  private constructor(context: APIRequestContext) {
    this.#context = context
  }

  static async open(cookiesOf?: BalancedVisitor): Promise<BalancedVisitor> {
    const context = await request.newContext({
      extraHTTPHeaders: {
        accept: 'text/html',
        'x-forwarded-for': freshAddress(),
        'x-forwarded-host': PUBLIC_HOST,
        'sec-fetch-site': 'same-origin',
      },
      ...(cookiesOf && { storageState: await cookiesOf.#context.storageState() }),
    })
    return new BalancedVisitor(context)
  }

  /** One request without following redirects. */
  get(instance: Instance, path: string): Promise<APIResponse> {
    return this.#context.get(`${instance.url}${path}`, { maxRedirects: 0 })
  }

  post(instance: Instance, path: string, form: Form = {}): Promise<APIResponse> {
    return this.#context.post(`${instance.url}${path}`, {
      form,
      headers: { origin: ORIGIN },
      maxRedirects: 0,
    })
  }

  async signIn(
    instance: Instance,
    { username, password }: Pick<Person, 'username' | 'password'>,
  ): Promise<void> {
    const url = `${instance.url}${signInActionPath(LOCALE)}`
    const form = { username, password, returnTo: homePath(LOCALE) }
    const answer = await this.#context.post(url, { form, headers: { origin: ORIGIN } })
    const { pathname, search } = new URL(answer.url())
    const landed = `${answer.status()} ${pathname}${search}`
    if (!IS_LED_ON.test(landed)) expect(landed).toBe(`200 ${homePath(LOCALE)}`)
  }

  /** Opens the page of a step, which must be the open step of the user. */
  async openStep(instance: Instance, step: SubmittableStep): Promise<string> {
    const answer = await this.get(instance, stepHref(LOCALE, step))
    expect(answer.status(), `${step} at ${instance.url}`).toBe(200)
    return answer.text()
  }

  /** Hidden fields of a step's form, which every submission contains. */
  async hiddenFields(instance: Instance, step: SubmittableStep): Promise<Form> {
    const inputs = (await this.openStep(instance, step)).matchAll(
      /<input type="hidden" name="([^"]+)" value="([^"]*)"/g,
    )
    return Object.fromEntries([...inputs].map(([, name, value]) => [name, value]))
  }

  send(instance: Instance, step: SubmittableStep, form: Form): Promise<APIResponse> {
    return this.post(instance, stepActionPath(step, LOCALE), form)
  }

  close(): Promise<void> {
    return this.#context.dispose()
  }
}
