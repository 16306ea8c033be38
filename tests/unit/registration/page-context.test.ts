import { afterEach, describe, expect, it, vi } from 'vitest'
import { AUTOSAVE_COOKIE } from '@/lib/cookies/cookie-names'
import { readFormOwner } from '@/lib/forms/form-owner.server'
import { saveDraft } from '@/lib/registration/drafts/drafts.server'
import { requireStep } from '@/lib/registration/guard.server'
import type { StepId } from '@/lib/site/steps'
import { sharedState } from '@/lib/state/shared-state.server'
import { USER } from './back-ends'
import { BROWSER, cookiesOf } from './requests'
import { OWNER, serveBackEnds } from './store'

const held = vi.hoisted(() => ({ cookies: new Map<string, string>(), headers: new Headers() }))

vi.mock('next/headers', () => ({
  cookies: async () => ({ getAll: () => [...held.cookies].map(([name, value]) => ({ name, value })) }),
  headers: async () => held.headers,
}))

serveBackEnds()

afterEach(() => {
  held.headers = new Headers()
})

const DRAFT = { values: { phone: '555' } }
const ERRORS = { fieldErrors: [], formErrors: [{ code: 'unavailable' }] }

async function visit(step: StepId, holder: Parameters<typeof cookiesOf>[0], keeping?: string) {
  held.cookies = await cookiesOf(holder)
  if (keeping !== undefined) held.cookies.set(AUTOSAVE_COOKIE, keeping)
  const visited = await requireStep('en-us', step)
  if (!('visitor' in visited)) throw new Error('there is no page in an outage')
  return visited
}

describe('the page of a step', () => {
  it('has the draft of its user, whose errors are shown once', async () => {
    await saveDraft(OWNER, 'personal-info', { ...DRAFT, errors: ERRORS })
    const user = { user: USER, browser: BROWSER }
    expect((await visit('personal-info', user)).draft).toEqual({ ...DRAFT, errors: ERRORS })
    expect((await visit('personal-info', user)).draft).toEqual(DRAFT)
  })

  it('marks its form as that of the user', async () => {
    const { visitor, formOwner } = await visit('personal-info', { user: USER })
    expect(visitor.kind).toBe('customer')
    expect(await readFormOwner(formOwner)).toEqual({ user: USER })
  })

  it('has the draft of a visitor’s browser, and a form that is no one’s', async () => {
    await saveDraft({ visitor: BROWSER }, 'register', DRAFT)
    expect(await visit('register', { browser: BROWSER })).toMatchObject({
      visitor: { kind: 'anonymous' },
      draft: DRAFT,
      formOwner: undefined,
    })
  })

  it('has no draft where the browser keeps no cookies', async () => {
    await saveDraft({ visitor: BROWSER }, 'register', DRAFT)
    expect((await visit('register', {})).draft).toBeUndefined()
  })

  it('has the typing that was announced and is still on its way', async () => {
    await saveDraft({ visitor: BROWSER }, 'register', { values: { firstName: 'Z' }, keptAs: 'first' })
    const read = vi.spyOn(sharedState(), 'get')
    const visited = visit('register', { browser: BROWSER }, 'second')
    const sent = { values: { firstName: 'Zoë' }, keptAs: 'second' }
    // The visit looks for the draft again, so it is waiting.
    await vi.waitFor(() => expect(new Set(read.mock.calls.flat()).size).toBeLessThan(read.mock.calls.length))
    await saveDraft({ visitor: BROWSER }, 'register', sent)
    expect((await visited).draft).toEqual(sent)
  })

  it.each([
    ['address', 'address'],
    ['choice', undefined],
    [undefined, undefined],
  ])('tells of a move by the word %s: %s', async (word, moved) => {
    if (word !== undefined) held.headers.set('x-move-notice', word)
    expect((await visit('register', { browser: BROWSER })).moved).toBe(moved)
  })
})
