import type { IncomingMessage } from 'node:http'

/** Method, target and headers of a request. */
export type RequestHead = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

/**
 * Copies the head: the framework removes headers from the request itself, and the handling of a failure
 * needs them.
 */
export const copyHead = ({ method, url, headers }: IncomingMessage): RequestHead => ({
  ...(method !== undefined && { method }),
  ...(url !== undefined && { url }),
  headers: { ...headers },
})
