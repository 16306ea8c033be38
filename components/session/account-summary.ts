import { getJson, isObject } from '@/components/data/get-json'

/** Who looks at the page, as far as the header shows it. An outage is neither signed in nor signed out. */
export type AccountSummary =
  | {
      state: 'signedIn'
      /**
       * Names this sign-in and nothing else about it; what is remembered of a person is remembered under it.
       */
      visitorKey: string
      firstName: string
      lastName: string
      /** Entries of the account menu that this person does not get. */
      hiddenPages: readonly string[]
    }
  | { state: 'anonymous' }
  | { state: 'unavailable' }

function textOf(body: object, name: string): string | undefined {
  const value: unknown = Reflect.get(body, name)
  return typeof value === 'string' ? value : undefined
}

/** Reads the answer of the account handler; anything unexpected counts as an outage. */
export function parseAccountSummary(body: unknown): AccountSummary {
  if (!isObject(body) || !('state' in body)) return { state: 'unavailable' }
  if (body.state === 'anonymous') return { state: 'anonymous' }
  if (body.state !== 'signedIn') return { state: 'unavailable' }
  const [visitorKey, firstName, lastName] = ['visitorKey', 'firstName', 'lastName'].map(name =>
    textOf(body, name),
  )
  if (visitorKey === undefined || firstName === undefined || lastName === undefined)
    return { state: 'unavailable' }
  const hidden: readonly unknown[] =
    'hiddenPages' in body && Array.isArray(body.hiddenPages) ? body.hiddenPages : []
  return {
    state: 'signedIn',
    visitorKey,
    firstName,
    lastName,
    hiddenPages: hidden.filter(page => typeof page === 'string'),
  }
}

/** Asks our own server who is signed in. Never rejects. */
export async function fetchAccountSummary(path: string, signal: AbortSignal): Promise<AccountSummary> {
  const answer = await getJson(path, parseAccountSummary, { signal })
  return answer.ok ? answer.value : { state: 'unavailable' }
}
