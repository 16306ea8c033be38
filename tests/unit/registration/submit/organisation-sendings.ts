import { occRefusal, USER } from '../back-ends'
import { ADDRESS, JOB_TITLE, recordOf, sendStep, serveBackEnds } from '../store'

export const backEnds = serveBackEnds()

const BASE = `users/${USER}/organizations`
export const LOOKUP = `POST ${BASE}/lookup`
export const CREATE = `POST ${BASE}`
export const SIMILAR = `POST ${BASE}/similar`
export const MARK = `PATCH users/${USER}`
export const link = (uid: string) => `PUT ${BASE}/${uid}/association`
export const number = (uid: string) => `POST ${BASE}/${uid}/temporaryAccountNumber`

const place = {
  town: 'Utica',
  region: { isocode: 'US-NY', name: 'New York' },
  country: { isocode: 'US', name: 'United States' },
}

export const organisation = (uid: string, rest: object = {}) => ({
  uid,
  name: `Clinic ${uid}`,
  accountType: 'ORGANIZATION',
  addresses: { primaryBillingAddress: place },
  status: 'ACTIVE',
  ...rest,
})

export const EXISTING = { choice: 'existing', customerAccountNumber: '4711', termsAccepted: 'on' }

export const NEW = {
  choice: 'new',
  name: 'Elmhurst Clinic',
  industry: 'health',
  sector: 'clinic',
  addressChoice: 'contact',
  administrator: 'on',
  termsAccepted: 'on',
}

type Form = Readonly<Record<string, string>>

export const send = (form: Form, differences: Parameters<typeof sendStep>[2] = {}) => {
  backEnds().reply(`GET users/${USER}`, { body: recordOf({ ...JOB_TITLE, ...ADDRESS }) })
  return sendStep('organisation', form, differences)
}

export const answer = (form: Form) => send({ question: 'key-1', ...form }, { submissionKey: 'key-2' })

export const REGISTERED = { kind: 'next', to: '/en-us/register/organisation/registered' }

export const formError = (status: number, code: string) => ({
  kind: 'back',
  status,
  errors: { fieldErrors: [], formErrors: [{ code }] },
})

export const finds = (found: object) => backEnds().reply(LOOKUP, { body: found })

export const links = (uid: string) =>
  backEnds().reply(link(uid), {
    body: { association: { status: 'ASSOCIATED', administrator: false, default: true, since: '2026-01-01' } },
  })

export const creates = (uid = 'o1') => {
  backEnds().reply(CREATE, { status: 201, body: organisation(uid) })
  backEnds().reply(number(uid), {
    body: { customerAccountNumber: 'T23456789ABC', temporary: true, issuedAt: '2026-01-01' },
  })
}

export const hasSimilar = (...uids: string[]) => {
  backEnds().reply(CREATE, occRefusal(409, 'SimilarOrganizationsError'))
  backEnds().reply(SIMILAR, {
    body: { organizations: uids.map(uid => ({ uid, name: `Clinic ${uid}`, address: place, score: 0.9 })) },
  })
}
