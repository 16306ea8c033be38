import { beforeEach } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { supportActionPath } from '@/lib/site/support-paths'
import { PEOPLE_PASSWORD } from '../../../../sandbox/seed/people.ts'
import { agentCode } from '../../../support/agent-code.ts'
import { openSession, serveStore } from '../sign-in/sign-in-harness.ts'

export const LOCALE = 'en-us'
export const TEXTS = getMessages(LOCALE).support

type Served = Pick<ReturnType<typeof serveStore>, 'browser' | 'sandbox'>

/** The store with a sandbox, and helpers for an agent of customer support. */
export const serveSupport = () => agentsOf(serveStore())

/** Helpers for an agent of customer support, in a store with a sandbox. */
export function agentsOf({ browser, sandbox }: Served) {
  // A code is good once; each test signs the same agents in.
  beforeEach(() => {
    sandbox().context.database.exec(
      'UPDATE identity_agents SET failed_attempts = 0, locked_until = NULL, last_period = 0',
    )
  })

  const cookies = () => new Map([...browser.cookies].map(([name, { value }]) => [name, value]))

  /** Signs an agent in; returns the address that follows. */
  const signIn = async (
    username: string,
    { password = PEOPLE_PASSWORD, code = agentCode(username, sandbox().context.clock.now()) } = {},
  ): Promise<string> => {
    const sent = await browser.send(supportActionPath(LOCALE, 'sign-in'), {
      form: { username, password, code },
      headers: { accept: 'text/html' },
    })
    return sent.headers.get('location') ?? ''
  }

  const send = async (action: 'start' | 'end' | 'sign-out', form: Record<string, string> = {}) => {
    const sent = await browser.send(supportActionPath(LOCALE, action), {
      form: { submissionKey: crypto.randomUUID(), ...form },
      headers: { accept: 'text/html' },
    })
    return sent.headers.get('location') ?? ''
  }

  /** Customer number of a demo user. */
  const numberOf = (username: string): string =>
    String(
      sandbox()
        .context.database.prepare('SELECT customer_id AS id FROM commerce_customers WHERE uid = ?')
        .get(username)?.id,
    )

  const start = (username: string, form: Record<string, string> = {}) =>
    send('start', {
      customerId: numberOf(username),
      reasonCode: 'other',
      reason: 'Cannot find an item',
      ticket: 'T-1',
      ...form,
    })

  /** The session of the browser, at a time of the store. */
  const session = async (now = Date.now()) => (await openSession(cookies(), now)).session
  const support = async (now = Date.now()) => {
    // A static import would load the module before its settings are replaced.
    const { openSupport } = await import('@/lib/session/support-session.server')
    return openSupport(cookies(), now)
  }

  return { browser, sandbox, cookies, signIn, send, start, numberOf, session, support }
}
