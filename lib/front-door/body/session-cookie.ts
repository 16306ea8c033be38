import type { IncomingMessage } from 'node:http'
import { SESSION_COOKIE } from '../../cookies/cookie-names.ts'
import { openRecord, recordKey } from '../../crypto/sealed-record.ts'

/** The cookie with any prefix, whole or in numbered parts. */
const PARTS = new RegExp(`(?:^|;\\s*)(?:__Host-)?${SESSION_COOKIE}(?:\\.(\\d))?=([\\w-]+)`, 'g')

/**
 * Whether a request carries a session cookie that this store has sealed and that has not expired. Whether its
 * user has signed out since, and whose session it is, only the handler decides.
 */
export function carriesSession({ headers }: IncomingMessage, secret: string, now: number): boolean {
  const parts = [...(headers.cookie ?? '').matchAll(PARTS)].map(([, index = '', value = '']) => ({
    index,
    value,
  }))
  const whole = parts.find(({ index }) => index === '')
  const ordered = parts.toSorted((one, other) => Number(one.index) - Number(other.index))
  const value = whole?.value ?? ordered.map(part => part.value).join('')
  const content = openRecord(recordKey(secret, 'session'), value)
  return (
    typeof content === 'object' && content !== null && 'exp' in content && Number(content.exp) * 1000 > now
  )
}
