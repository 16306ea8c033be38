import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Requests that may wait for the one before them on the same connection. Browsers and proxies send none
 * ahead.
 */
export const MOST_PIPELINED = 8

type Exchange = { request: IncomingMessage; response: ServerResponse }

/**
 * Handles one request per connection at a time. Node.js hands on every request of a pipeline at once, so
 * without this a single connection could start hundreds of pages. A connection that sends more ahead than may
 * wait is closed: responses have to leave in order, so a later request cannot be refused before the earlier
 * ones are done.
 */
export function oneAtATime(listener: RequestListener): RequestListener {
  const connections = new WeakMap<Socket, Exchange[]>()

  const begin = ({ request, response }: Exchange): void => {
    response.once('close', () => goOn(request.socket))
    listener(request, response)
  }

  const goOn = (socket: Socket): void => {
    // What waits for a client that has gone is never begun.
    const next = socket.writable ? connections.get(socket)?.shift() : undefined
    if (next === undefined) connections.delete(socket)
    else begin(next)
  }

  return (request, response) => {
    const { socket } = request
    const waiting = connections.get(socket)
    if (!socket.writable) return
    if (waiting === undefined) {
      connections.set(socket, [])
      begin({ request, response })
    } else if (waiting.length < MOST_PIPELINED) waiting.push({ request, response })
    else socket.destroy()
  }
}
