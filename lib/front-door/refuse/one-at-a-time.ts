import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Limit of pipelined requests that wait on a connection. Browsers and proxies do not pipeline. */
export const MOST_PIPELINED = 8

type Exchange = { request: IncomingMessage; response: ServerResponse }

/**
 * Handles one request per connection at a time. Node.js emits every request of a pipeline at once, so
 * without this a single connection could start hundreds of pages. A connection with too many pipelined
 * requests is closed: responses have to be sent in order, so a later request cannot be refused before the
 * earlier ones are done.
 */
export function oneAtATime(listener: RequestListener): RequestListener {
  const connections = new WeakMap<Socket, Exchange[]>()

  const begin = ({ request, response }: Exchange): void => {
    response.once('close', () => goOn(request.socket))
    listener(request, response)
  }

  const goOn = (socket: Socket): void => {
    // A waiting request of a client that has disconnected is never begun.
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
