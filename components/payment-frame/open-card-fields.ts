import { getJson, isObject } from '@/components/data/get-json'
import type { FieldsFrame, StripeSession } from '@/lib/payment/payment-provider'

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

/** Has our server open a frame with card fields; undefined if that failed. */
export async function openFrame(path: string, signal: AbortSignal): Promise<FieldsFrame | undefined> {
  const opened = await getJson(path, parseFrame, { method: 'POST', signal })
  return opened.ok ? opened.value : undefined
}

/** Has our server open what one entry of a card at Stripe is confirmed with; undefined if that failed. */
export async function openStripeSession(path: string): Promise<StripeSession | undefined> {
  const opened = await getJson(path, parseSession, { method: 'POST' })
  return opened.ok ? opened.value : undefined
}
