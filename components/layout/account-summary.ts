/** Who looks at the page, as far as the header shows it. An outage is neither signed in nor signed out. */
export type AccountSummary =
  | {
      state: 'signedIn'
      firstName: string
      lastName: string
      /** Entries of the account menu that this person does not get. */
      hiddenPages: readonly string[]
    }
  | { state: 'anonymous' }
  | { state: 'unavailable' }

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Reads the answer of the account handler; anything unexpected counts as an outage. */
export function parseAccountSummary(body: unknown): AccountSummary {
  if (!isObject(body) || !('state' in body)) return { state: 'unavailable' }
  if (body.state === 'anonymous') return { state: 'anonymous' }
  if (body.state !== 'signedIn' || !('firstName' in body) || !('lastName' in body))
    return { state: 'unavailable' }
  const { firstName, lastName } = body
  if (typeof firstName !== 'string' || typeof lastName !== 'string') return { state: 'unavailable' }
  const hidden: readonly unknown[] =
    'hiddenPages' in body && Array.isArray(body.hiddenPages) ? body.hiddenPages : []
  return {
    state: 'signedIn',
    firstName,
    lastName,
    hiddenPages: hidden.filter(page => typeof page === 'string'),
  }
}

/** Asks our own server who is signed in. Never rejects. */
export async function fetchAccountSummary(path: string, signal: AbortSignal): Promise<AccountSummary> {
  try {
    const response = await fetch(path, { headers: { accept: 'application/json' }, cache: 'no-store', signal })
    return response.ok ? parseAccountSummary(await response.json()) : { state: 'unavailable' }
  } catch {
    return { state: 'unavailable' }
  }
}
