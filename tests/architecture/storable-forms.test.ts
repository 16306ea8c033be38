import { expect, test } from 'vitest'
import { readCode } from '../support/source-files'

/** Forms of visitors who have no session of a customer that could end. */
const WITHOUT_SESSION = [
  'components/invoices/lookup/invoice-lookup-form.tsx',
  'components/login/sign-in-form.tsx',
  'components/orders/status/code-form.tsx',
  'components/orders/status/lookup-form.tsx',
  'components/support/agent-sign-in.tsx',
  'components/support/start-form.tsx',
]

const POSTS = /<form\b[^>]*\bmethod="post"|<CustomerOnlyForm\b/
const TYPES = /<TextInput\b|<TextArea\b|<input\b[^>]*\btype="text"/

test('a plain form with text fields is stored if the session of its user ends while it is open', () => {
  const losing = readCode('app', 'components')
    .filter(({ text }) => POSTS.test(text) && TYPES.test(text) && !text.includes('data-storable'))
    .map(({ path }) => path)
  expect(losing.toSorted()).toEqual(WITHOUT_SESSION)
})
