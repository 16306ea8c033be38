/**
 * Waits for a promise at most this long; the work behind it is not canceled.
 * @throws Error named `deadline`
 */
export async function withTimeout<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  const { promise: end, reject } = Promise.withResolvers<never>()
  // One more turn of the event loop, so that a result that arrived while the process was busy still counts.
  const timer = setTimeout(() => setImmediate(() => reject(new Error('deadline'))), milliseconds)
  try {
    return await Promise.race([promise, end])
  } finally {
    clearTimeout(timer)
  }
}
