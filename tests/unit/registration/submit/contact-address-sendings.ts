import { USER } from '../back-ends'
import { JOB_TITLE, recordOf, sendStep, serveBackEnds } from '../store'

export const backEnds = serveBackEnds()

export const FORM = {
  country: 'US',
  region: 'US-NY',
  city: 'New York',
  street: '12 Peñíscola Street',
  apartment: '',
  building: '',
  postalCode: '10001',
}

export const VERIFY = `POST users/${USER}/addresses/verification`
export const SAVE = `POST users/${USER}/addresses`

export const WIRE = {
  line1: '12 Peñíscola Street',
  town: 'New York',
  region: { isocode: 'US-NY' },
  postalCode: '10001',
  country: { isocode: 'US' },
}

export const suggestion = (line1: string, rest: object = {}) => ({
  ...WIRE,
  line1,
  recommended: true,
  differences: ['line1'],
  ...rest,
})

export const verifies = (result: string, ...suggestedAddresses: object[]) =>
  backEnds().reply(VERIFY, { body: { decision: 'REVIEW', result, suggestedAddresses } })

const withJobTitle = () => backEnds().reply(`GET users/${USER}`, { body: recordOf(JOB_TITLE) })

export const send = (
  form: Readonly<Record<string, string>>,
  differences: Parameters<typeof sendStep>[2] = {},
) => {
  withJobTitle()
  return sendStep('contact-address', form, differences)
}

export const answer = (form: Readonly<Record<string, string>>, submissionKey = 'key-2') =>
  send({ question: 'key-1', ...form }, { submissionKey })

export const saved = () =>
  backEnds()
    .sentTo(SAVE)
    .map(({ body }) => body)
