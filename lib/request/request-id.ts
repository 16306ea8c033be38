import { randomUUID } from 'node:crypto'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** The id of a request: the front's own where there is a trusted one and it is a UUID, else a new one. */
export function chooseRequestId(inbound: string | null | undefined, trustProxy: boolean): string {
  return trustProxy && inbound != null && UUID.test(inbound) ? inbound : randomUUID()
}
