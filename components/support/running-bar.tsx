import { useEffect, useMemo, useState } from 'react'
import { getJson } from '@/components/data/get-json'
import { askAgain, peekVisitor, type Visitor } from '@/components/session/visitor'
import { publishHeight } from '@/components/ui/publish-height'
import { SESSION_PATH } from '@/lib/session/activity'
import { parseSupportBar } from './parse-support-bar'
import { SupportBar } from './support-bar'

export type RunningBarProps = { assisted: unknown }

const publishSupportHeight = publishHeight('--support-height')

const TICK_MS = 1_000

/**
 * The bar with its countdown, which each response of our server resets. At zero it asks the server, because
 * the agent may have been active in another tab; if the session has ended, it opens the support sign-in.
 */
export function RunningBar({ assisted }: RunningBarProps) {
  const words = useMemo(() => parseSupportBar(assisted), [assisted])
  const endsAt = useMemo(() => Date.now() + (words?.secondsLeft ?? 0) * 1_000, [words])
  const [now, setNow] = useState(() => Date.now())
  const secondsLeft = Math.max(0, Math.round((endsAt - now) / 1_000))
  const isOver = secondsLeft === 0
  const endedHref = words?.endedHref

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])

  useEffect(() => {
    if (isOver && endedHref !== undefined) void leaveUnlessActive(endedHref)
  }, [isOver, endedHref])

  return words === undefined ? null : (
    <SupportBar
      {...words}
      secondsLeft={secondsLeft}
      onStay={() => void stay()}
      barRef={publishSupportHeight}
    />
  )
}

const hasTimeLeft = (visitor: Visitor | undefined): boolean =>
  visitor?.state === 'signedIn' && (parseSupportBar(visitor.assisted)?.secondsLeft ?? 0) > 0

/**
 * Does not publish to the page that the session has ended, because the page would then offer the customer
 * sign-in.
 */
async function leaveUnlessActive(endedHref: string): Promise<void> {
  if (hasTimeLeft(await peekVisitor())) await askAgain()
  else location.assign(endedHref)
}

/** Reports activity; the server responds with the remaining time. */
async function stay(): Promise<void> {
  await getJson(SESSION_PATH, () => true, { method: 'POST' })
  await askAgain()
}
