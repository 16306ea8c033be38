import { getJson, isObject } from '@/components/data/get-json'

/** The visitor as shown in the header. An outage is neither signed in nor signed out. */
export type AccountSummary =
  | {
      state: 'signedIn'
      /** Pseudonym of this sign-in, without other meaning; browser data of a user are stored under it. */
      visitorKey: string
      firstName: string
      lastName: string
      /** Entries of the account menu that are hidden for this user. */
      hiddenPages: readonly string[]
      /** The bar of an agent who acts as this user; undefined for the user. */
      assisted?: unknown
    }
  | { state: 'anonymous' }
  | { state: 'unavailable' }

function textOf(body: object, name: string): string | undefined {
  const value: unknown = Reflect.get(body, name)
  return typeof value === 'string' ? value : undefined
}

/** Parses the response of the account handler; anything unexpected counts as an outage. */
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
    ...('assisted' in body && { assisted: body.assisted }),
  }
}

/** Requests the account summary from our own server. Never rejects. */
export async function fetchAccountSummary(path: string, signal: AbortSignal): Promise<AccountSummary> {
  const answer = await getJson(path, parseAccountSummary, { signal })
  return answer.ok ? answer.value : { state: 'unavailable' }
}
