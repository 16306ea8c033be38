import { describe, expect, it } from 'vitest'
import { nameOfCookie } from '@/lib/cookies/own-cookies.server'
import { readDraft } from '@/lib/registration/drafts/drafts.server'
import { REGISTRATION_FORMS } from '@/lib/registration/registration-forms.server'
import type { FormId, StepId } from '@/lib/site/steps'
import { rememberUser } from '@/lib/steps/draft-owner.server'
import {
  countNewDraft,
  type RefusedForm,
  saveDraftWithErrors,
} from '@/lib/steps/handler/save-draft-with-errors.server'
import { USER } from '../back-ends'
import { BROWSER } from '../requests'
import { serveBackEnds } from '../store'

serveBackEnds()

const ADDRESS = '192.0.2.1'
const SIGN_UP = { step: 'register', address: ADDRESS } as const
const ERRORS = { fieldErrors: [], formErrors: [{ code: 'tooManyAttempts' }] }
const VALUES = { phone: '555' }

const keep = (refused: Partial<RefusedForm<FormId>>, browser?: string) =>
  saveDraftWithErrors(
    REGISTRATION_FORMS,
    {
      step: 'personal-info',
      sender: undefined,
      formOwner: undefined,
      form: VALUES,
      address: ADDRESS,
      ...refused,
    },
    new Map(browser === undefined ? [] : [[nameOfCookie('draft'), browser]]),
  )

const ofUser = (user = USER, step: StepId = 'personal-info') => readDraft({ user }, step)
const ofBrowser = (step: StepId = 'personal-info') => readDraft({ visitor: BROWSER }, step)

describe('what was typed in a refused form', () => {
  it('is kept for who sent it, with the reason', async () => {
    await keep({ sender: USER, errors: ERRORS }, BROWSER)
    expect(await ofUser()).toEqual({ values: VALUES, errors: ERRORS })
  })

  it('is kept without the reason while it is still being typed, by the name its page gave', async () => {
    await keep({ sender: USER, errors: ERRORS, form: { ...VALUES, intent: 'keep', keeping: 'second' } })
    expect(await ofUser()).toEqual({ values: VALUES, keptAs: 'second' })
  })

  it('is kept for whom the form was made, without the reason, which is not theirs', async () => {
    await keep({ sender: USER, formOwner: { user: 'uid-other' }, errors: ERRORS })
    expect(await ofUser('uid-other')).toEqual({ values: VALUES })
    expect(await ofUser()).toBeUndefined()
  })

  it('is kept for who was signed in here before, and for no one where no one was', async () => {
    await keep({}, BROWSER)
    await keep({})
    expect(await ofBrowser()).toBeUndefined()
    await rememberUser(BROWSER, USER)
    await keep({}, BROWSER)
    expect(await ofUser()).toEqual({ values: VALUES })
    expect(await ofBrowser()).toBeUndefined()
  })

  it('of the sign-up is kept for the browser, and for no one who is signed in by now', async () => {
    const form = { firstName: 'Zoë' }
    await rememberUser(BROWSER, USER)
    await keep({ step: 'register', form, sender: USER }, BROWSER)
    expect([await ofBrowser('register'), await ofUser(USER, 'register')]).toEqual([undefined, undefined])
    await keep({ step: 'register', form, errors: ERRORS }, BROWSER)
    expect(await ofBrowser('register')).toEqual({ values: form, errors: ERRORS })
    expect(await ofUser(USER, 'register')).toBeUndefined()
  })
})

it('users take no room from the visitors of their address', async () => {
  for (let user = 1; user <= 150; user += 1)
    expect(await countNewDraft(REGISTRATION_FORMS, { user: `user-${user}` }, SIGN_UP)).toEqual({
      allowed: true,
    })
  expect(await countNewDraft(REGISTRATION_FORMS, { visitor: BROWSER }, SIGN_UP)).toEqual({ allowed: true })
})
