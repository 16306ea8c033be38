import { occRefusal, USER } from '../back-ends'
import { ADDRESS, draftOf, JOB_TITLE, recordOf, sendStep, serveBackEnds } from '../store'

export const backEnds = serveBackEnds()

const BASE = `users/${USER}/organizations`
export const LOOKUP = `POST ${BASE}/lookup`
export const CREATE = `POST ${BASE}`
export const SIMILAR = `POST ${BASE}/similar`
export const MARK = `PATCH users/${USER}`
export const link = (uid: string) => `PUT ${BASE}/${uid}/association`
export const number = (uid: string) => `POST ${BASE}/${uid}/temporaryAccountNumber`

export const PLACE = {
  town: 'Utica',
  region: { isocode: 'US-NY', name: 'New York' },
  country: { isocode: 'US', name: 'United States' },
}

export const organisation = (uid: string, rest: object = {}) => ({
  uid,
  name: `Clinic ${uid}`,
  accountType: 'ORGANIZATION',
  addresses: { primaryBillingAddress: PLACE },
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

/** A name to look for, for a complete account. */
export const SOUGHT = {
  choice: 'find',
  findName: 'Elmhurst Clinic',
  findCountry: 'US',
  findPostalCode: '13501',
  termsAccepted: 'on',
}

/** A new organisation with an address of its own. */
export const OWN = {
  ...NEW,
  addressChoice: 'another',
  country: 'US',
  region: 'US-NY',
  city: 'Utica',
  street: '12 Peñíscola Street',
  apartment: '',
  building: '',
  postalCode: '13501',
}

type Form = Readonly<Record<string, string>>

export const send = (form: Form, differences: Parameters<typeof sendStep>[2] = {}) => {
  backEnds().reply(`GET users/${USER}`, { body: recordOf({ ...JOB_TITLE, ...ADDRESS }) })
  return sendStep('organisation', form, differences)
}

export const questionOf = async (): Promise<string> => (await draftOf('organisation'))?.question ?? 'none'

/** Answers the question that is open, unless the form names another one. */
export const answer = async (form: Form, submissionKey = 'submission-key-2') =>
  send({ question: await questionOf(), ...form }, { submissionKey })

export const REGISTERED = { kind: 'next', to: '/en-us/register/organisation/registered' }

export const formError = (status: number, code: string) => ({
  kind: 'back',
  status,
  errors: { fieldErrors: [], formErrors: [{ code }] },
})

export const finds = (found: object) => backEnds().reply(LOOKUP, { body: found })

export const association = (status = 'ASSOCIATED') => ({
  status,
  administrator: false,
  default: true,
  since: '2026-01-01',
})

export const links = (uid: string) => backEnds().reply(link(uid), { body: { association: association() } })

export const creates = (uid = 'o1') => {
  backEnds().reply(CREATE, { status: 201, body: organisation(uid, { status: 'PENDING' }) })
  backEnds().reply(number(uid), {
    body: { customerAccountNumber: 'T23456789ABC', temporary: true, issuedAt: '2026-01-01' },
  })
}

export const hasSimilar = (...uids: string[]) => {
  backEnds().reply(CREATE, occRefusal(409, 'SimilarOrganizationsError'))
  backEnds().reply(SIMILAR, {
    body: { organizations: uids.map(uid => ({ uid, name: `Clinic ${uid}`, address: PLACE, score: 0.9 })) },
  })
}
