import { planSignOut, type SignOutOccasion, type SignOutStep, siteOfPath } from '@/lib/auth/sign-out-plan'
import { SIGN_OUT_WAIT_MS } from '@/lib/config/sign-out-limits'
import { signOutActionPath } from '@/lib/site/paths'
import { forgetClosedNotices, forgetPerson } from './own-storage'
import { setLeaving } from './sign-out-state'
import { notifyTabs } from './tab-channel'
import { forgetVisitor } from './visitor'

/** Timeout for the server's response; the rest of the time is for the redirect. */
const ANSWER_WAIT_MS = SIGN_OUT_WAIT_MS - 500

/** Browser functions that the steps need. */
export type SignOutWorld = {
  fetch: typeof fetch
  leaveFor: (address: string) => void
  path: string
  origin: string
}

const browser = (): SignOutWorld => ({
  fetch: window.fetch.bind(window),
  leaveFor: address => window.location.assign(address),
  path: `${window.location.pathname}${window.location.search}`,
  origin: window.location.origin,
})

let underWay: Promise<void> | undefined

/**
 * Signs out from the open page (spec §4, Logout): from the account menu, or with `timeout` because a limit of
 * the session is reached. The redirect happens whatever fails, within three seconds. Never rejects; a second
 * call joins the first.
 */
export function signOutFromHere(
  { timeout }: Pick<SignOutOccasion, 'timeout'>,
  world = browser(),
): Promise<void> {
  underWay ??= carryOut(
    { from: world.path, locale: siteOfPath(world.path) ?? 'en-us', timeout },
    world,
  ).finally(() => {
    underWay = undefined
  })
  return underWay
}

async function carryOut(occasion: SignOutOccasion, world: SignOutWorld): Promise<void> {
  setLeaving(true)
  let prepared: string | undefined
  for (const step of planSignOut(occasion)) {
    if (step.kind === 'endSession') prepared = await endSession(occasion, world).catch(() => undefined)
    else attempt(step, prepared, world)
  }
}

type BrowserStep = Exclude<SignOutStep, { kind: 'endSession' }>

/** Runs one step. A failure here concerns this browser only; our server logs the others. */
function attempt(step: BrowserStep, prepared: string | undefined, world: SignOutWorld): void {
  try {
    takeStep(step, prepared, world)
  } catch {
    // Storage may be forbidden; the next step runs all the same.
  }
}

function takeStep(step: BrowserStep, prepared: string | undefined, { leaveFor }: SignOutWorld): void {
  switch (step.kind) {
    case 'clearClosedNotices':
      forgetClosedNotices()
      break
    case 'notifyTabs':
      notifyTabs({ kind: 'signedOut' })
      break
    case 'redirect':
      leaveFor(prepared ?? step.to)
      break
    case 'clearUser':
      forgetVisitor()
      forgetPerson()
  }
}

/**
 * Requests our server to end the session. The address in its response leads through the end-session endpoint
 * of the identity provider to the same target as the plan.
 */
async function endSession({ locale, timeout }: SignOutOccasion, world: SignOutWorld): Promise<string> {
  const answer = world.fetch(`${signOutActionPath(locale)}&timeout=${timeout}`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    // The request continues even if its response is not awaited.
    keepalive: true,
  })
  const response = await Promise.race([answer, afterTheWait()])
  if (!response.ok) throw new Error(`answer ${response.status}`)
  return addressIn(await Promise.race([response.json(), afterTheWait()]), world.origin)
}

const afterTheWait = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(reject, ANSWER_WAIT_MS, new Error('no answer in time')))

/** @throws Error for anything but an address of this origin */
function addressIn(body: unknown, origin: string): string {
  const next = typeof body === 'object' && body !== null && 'next' in body ? body.next : undefined
  if (typeof next !== 'string') throw new Error('unreadable answer')
  const url = new URL(next, origin)
  if (url.origin !== origin) throw new Error('an address elsewhere')
  return url.href
}
