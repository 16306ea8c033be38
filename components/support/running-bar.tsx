import { useEffect, useState } from 'react'
import { parseSupportBar } from './parse-support-bar'
import { SupportBar } from './support-bar'

export type RunningBarProps = { assisted: unknown }

const TICK_MS = 1_000

/** The bar while its time runs; at its end the agent is led to the sign-in of support staff. */
export function RunningBar({ assisted }: RunningBarProps) {
  const words = parseSupportBar(assisted)
  const [endsAt] = useState(() => Date.now() + (words?.secondsLeft ?? 0) * 1_000)
  const [now, setNow] = useState(() => Date.now())
  const secondsLeft = Math.max(0, Math.round((endsAt - now) / 1_000))
  const endedHref = words?.endedHref

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])

  useEffect(() => {
    if (secondsLeft === 0 && endedHref !== undefined) location.assign(endedHref)
  }, [secondsLeft, endedHref])

  return words === undefined ? null : <SupportBar {...words} secondsLeft={secondsLeft} />
}
