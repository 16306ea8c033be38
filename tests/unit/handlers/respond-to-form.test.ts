import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readRejectedForm } from '@/lib/forms/rejected-form.server'
import { NO_ERRORS, STORED_FORM_RESULT } from '@/lib/handlers/form-result'
import { respondToForm } from '@/lib/handlers/respond-to-form.server'
import { getMessages } from '@/lib/i18n/messages'
import { loadNotifications } from '@/lib/notifications/load.server'
import { forgetProcessState, setSharedState } from '../../support/process-state'
import { SETTINGS_THAT_WORK } from '../config/good-settings'

for (const [name, value] of Object.entries(SETTINGS_THAT_WORK)) vi.stubEnv(name, value)

beforeEach(() => {
  setSharedState()
  forgetProcessState('rate-limits')
})

const PAGE = '/en-us/store/devices'
const NEXT_PAGE = `${PAGE}/1`
const ERRORS = { fieldErrors: [{ name: 'name', code: 'taken' }], formErrors: [] }
const LINE = { tone: 'success', text: 'The picture was added' } as const

const FORM = { page: () => PAGE, fallbackPage: () => '/en-us/store', typed: () => ({ name: 'Tablet' }) }

const ADA = { id: 'ada', accessToken: 'token' }

type Result = Parameters<typeof respondToForm>[2]

const respond = (result: Result, wantsJson = false) => {
  const sender = {
    locale: 'en-us',
    cookies: new Map(),
    customer: { kind: 'signedIn', context: { locale: 'en-us', user: ADA } },
  } as const
  const submission = { locale: 'en-us', origin: '', wantsJson, fields: {}, sender, address: '' } as const
  return respondToForm(FORM, submission, result)
}

/** The page that a browser is led to, its messages, and the form that it shows again, by its reader. */
async function led(result: Result) {
  const response = await respond(result)
  expect(response.status).toBe(303)
  const { pathname, searchParams } = new URL(response.headers.get('location') ?? '', 'https://store.example')
  const notifications = await loadNotifications(searchParams.get('notifications'), 'en-us')
  const messages = notifications.map(({ message }) => message)
  return {
    pathname,
    messages,
    shownTo: (user: string) => readRejectedForm(searchParams.get('form') ?? '', user),
  }
}

const flash = { tone: 'success', message: 'Named', lines: [LINE] } as const

describe('a form of which a part was carried out', () => {
  it('is shown again on the next page with what was typed, its errors and the flash, to its user', async () => {
    const next = await led({ kind: 'next', href: NEXT_PAGE, flash, shownAgain: ERRORS })
    expect([next.pathname, next.messages]).toEqual([NEXT_PAGE, ['Named', LINE.text]])
    expect(await next.shownTo('ada')).toEqual({ fields: { name: 'Tablet' }, errors: ERRORS })
    expect(await next.shownTo('bob')).toBeUndefined()
  })

  it('may have no errors', async () => {
    const next = await led({ kind: 'next', href: NEXT_PAGE, flash, shownAgain: NO_ERRORS })
    expect(await next.shownTo('ada')).toEqual({ fields: { name: 'Tablet' }, errors: NO_ERRORS })
  })

  it('leads a script to the page that shows it again', async () => {
    const response = await respond({ kind: 'next', href: NEXT_PAGE, shownAgain: NO_ERRORS }, true)
    expect((await response.json()).next).toMatch(/^\/en-us\/store\/devices\/1\?form=[\w-]{22}$/)
  })

  it('is stored for a repeated submission with all that its page tells and shows', () => {
    const next = { kind: 'next', href: NEXT_PAGE, flash, shownAgain: ERRORS } as const
    expect(STORED_FORM_RESULT.schema.parse(JSON.parse(JSON.stringify(next)))).toEqual(next)
    expect(STORED_FORM_RESULT.isFinal(next)).toBe(true)
  })

  it('tells of that part beside the failure of the rest, and shows what was typed', async () => {
    const failure = await led({ kind: 'failed', reason: 'unavailable', done: [LINE] })
    expect([failure.pathname, failure.messages]).toEqual([
      PAGE,
      [getMessages('en-us').forms.failed.unavailable, LINE.text],
    ])
    expect((await failure.shownTo('ada'))?.fields).toEqual({ name: 'Tablet' })
  })
})

it('a form that was carried out is not shown again', async () => {
  const next = await led({ kind: 'next', href: NEXT_PAGE, flash })
  expect([next.pathname, await next.shownTo('ada')]).toEqual([NEXT_PAGE, undefined])
})
