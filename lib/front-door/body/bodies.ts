import type { IncomingMessage, ServerResponse } from 'node:http'
import { DOCUMENT_BODY_BYTES } from '../../config/body-limits.ts'
import type { Refusal } from '../refuse/refusal.ts'
import { isInParts, isPlainForm } from '../refuse/refused-form.ts'
import { BodyBudget } from './body-budget.ts'
import { announcedBytes, type BodyKind, kindOfBody, mostBytesOf, needsSession } from './body-kind.ts'
import { BODY_SETTINGS, type BodySettings } from './body-settings.ts'
import { BodyCollector, TOO_LARGE } from './collect-body.ts'
import { carriesSession } from './session-cookie.ts'

/**
 * A browser reads no response before its form is sent completely: up to this much is received and dropped, so
 * that it reads ours. A file may be the wrong one, such as a film, so more of it.
 */
const MOST_DROPPED_BYTES = { text: 4_194_304, file: 50 * DOCUMENT_BODY_BYTES }

const NO_FILES: Refusal = { status: 415, code: 'media-type' }
const SIGNED_OUT: Refusal = { status: 401, code: 'signed-out' }
const SHORT = {
  total: { status: 503, code: 'busy' },
  network: { status: 429, code: 'too-many-bodies' },
} as const satisfies Record<string, Refusal>

/** Checks the announced size and the content type of the body. */
export function checkBodyHeaders(request: IncomingMessage): Refusal | undefined {
  // Without an upload, the framework would parse it for a server action.
  if (isInParts(request) && kindOfBody(request) === 'form') return NO_FILES
  return (announcedBytes(request) ?? 0) > Math.max(mostBytesOf(request), mostDroppedOf(request))
    ? TOO_LARGE
    : undefined
}

/** How many bytes of a body are received although it is refused. */
function mostDroppedOf(request: IncomingMessage): number {
  if (!isPlainForm(request)) return 0
  return isInParts(request) ? MOST_DROPPED_BYTES.file : MOST_DROPPED_BYTES.text
}

export const hasBody = (request: IncomingMessage): boolean =>
  request.headers['transfer-encoding'] !== undefined || (announcedBytes(request) ?? 0) > 0

/** Whose room a body takes: a small document needs no session, and may not take that of documents. */
const roomOf = (request: IncomingMessage): BodyKind =>
  kindOfBody(request) === 'document' && !needsSession(request) ? 'form' : kindOfBody(request)

type Sent = { request: IncomingMessage; response: ServerResponse; network: string }

/** The bodies of all requests, which are held in memory within bounds until their responses have ended. */
export class Bodies {
  readonly #sessionSecret: string
  readonly #settings: BodySettings
  readonly #budgets: Readonly<Record<BodyKind, BodyBudget>>

  /** @param sessionSecret secret of the session cookies that a large document has to come with */
  constructor(sessionSecret: string, settings: BodySettings = BODY_SETTINGS) {
    this.#sessionSecret = sessionSecret
    this.#settings = settings
    this.#budgets = {
      form: new BodyBudget(settings.form),
      list: new BodyBudget(settings.list),
      document: new BodyBudget(settings.document),
    }
  }

  /**
   * Collects a body, as far as there is room for it. Without room, and without the session that a large
   * document needs, it is refused; of a form whose page can say so, it is received and dropped first.
   */
  receive(
    { request, response, network }: Sent,
    whenComplete: () => void,
    whenRefused: (refusal: Refusal) => void,
  ): void {
    const refused = this.#refusalOf(request)
    const mostDropped = mostDroppedOf(request)
    if (refused !== undefined && mostDropped === 0) {
      whenRefused(refused)
      return
    }
    const held = this.#budgets[roomOf(request)].open(network, short => collector.refuse(SHORT[short]))
    const hold = (bytes: number): Refusal | undefined => {
      const short = held.grow(bytes)
      return short && SHORT[short]
    }
    const collector = new BodyCollector(request, {
      mostBytes: mostBytesOf(request),
      mostDropped,
      pace: this.#settings[kindOfBody(request)].pace,
      ...{ refused, hold, free: held.free, whenRefused },
      whenComplete: () => {
        held.keep()
        whenComplete()
      },
    })
    response.once('close', () => {
      collector.end()
      held.free()
    })
  }

  #refusalOf(request: IncomingMessage): Refusal | undefined {
    if ((announcedBytes(request) ?? 0) > mostBytesOf(request)) return TOO_LARGE
    return needsSession(request) && !carriesSession(request, this.#sessionSecret, Date.now())
      ? SIGNED_OUT
      : undefined
  }
}
