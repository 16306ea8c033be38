const MAX_BODY_BYTES = 1_000_000

/**
 * The body as text, or undefined when it is over a megabyte. Hono's own limit rebuilds the request of a
 * chunked body with the global class, which the Node adapter's request is not.
 */
export const readBody = async (request: Request): Promise<string | undefined> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > MAX_BODY_BYTES) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
