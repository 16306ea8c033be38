import type { IncomingMessage } from 'node:http'

/** What a request says before its body. */
export type RequestHead = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

/**
 * The head as it came: the framework takes headers away from the request itself, and a failure is told to
 * whoever sent it.
 */
export const copyHead = ({ method, url, headers }: IncomingMessage): RequestHead => ({
  ...(method !== undefined && { method }),
  ...(url !== undefined && { url }),
  headers: { ...headers },
})
