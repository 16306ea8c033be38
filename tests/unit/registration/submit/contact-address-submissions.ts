import { USER } from '../back-ends'
import { draftOf, JOB_TITLE, recordOf, sendStep, serveBackEnds } from '../store'
import { VERIFY, verdict } from './verification'

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
  backEnds().reply(VERIFY, verdict(result, ...suggestedAddresses))

const withJobTitle = () => backEnds().reply(`GET users/${USER}`, { body: recordOf(JOB_TITLE) })

export const send = (
  form: Readonly<Record<string, string>>,
  differences: Parameters<typeof sendStep>[2] = {},
) => {
  withJobTitle()
  return sendStep('contact-address', form, differences)
}

export const questionOf = async (): Promise<string> => (await draftOf('contact-address'))?.question ?? 'none'

/** Answers the question that is open, unless the form names another one. */
export const answer = async (form: Readonly<Record<string, string>>, submissionKey = 'submission-key-2') =>
  send({ question: await questionOf(), ...form }, { submissionKey })

export const saved = () =>
  backEnds()
    .sentTo(SAVE)
    .map(({ body }) => body)
