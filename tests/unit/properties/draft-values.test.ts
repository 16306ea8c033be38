import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readDraft } from '@/lib/registration/drafts/drafts.server'
import { CONTACT_ADDRESS_FIELDS } from '@/lib/registration/schemas/contact-address'
import { ORGANISATION_FIELDS } from '@/lib/registration/schemas/organisation'
import { PERSONAL_INFO_FIELDS } from '@/lib/registration/schemas/personal-info'
import { SIGN_UP_FIELDS } from '@/lib/registration/schemas/sign-up'
import { dropDirectionOverrides } from '@/lib/validation/text'
import { USER } from '../registration/back-ends'
import { BROWSER, post } from '../registration/requests'
import { ADDRESS, JOB_TITLE, recordOf, serveBackEnds } from '../registration/store'
import { fieldText } from './typed-text'

const backEnds = serveBackEnds()

const STEPS = [
  { step: 'register', fields: SIGN_UP_FIELDS, owner: { visitor: BROWSER }, facts: undefined },
  { step: 'personal-info', fields: PERSONAL_INFO_FIELDS, owner: { user: USER }, facts: {} },
  { step: 'contact-address', fields: CONTACT_ADDRESS_FIELDS, owner: { user: USER }, facts: JOB_TITLE },
  {
    step: 'organisation',
    fields: ORGANISATION_FIELDS,
    owner: { user: USER },
    facts: { ...JOB_TITLE, ...ADDRESS },
  },
] as const

it.each(STEPS)('typed values of $step are kept without direction overrides or a password', async given => {
  const { step, fields, owner, facts } = given
  const cookies = { browser: BROWSER, ...(facts && { user: USER }) }
  const names = Object.keys(fields)
  const typed = fc.dictionary(fc.constantFrom(...names), fieldText, { noNullPrototype: true })
  if (facts) backEnds().reply(`GET users/${USER}`, { body: recordOf(facts) })
  // No one types from one address as fast as this.
  let sent = 0
  await fc.assert(
    fc.asyncProperty(typed, async values => {
      sent += 1
      const headers = { 'x-client-address': `192.0.2.${sent}` }
      const response = await post({ step, json: { intent: 'keep', ...values }, cookies, headers })
      expect(response.status).toBe(200)
      const { password: _, ...others } = values
      const kept = Object.entries(others).map(([name, value]) => [name, dropDirectionOverrides(value)])
      expect((await readDraft(owner, step))?.values).toEqual(Object.fromEntries(kept))
    }),
  )
  expect(backEnds().writes()).toEqual([])
})
