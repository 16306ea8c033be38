import { expect } from 'vitest'
import { FORM_OWNER } from '@/lib/forms/hidden-fields'
import { drawPage, type PageParameters } from '../../support/draw-page.ts'
import { renderFor } from '../../support/page-request.ts'
import { servePrompts } from '../preferences/prompts-harness.ts'
import {
  loadNotifications,
  openSession,
  readRejectedForm,
  sealFormOwner,
} from '../sign-in/sign-in-harness.ts'

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
  async function sent(path: string, fields: Record<string, string>) {
    const response = await send(path, fields)
    expect(response.status).toBe(303)
    const { pathname, searchParams } = new URL(response.headers.get('location') ?? '', 'http://store')
    const form = searchParams.get('form') ?? ''
    const told = await loadNotifications(searchParams.get('notifications'), 'en-us')
    return {
      path: pathname,
      told: told.map(({ message }) => message),
      rejected: await readRejectedForm(form, ID),
      shown: { form },
    }
  }

  /** HTML of the page, with a form that it shows again; the test file mocks the modules of the framework. */
  async function draw(page = 'profile', query: PageParameters = {}): Promise<string> {
    renderFor(browser)
    return drawPage(`store/my-account/${page}`, query)
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
    ...{ browser, sandbox, send, sent, draw, control, namesInSession, namesAtIdentity },
    signIn: () => signIn('edith.marsh'),
    record: () => customer(ID),
  }
}
