import { ANSWER_WAIT_MS } from './answer-wait'

/**
 * What a fetch in the browser failed with: the message of the catalogue (spec §8) with the answer's status
 * and body attached.
 */
export class FetchError extends Error {
  override readonly name = 'FetchError'
  /** Status of the answer; undefined where there was none. */
  readonly status: number | undefined
  /**
   * Body of the answer as far as it could be read: parsed JSON, else text. For logs and decisions, never to
   * be shown.
   */
  readonly body: unknown

  constructor(answer: { status?: number; body?: unknown; cause?: unknown } = {}) {
    super('An error occurred while fetching the data.', { cause: answer.cause })
    this.status = answer.status
    this.body = answer.body
  }
}

/** Any schema library's way to judge a value. */
export type Schema<T> = {
  safeParse: (value: unknown) => { success: true; data: T } | { success: false }
}

/**
 * Reads JSON of the agreed shape from our own server.
 * @throws FetchError for a refusal, an answer of another shape, or none at all
 */
export async function fetchJson<T>(path: string, schema: Schema<T>): Promise<T> {
  const response = await ask(path)
  const body = await readBody(response)
  const { status } = response
  if (!response.ok) throw new FetchError({ status, body })
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new FetchError({ status, body })
  return parsed.data
}

async function ask(path: string): Promise<Response> {
  try {
    return await fetch(path, {
      headers: { accept: 'application/json' },
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_WAIT_MS),
    })
  } catch (cause) {
    throw new FetchError({ cause })
  }
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text().catch(() => '')
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
