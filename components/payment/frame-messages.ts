/** A message of the frame with the card fields. */
export type FrameMessage =
  | { type: 'ready' }
  | { type: 'height'; height: number }
  | { type: 'token'; id: string; token: string }
  | { type: 'invalid' | 'failed'; id: string }

/** Reads what a frame has sent; undefined for anything that is no message of the card fields. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (!isRecord(data) || data.source !== 'payment-fields') return undefined
  const { type, id, height, card } = data
  if (type === 'ready') return { type }
  if (type === 'height' && typeof height === 'number') return { type, height }
  if (typeof id !== 'string') return undefined
  if (type === 'invalid' || type === 'failed') return { type, id }
  const token = isRecord(card) ? card.token : undefined
  return type === 'token' && typeof token === 'string' ? { type, id, token } : undefined
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
