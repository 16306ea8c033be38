import { expect, test } from 'vitest'
import { readAddressDraft } from '@/lib/addresses/address-draft.server'
import { saveRejectedForm } from '@/lib/forms/rejected-form.server'
import { NO_ERRORS } from '@/lib/handlers/form-result'
import { serveBackEnds } from '../registration/store'

serveBackEnds()

test('an address whose question another release has stored keeps what was typed', async () => {
  const fields = {
    street: '12 Elm Street',
    'stored.review': '{"kind":"address","proposal":"12 ELM ST"}',
    'stored.cleared': '["region"]',
  }
  const id = await saveRejectedForm({ fields, errors: NO_ERRORS }, 'uid-edith')
  const draft = await readAddressDraft(id, 'uid-edith')
  expect(draft).toEqual({ values: { street: '12 Elm Street' }, cleared: [] })
})
