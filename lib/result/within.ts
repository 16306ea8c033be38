/**
 * Waits no longer than this for a promise; what it was doing may still happen.
 * @throws Error named `deadline`
 */
export async function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  const { promise: end, reject } = Promise.withResolvers<never>()
  // One more turn of the loop, so that an answer that came while the process was busy still counts.
  const timer = setTimeout(() => setImmediate(() => reject(new Error('deadline'))), milliseconds)
  try {
    return await Promise.race([promise, end])
  } finally {
    clearTimeout(timer)
  }
}
