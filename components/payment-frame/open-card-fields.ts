import { type GetFailure, getJson, isObject } from '@/components/data/get-json'
import type { FieldsFrame, StripeSession } from '@/lib/payment/payment-provider'
import { failed, type Result } from '@/lib/result/result'

const parseFrame = (body: unknown): FieldsFrame | undefined => {
  if (!isObject(body) || body.kind !== 'frame') return undefined
  const { address, origin } = body
  return typeof address === 'string' && typeof origin === 'string'
    ? { kind: 'frame', address, origin }
    : undefined
}

const parseSession = (body: unknown): StripeSession | undefined => {
  if (!isObject(body) || body.kind !== 'stripe') return undefined
  const { clientSecret, holder } = body
  return typeof clientSecret === 'string' && typeof holder === 'string'
    ? { kind: 'stripe', clientSecret, holder }
    : undefined
}

/** Our server opens nothing: with its own words where the user has to wait. */
export type NotOpened = { message: string | undefined }

/** What a refusal of our server tells the user. */
function toldBy({ kind, body }: GetFailure): NotOpened {
  const message = kind === 'rateLimited' && isObject(body) ? body.message : undefined
  return { message: typeof message === 'string' ? message : undefined }
}

/** Has our server open a frame with card fields. */
export async function openFrame(path: string, signal: AbortSignal): Promise<Result<FieldsFrame, NotOpened>> {
  const opened = await getJson(path, parseFrame, { method: 'POST', signal })
  return opened.ok ? opened : failed(toldBy(opened.error))
}

/** Has our server open what one entry of a card at Stripe is confirmed with. */
export async function openStripeSession(path: string): Promise<Result<StripeSession, NotOpened>> {
  const opened = await getJson(path, parseSession, { method: 'POST' })
  return opened.ok ? opened : failed(toldBy(opened.error))
}
