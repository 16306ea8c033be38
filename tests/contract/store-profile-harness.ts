import { expect } from 'vitest'
import { FORM_OWNER } from '@/lib/forms/hidden-fields'
import { servePrompts } from './store-prompts-harness.ts'
import { loadNotifications, openSession, readRejectedForm, sealFormOwner } from './store-sign-in-harness.ts'

const ID = 'uid-edith'

/** The profile of Edith Marsh as it is seeded. */
export const ON_RECORD = {
  firstName: 'Edith',
  middleName: '',
  lastName: 'Marsh',
  jobTitle: 'school-psychologist',
  industry: 'schools',
  sector: 'public-district',
  phoneCountry: 'US',
  phone: '6145550142',
}

/** The store with a sandbox, and the forms of the profile page, sent as Edith Marsh. */
export function serveProfile() {
  const prompts = servePrompts()
  const { browser, sandbox, signIn, cookieMap, customer } = prompts

  const send = async (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
    browser.send(`${path}?locale=en-us`, {
      form: { ...form, [FORM_OWNER]: await sealFormOwner(ID) },
      headers,
    })

  /** Sends a form without script: the page that follows, its messages and the form that it shows again. */
  async function sent(path: string, form: Record<string, string>) {
    const response = await send(path, form)
    expect(response.status).toBe(303)
    const { pathname, searchParams } = new URL(response.headers.get('location') ?? '', 'http://store')
    const told = await loadNotifications(searchParams.get('notifications'), 'en-us')
    return {
      path: pathname,
      told: told.map(({ message }) => message),
      rejected: await readRejectedForm(searchParams.get('form') ?? '', ID),
    }
  }

  const control = (method: string, path: string, body?: unknown) =>
    fetch(new URL(path, sandbox().urls.control), {
      method,
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    })

  const namesInSession = async () => {
    const { session } = await openSession(cookieMap(), Date.now())
    return session.state === 'signedIn' ? `${session.user.firstName} ${session.user.lastName}` : session.state
  }

  const namesAtIdentity = () => {
    const row = sandbox()
      .context.database.prepare('SELECT given_name, family_name FROM identity_users WHERE id = ?')
      .get(ID)
    return `${row?.given_name} ${row?.family_name}`
  }

  return {
    ...{ browser, sandbox, send, sent, control, namesInSession, namesAtIdentity },
    signIn: () => signIn('edith.marsh'),
    record: () => customer(ID),
  }
}
