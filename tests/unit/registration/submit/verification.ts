import { type Reply, USER } from '../back-ends'

export const VERIFY = `POST users/${USER}/addresses/verification`

/** What the verification answers where it is not simply content. */
export const verdict = (result: string, ...suggestedAddresses: object[]): Reply => ({
  body: { decision: 'REVIEW', result, suggestedAddresses },
})
