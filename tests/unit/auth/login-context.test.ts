import { NextRequest } from 'next/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { POST } from '@/app/api/sign-in/route'
import { readLoginContext } from '@/lib/auth/login-context.server'
import { rememberUsername } from '@/lib/auth/remembered-username.server'
import { leaveNotice } from '@/lib/auth/sign-in-notice.server'
import { setSignedOutMarker } from '@/lib/session/browser-marks.server'
import { forgetProcessState } from '../../support/process-state'
import { SETTINGS_THAT_WORK } from '../config/good-settings'

const held = vi.hoisted(() => ({ cookies: new Map<string, string>() }))

vi.mock('next/headers', () => ({
  cookies: async () => ({ getAll: () => [...held.cookies].map(([name, value]) => ({ name, value })) }),
  headers: async () => new Headers({ host: 'localhost:3000' }),
}))

beforeEach(() => {
  for (const [name, value] of Object.entries(SETTINGS_THAT_WORK)) vi.stubEnv(name, value)
  forgetProcessState('rate-limits', 'shared-state')
  held.cookies.clear()
})
afterEach(() => {
  vi.unstubAllEnvs()
})

const keep = ({ name, value }: { name: string; value: string }) => held.cookies.set(name, value)

/** Sends the form without script and without a password, which fails at no back end. */
async function fail(form: Readonly<Record<string, string>>) {
  const response = await POST(
    new NextRequest('http://localhost:3000/api/sign-in?locale=en-us', {
      method: 'POST',
      headers: {
        host: 'localhost:3000',
        origin: 'http://localhost:3000',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams(form).toString(),
    }),
  )
  expect(response.status).toBe(303)
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    keep({ name, value })
  }
}

const ENTERED = { username: 'ada.brightwater', password: '' }

describe('the sign-in form after an attempt that failed', () => {
  it('leaves “remember my username” unticked where a user took the tick away', async () => {
    keep(await rememberUsername('edith.marsh'))
    await fail(ENTERED)
    expect(await readLoginContext({})).toMatchObject({
      hasFailed: true,
      username: 'ada.brightwater',
      isRemembered: false,
    })
  })

  it('leaves it ticked where a user ticked it on a device that remembers no one', async () => {
    await fail({ ...ENTERED, rememberMe: 'on' })
    expect(await readLoginContext({})).toMatchObject({ username: 'ada.brightwater', isRemembered: true })
  })
})

describe('the sign-in form where nothing was entered before', () => {
  it.each([true, false])('is ticked as the device remembers a user or not: %s', async isRemembered => {
    if (isRemembered) keep(await rememberUsername('edith.marsh'))
    expect(await readLoginContext({})).toMatchObject({ isRemembered })
    keep(await leaveNotice('moved'))
    expect(await readLoginContext({})).toMatchObject({ notice: { notice: 'moved' }, isRemembered })
  })
})

describe('the login page soon after a sign-out in this browser', () => {
  const SENT_HERE = { returnTo: '/en-us/store/my-account' }

  it('says so to whom a page sends here, without alarm', async () => {
    expect((await readLoginContext(SENT_HERE)).notice).toBeUndefined()
    keep(setSignedOutMarker())
    expect(await readLoginContext(SENT_HERE)).toMatchObject({
      notice: { notice: 'signedOut' },
      hasFailed: false,
    })
  })

  it('says nothing to a user who opens it alone', async () => {
    keep(setSignedOutMarker())
    expect((await readLoginContext({})).notice).toBeUndefined()
  })

  it('says nothing to a user who follows a link of a page that everybody may see', async () => {
    keep(setSignedOutMarker())
    expect((await readLoginContext({ returnTo: '/en-us/store' })).notice).toBeUndefined()
  })

  it('tells first what has happened since, and that a limit was reached', async () => {
    keep(setSignedOutMarker())
    expect((await readLoginContext({ ...SENT_HERE, notice: 'sessionEnded' })).notice?.notice).toBe(
      'sessionEnded',
    )
    keep(await leaveNotice('refused'))
    expect((await readLoginContext(SENT_HERE)).notice?.notice).toBe('refused')
  })
})
