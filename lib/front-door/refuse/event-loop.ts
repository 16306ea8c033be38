import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import type { LoopSample } from './admission.ts'

const RESOLUTION_MS = 10
const SAMPLE_EVERY_MS = 100

/** Samples the event loop of this process ten times a second; the timer does not keep the process alive. */
export function watchEventLoop(listener: (sample: LoopSample) => void): void {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delays.enable()
  let before = performance.eventLoopUtilization()
  const look = () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    // A loop that was too busy for its own timer to run has no measurement yet.
    if (delays.count > 0) listener({ delayMs: delays.mean / 1e6 - RESOLUTION_MS, utilization })
    delays.reset()
  }
  setInterval(look, SAMPLE_EVERY_MS).unref()
}
