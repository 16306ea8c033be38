/** Asks our own server for what is personal. Undefined where it does not say. Never rejects. */
export async function askOwnServer(path: string, signal: AbortSignal): Promise<object | undefined> {
  try {
    const response = await fetch(path, { headers: { accept: 'application/json' }, cache: 'no-store', signal })
    const body: unknown = response.ok ? await response.json() : undefined
    return typeof body === 'object' && body !== null ? body : undefined
  } catch {
    return undefined
  }
}
