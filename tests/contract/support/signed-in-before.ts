type Cookies = Map<string, { value: string; path: string }>

/** Moves the sign-in of a browser into the past. @throws if no user is signed in */
export async function signedInBefore({ cookies: jar }: { cookies: Cookies }, seconds: number): Promise<void> {
  const { openSession, issueSession } = await import('@/lib/session/session-cookies.server')
  const cookies = new Map([...jar].map(([name, { value }]) => [name, value]))
  const { identity, tokens } = await openSession(cookies, Date.now())
  if (identity === undefined || tokens === undefined) throw new Error('no user is signed in')
  const signedInAt = Date.now() - seconds * 1000
  for (const { name, value } of await issueSession(
    cookies,
    { ...identity, signedInAt, authenticatedAt: signedInAt },
    tokens,
  ))
    jar.set(name, { value, path: '/' })
}

type Sandbox = { context: { database: { prepare(sql: string): { run(...values: number[]): unknown } } } }

/** Moves the time at which passwords were entered into the past, as the identity provider knows it. */
export const enteredPasswordBefore = ({ context: { database } }: Sandbox, seconds: number): unknown =>
  database
    .prepare(
      "UPDATE identity_records SET payload = json_set(payload, '$.loginTs', ?) WHERE model LIKE '%Session'",
    )
    .run(Math.floor(Date.now() / 1000) - seconds)
