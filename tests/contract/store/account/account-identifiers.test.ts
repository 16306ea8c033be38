import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FORM_OWNER } from '@/lib/forms/hidden-fields'
import { CONFIRMED } from '../../support/form-values.ts'
import { SCRIPT } from '../cart/cart-harness.ts'
import { sealFormOwner } from '../sign-in/sign-in-harness.ts'
import { STRANGE, serveIdentifiers, type What } from './identifiers-harness.ts'

// An identifier that is not the user's is one that does not exist, wherever it comes in.

const store = serveIdentifiers()

const ORGANIZATION = { organisation: 'org-cedarlight' }
const CERTIFICATE = {
  region: 'US-OR',
  certificateNumber: 'OR-1',
  validFrom: '2026-01-01',
  validUntil: '2039-12-31',
  signed: 'on',
}
const LICENCE = {
  kind: 'certification',
  certification: 'speech-language-licence',
  issuingBody: 'B',
  number: '1',
}

/** A form with the identifier in one of its fields; the others are those of the user. */
type Row = { what: What; field: string; form: Readonly<Record<string, string | File>> }

const row = (what: What, field: string, form: Row['form']): Row => ({ what, field, form })
const rows = (what: What, field: string, forms: readonly Row['form'][]) =>
  forms.map(form => row(what, field, form))

const document = () => new File(['%PDF-1.7'], 'file.pdf')

const OWN_PARTS = ['default', 'leave', 'requestRole'].map(intent => ({ intent }))
const PERSON_PARTS = ['approve', 'refuse', 'remove', 'handOver', 'appoint', 'dismiss'].map(intent => ({
  intent,
}))

const ADDRESS_PARTS = ['delete', 'default-delivery', 'default-billing'].map(intent => ({
  intent,
  address: 'a1',
}))

/** Each handler of the account with the identifiers that reach it; an empty list: none does. */
const HANDLERS: Readonly<Record<string, readonly Row[]>> = {
  account: [],
  'account/email': [],
  'account/email/actions': [],
  // The code of another user's link: store-email-change.test.ts.
  'account/email/confirmation': [],
  'account/password': [],
  'account/profile': [],
  'account/sessions': [],
  'account-closure': [],
  preferences: [],
  'data-copy': [],
  organisations: [],
  'payment-cards/fields': [],
  profile: [],
  addresses: [row('address', 'address', CONFIRMED)],
  'addresses/actions': rows(
    'address',
    'address',
    ['delete', 'default-delivery', 'default-billing'].map(intent => ({ intent })),
  ),
  'cart/account': [row('organization', 'account', {})],
  'organisations/addresses': [
    row('organization', 'organisation', CONFIRMED),
    row('address', 'address', { ...CONFIRMED, ...ORGANIZATION }),
  ],
  'organisations/addresses/actions': [
    ...rows('organization', 'organisation', ADDRESS_PARTS),
    ...rows(
      'address',
      'address',
      ADDRESS_PARTS.map(part => ({ ...part, ...ORGANIZATION })),
    ),
  ],
  'organisations/actions': [
    ...rows('organization', 'organisation', [
      ...OWN_PARTS,
      ...PERSON_PARTS.map(part => ({ ...part, member: 'c1' })),
      { intent: 'invite', email: 'a@example.org' },
      { intent: 'withdraw', invitation: 'invitation-of-edith' },
      { intent: 'purchaseOrder', required: 'yes' },
    ]),
    ...rows(
      'member',
      'member',
      PERSON_PARTS.map(part => ({ ...part, ...ORGANIZATION })),
    ),
    row('invitation', 'invitation', { intent: 'withdraw', ...ORGANIZATION }),
    ...rows('invitation', 'token', [{ intent: 'accept' }, { intent: 'decline' }]),
  ],
  // A file that is read: store-account-exemptions.test.ts.
  'organisations/certificate': [],
  'organisations/exemption': [
    row('organization', 'organisation', { ...CERTIFICATE, certificate: document() }),
  ],
  'payment-cards': [
    row('address', 'billingAddress', { paymentToken: 'token', cardOwner: '' }),
    row('organization', 'cardOwner', { paymentToken: 'token' }),
  ],
  'payment-cards/actions': rows(
    'card',
    'card',
    ['delete', 'default'].map(intent => ({ intent })),
  ),
  qualifications: [row('evidence', 'qualification', LICENCE), row('evidence', 'renews', LICENCE)],
  'qualifications/submission': [
    ...rows('evidence', 'qualification', [
      { intent: 'add', document: document() },
      { intent: 'send', statement: 'on', note: '' },
      { intent: 'send', statement: 'on', note: '', document: document() },
      { remove: 'file-of-edith' },
    ]),
    ...rows('file', 'remove', [{ qualification: 'none' }, { qualification: 'none', document: document() }]),
    row('file', 'replaces', { intent: 'add', qualification: 'none', document: document() }),
  ],
  'qualifications/withdrawal': [
    row('evidence', 'qualification', { intent: 'withdraw' }),
    row('draft', 'draft', { intent: 'discard' }),
  ],
}

