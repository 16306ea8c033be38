import { randomUUID } from 'node:crypto'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** Chooses the id of a request: that of a trusted proxy if it is a UUID, otherwise a new one. */
export function chooseRequestId(inbound: string | null | undefined, trustProxy: boolean): string {
  return trustProxy && inbound != null && UUID.test(inbound) ? inbound : randomUUID()
}
