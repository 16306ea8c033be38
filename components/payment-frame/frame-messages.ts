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

/** Reads what the frame of a challenge has sent: that it is over, or that the user has left it. */
export function readChallengeMessage(data: unknown): 'completed' | 'left' | undefined {
  if (!isRecord(data) || data.source !== 'payment-challenge') return undefined
  const { type } = data
  return type === 'completed' || type === 'left' ? type : undefined
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