/** Folders of handlers that belong to the account area. */
const AREAS = [
  'account',
  'account-closure',
  'addresses',
  'cart/account',
  'data-copy',
  'organisations',
  'payment-cards',
  'preferences',
  'profile',
  'qualifications',
]

const HANDLER_FILES = join(import.meta.dirname, '../../../../app/api')

/** Each handler of the account that has the identifier of a file in its path. */
const FILES: Readonly<Record<string, What>> = { 'qualifications/files/[id]': 'file' }

it('every handler of the account has a row', () => {
  const found = readdirSync(HANDLER_FILES, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('/route.ts'))
    .map(dirname)
    .filter(path => AREAS.some(area => path === area || path.startsWith(`${area}/`)))
  expect([...Object.keys(HANDLERS), ...Object.keys(FILES)].sort()).toEqual(found.sort())
})

const FIELDS_OF_EMPTY = ['qualification', 'address', 'cardOwner', 'renews', 'replaces']

/** Sends a form as a script; the answer without what differs in every answer. */
async function answerTo(handler: string, { field, form }: Row, identifier: string) {
  const mark = { [FORM_OWNER]: await sealFormOwner((await store.context()).user.id) }
  const all: Record<string, string | File> = { ...form, ...mark, [field]: identifier }
  const isFile = Object.values<string | File>(all).some(value => value instanceof File)
  const body = new FormData()
  for (const [name, value] of Object.entries(all)) body.append(name, value)
  const response = await store.browser.send(`/api/${handler}?locale=en-us`, {
    form: isFile ? body : (all as Record<string, string>),
    headers: SCRIPT,
  })
  return { status: response.status, body: await response.text(), location: response.headers.get('location') }
}

const CASES = Object.entries(HANDLERS).flatMap(([handler, all]) =>
  all.map(each => [`${handler}, ${each.field} of ${JSON.stringify(each.form)}`, handler, each] as const),
)

describe.each(CASES)('%s', (_, handler, each) => {
  it('answers to that of another as to one that does not exist, and writes nothing', async () => {
    const before = store.written()
    const theirs = await answerTo(handler, each, store.theirs(each.what))
    const none = await answerTo(handler, each, 'x9999999')
    const plain = ({ status, body }: Awaited<ReturnType<typeof answerTo>>, identifier: string) => [
      status,
      body.replaceAll(identifier, 'ID').replaceAll(/[\w-]{20,}={0,2}|"requestId":"[^"]*"/g, 'KEY'),
    ]
    expect(plain(theirs, store.theirs(each.what))).toEqual(plain(none, 'x9999999'))
    expect(theirs.status).toBeLessThan(500)
    expect(store.written()).toBe(before)
  })

  it('refuses strange identifiers without a failure, leads nowhere else, and writes nothing', async () => {
    const before = store.written()
    for (const identifier of STRANGE) {
      if (identifier === '' && FIELDS_OF_EMPTY.includes(each.field)) continue
      const { status, body, location } = await answerTo(handler, each, identifier)
      const what = `${JSON.stringify(identifier.slice(0, 40))}: ${body.slice(0, 200)}`
      expect(status, what).toBeLessThan(500)
      expect(location, what).toBeNull()
      expect(body, what).not.toMatch(/"next":"(?!\/(?!\/))/)
      expect(store.written() === before, `nothing is written by ${what}`).toBe(true)
    }
  })
})

it('a draft is not discarded by another who sends its key', async () => {
  const { listDrafts } = await import('@/lib/qualifications/kept-drafts.server')
  const form = row('draft', 'draft', { intent: 'discard' })
  await answerTo('qualifications/withdrawal', form, store.theirs('draft'))
  expect(await listDrafts('uid-edith')).toMatchObject([{ kind: 'degree' }])
})

it.each(Object.entries(FILES))(
  '%s has nothing of others, and nothing for a strange identifier',
  async (handler, what) => {
    const theirs = store.theirs(what)
    for (const identifier of [theirs, 'x9999999', ...STRANGE.filter(text => text !== '')]) {
      const path = handler.replace(/\[\w+\]/, encodeURIComponent(identifier))
      const response = await store.browser.send(`/api/${path}?locale=en-us`)
      const answer = `${identifier.slice(0, 40)}: ${response.status}`
      expect([400, 403, 404], answer).toContain(response.status)
      expect(await response.text(), answer).not.toContain('PNG')
    }
  },
)
